import { LEAD_ERRORS } from '#src/lead/answer.ts'
import type { FormDefinition } from '#src/lead/form-definition.ts'
import type { FormsFile } from '#src/lead/forms-file.ts'
import type { Submission } from '#src/lead/submission.ts'
import { LEAD_INPUTS, LEAD_PATH } from '#src/site/lead.ts'
import type { Answer, Refusal } from './answer.ts'
import { wordsOf } from './words.ts'

type Page = {
  request: Request
  submission: Submission
  raw: readonly [string, string][]
  form: FormDefinition | undefined
  forms: FormsFile | undefined
}

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
  'content-type': 'text/html; charset=utf-8',
  'x-content-type-options': 'nosniff',
}

const STYLE =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}' +
  'h1{font-size:1.5rem}button{font:inherit;padding:.5rem 1.25rem}'

/**
 * The answer to a form that a browser sent without a script. Success leads back to the page, where the
 * words of thanks are; anything else is a page of its own, with what is wrong or with the way to try again.
 */
export const htmlAnswer = (answer: Answer, page: Page): Response => {
  const back = pageBefore(page.request)
  if (answer.status === 'accepted' && back) {
    const location = `${back}#${outcomeId(page)}-sent`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  const { title, body } = answer.status === 'accepted' ? thanks(page) : failure(answer, page)
  const words = wordsOf(page.forms)
  const link = back ? `<p><a href="${escape(back)}">${escape(words.word('form.back'))}</a></p>` : ''
  const html = `<!doctype html>
<html lang="${page.forms?.locale ?? 'en'}" dir="${page.forms?.dir ?? 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escape(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escape(title)}</h1>${body}${link}</main></body>
</html>
`
  const status = answer.status === 'accepted' ? 200 : LEAD_ERRORS[answer.code]
  return new Response(html, { status, headers: HEADERS })
}

const thanks = ({ form, forms }: Page) => ({
  title: form?.thankYouTitle ?? wordsOf(forms).word('form.thanks'),
  body: form ? paragraph(plainText(form.thankYouText)) : '',
})

const failure = (answer: Refusal, page: Page) => {
  const { word, rule } = wordsOf(page.forms)
  const problems = Object.entries(answer.fields).map(([name, message]) => {
    const label = page.form?.fields.find((field) => field.name === name)?.label
    return `<li>${label ? `${escape(label)}: ` : ''}${escape(rule(message))}</li>`
  })
  if (problems.length > 0) {
    return { title: word('form.check'), body: `<ul>${problems.join('')}</ul>` }
  }
  const said = page.form ? plainText(page.form.failureText) : word('form.failed')
  return { title: word('form.retry'), body: paragraph(said) + again(page) }
}

/** The values as they were sent, and the same key as before: a second try is the same lead. */
const again = ({ raw, forms }: Page): string => {
  const inputs = raw
    .filter(([name]) => name !== LEAD_INPUTS.turnstile)
    .map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`)
  const label = escape(wordsOf(forms).word('form.retry'))
  return `<form method="post" action="${LEAD_PATH}">${inputs.join('')}<p><button>${label}</button></p></form>`
}

/** A form in a modal has its words of thanks beside it. */
const outcomeId = ({ raw, submission }: Page): string => {
  const [, id = ''] = raw.find(([name]) => name === LEAD_INPUTS.outcome) ?? []
  return /^[a-z0-9-]+$/.test(id) ? id : submission.formKey
}

/** The page that held the form, without its hash, if it is one of this site. */
const pageBefore = (request: Request): string | undefined => {
  const referer = request.headers.get('referer')
  if (!referer || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  const own = new URL(request.url)
  // A page of answers is no page to go back to.
  if (page.host !== own.host || page.pathname === LEAD_PATH) return undefined
  return `${own.origin}${page.pathname}${page.search}`
}

const paragraph = (text: string): string => `<p>${escape(text)}</p>`

/** Markdown as text: links give their words, emphasis goes. */
const plainText = (markdown: string): string =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`#>]+/g, '')

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
