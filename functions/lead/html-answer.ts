import { escapeHtml } from '#functions/lib/escape-html.ts'
import { smallPage } from '#functions/lib/small-page.ts'
import { LEAD_ERRORS } from '#src/lead/answer-format.ts'
import { TOO_LARGE } from '#src/lead/attachment.ts'
import type { FormDefinition } from '#src/lead/form-definition.ts'
import type { FormsFile } from '#src/lead/forms-file.ts'
import { LEAD_INPUTS } from '#src/site/lead.ts'
import { answerForm, isTyped } from './answer-form.ts'
import { formPage } from './form-page.ts'
import type { Answer, Refusal } from './refusal.ts'
import { wordsOf } from './words.ts'

type Asked = {
  request: Request
  /** What the browser sent; empty where it could not be read. */
  raw: readonly [string, string][]
  form: FormDefinition | undefined
  forms: FormsFile | undefined
}

/** With the page that held the form. */
type Page = Asked & { back: string | undefined }

/**
 * The answer to a form that a browser sent without a script. Success leads back to the page, where the
 * words of thanks are; any other outcome is a separate page, with the problem or with a way to try again.
 */
export const htmlAnswer = (answer: Answer, asked: Asked): Response => {
  const page = { ...asked, back: formPage(asked.raw, asked.request) }
  const { back, forms } = page
  if (answer.status === 'accepted' && back) {
    const location = `${back}#${outcomeId(page)}-sent`
    return new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } })
  }
  const { title, body } = answer.status === 'accepted' ? thanks(page) : failure(answer, page)
  const link = back
    ? `<p><a href="${escapeHtml(back)}">${escapeHtml(wordsOf(forms).word('form.back'))}</a></p>`
    : ''
  const status = answer.status === 'accepted' ? 200 : LEAD_ERRORS[answer.code]
  return smallPage({ title, body: body + link, language: forms }, status)
}

const thanks = ({ form, forms }: Page) => ({
  title: form?.thankYouTitle ?? wordsOf(forms).word('form.thanks'),
  body: form ? paragraph(plainText(form.thankYouText)) : '',
})

const failure = ({ code, fields }: Refusal, page: Page) => {
  const { word } = wordsOf(page.forms)
  const again = (wrong: FormDefinition['fields'] = []) =>
    answerForm({ ...page, wrong, files: fileFields(page), label: word('form.retry') })
  if (code === 'unavailable') {
    const said = page.form ? plainText(page.form.failureText) : word('form.failed')
    return { title: word('form.retry'), body: paragraph(said) + again() }
  }
  // Only files make a form of a page so large.
  const hasFiles = page.request.headers.get('content-type')?.startsWith('multipart/')
  if (code === 'too-large' && hasFiles) {
    return { title: word('form.check'), body: paragraph(wordsOf(page.forms).rule(TOO_LARGE)) }
  }
  const problems = problemsOf(fields, page)
  if (problems.length === 0)
    return { title: word('form.check'), body: paragraph(word('form.failed')) }
  const wrong = problems.flatMap(({ field }) => (field && isTyped(field) ? [field] : []))
  const list = `<ul>${problems.map(({ said }) => `<li>${escapeHtml(said)}</li>`).join('')}</ul>`
  return {
    title: word('form.check'),
    body: wrong.length === problems.length ? list + again(wrong) : list,
  }
}

const fileFields = ({ form }: Page) => (form?.fields ?? []).filter(({ kind }) => kind === 'file')

/** What is wrong in words, each with its field; consent is none of the form's fields. */
const problemsOf = (fields: Refusal['fields'], { form, forms }: Page) => {
  const { rule } = wordsOf(forms)
  return Object.entries(fields).map(([name, message]) => {
    const field = form?.fields.find((one) => one.name === name)
    return { field, said: field ? `${field.label}: ${rule(message)}` : rule(message) }
  })
}

/** A form in a modal has its words of thanks beside it. */
const outcomeId = ({ raw }: Page): string => {
  const values = new Map(raw)
  const id = values.get(LEAD_INPUTS.outcome) ?? ''
  return /^[a-z0-9-]+$/.test(id) ? id : (values.get(LEAD_INPUTS.form) ?? '')
}

const paragraph = (text: string): string => `<p>${escapeHtml(text)}</p>`

/** Markdown as plain text: only the text of links stays, emphasis is removed. */
const plainText = (markdown: string): string =>
  markdown.replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1').replace(/[*_`#>]+/g, '')
