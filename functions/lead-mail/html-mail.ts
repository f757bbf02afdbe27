import { escapeHtml } from '#functions/lib/escape-html.ts'
import { languageTag } from '#src/site/language-tags.ts'

const STYLE = 'font:16px/1.6 system-ui,sans-serif;max-width:40rem;margin:0 auto;padding:1rem'

/**
 * A document for a mail. Many programs drop `html` and `body`, so the direction is said again inside.
 *
 * @param body HTML that is safe already.
 */
export const htmlMail = (
  body: string,
  { locale, dir, title }: { locale: string; dir: 'ltr' | 'rtl'; title: string },
): string =>
  `<!doctype html>
<html lang="${languageTag(locale)}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(title)}</title></head>
<body><div lang="${languageTag(locale)}" dir="${dir}" style="${STYLE};text-align:${dir === 'rtl' ? 'right' : 'left'}">${body}</div></body>
</html>
`

/** Rows of names and values. A value has the direction of its own letters. */
export const htmlRows = (rows: readonly (readonly [name: string, value: string])[]): string => {
  const cells = rows.map(
    ([name, value]) =>
      `<tr><th style="text-align:start;vertical-align:top;padding:.25rem 1rem .25rem 0">${escapeHtml(name)}</th>` +
      `<td dir="auto" style="vertical-align:top;white-space:pre-wrap;overflow-wrap:anywhere;padding:.25rem 0">${escapeHtml(value)}</td></tr>`,
  )
  return `<table style="border-collapse:collapse">${cells.join('')}</table>`
}

export const textRows = (rows: readonly (readonly [name: string, value: string])[]): string =>
  rows.map(([name, value]) => `${name}: ${value}`).join('\n')
