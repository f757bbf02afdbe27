import { languageTag } from '#src/site/language-tags.ts'
import { escapeHtml } from './escape-html.ts'

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'",
  'content-type': 'text/html; charset=utf-8',
  // The address of the page goes to nobody else; a form without any origin would be refused.
  'referrer-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex, nofollow',
}

const STYLE =
  'body{font:1.125rem/1.6 system-ui,sans-serif;max-width:36rem;margin:4rem auto;padding:0 1rem}' +
  'h1{font-size:1.5rem}button,input,textarea{font:inherit;padding:.5rem 1.25rem}' +
  'input,textarea{display:block;box-sizing:border-box;width:100%;padding-inline:.75rem}'

/**
 * A page that a function makes by itself, for a visitor whose browser runs no script or who comes from a mail. It loads
 * nothing, and nothing can be put around it.
 *
 * @param page.title as text.
 * @param page.body as HTML, without the heading.
 * @param page.language of the words; English where they are not known.
 */
export const smallPage = (
  page: { title: string; body: string; language?: { locale: string; dir: string } | undefined },
  status = 200,
): Response => {
  const { locale, dir } = page.language ?? { locale: 'en', dir: 'ltr' }
  const title = escapeHtml(page.title)
  const html = `<!doctype html>
<html lang="${languageTag(locale)}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${title}</title><style>${STYLE}</style></head>
<body><main><h1>${title}</h1>${page.body}</main></body>
</html>
`
  return new Response(html, { status, headers: HEADERS })
}
