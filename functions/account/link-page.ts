import type { FormsFile } from '#src/lead/forms-file.ts'
import { MESSAGES } from '#src/models/parts/messages.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { escapeHtml } from '../lead/escape-html.ts'
import type { MailedLink } from './mailed-link.ts'

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'content-type': 'text/html; charset=utf-8',
  // The code in the address goes to nobody else; a form without any origin would be refused.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

const STYLE =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}' +
  'h1{font-size:1.5rem}button{font:inherit;padding:.5rem 1.25rem}'

/**
 * A page that asks whether to follow the link of a mail. Its button sends what the link has.
 *
 * @param forms has the words of the language; without it they are English.
 */
export const linkPage = (
  { action, link, fields }: { action: string; link: MailedLink; fields: Record<string, string> },
  forms: FormsFile | undefined,
): Response => {
  const word = (key: keyof typeof MESSAGES) => escapeHtml(forms?.messages[key] ?? MESSAGES[key])
  const title = word(link === 'confirm' ? 'account.link.confirm' : 'account.link.reset')
  const inputs = Object.entries(fields).map(
    ([name, value]) => `<input type="hidden" name="${name}" value="${escapeHtml(value)}">`,
  )
  const html = `<!doctype html>
<html lang="${languageTag(forms?.locale ?? 'en')}" dir="${forms?.dir ?? 'ltr'}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1><p>${word('account.link.text')}</p><form method="post" action="${action}">${inputs.join('')}<p><button>${word('account.link.submit')}</button></p></form></main></body>
</html>
`
  return new Response(html, { headers: HEADERS })
}
