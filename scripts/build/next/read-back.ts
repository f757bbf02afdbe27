import type { PayloadData } from '#src/lib/payload-data.ts'

/**
 * Runs in a page, where the document has its payload: puts the payload together from its own texts and the content of
 * the marked elements, as it was rendered (docs/decisions/0022-content-once.md). An element that something has removed
 * early has no content, and one in which something has removed or added what may change has the content that the page
 * shows.
 *
 * Its text is all that is sent with a document, so it uses nothing else.
 *
 * @param changing the selector of what may have changed.
 * @param start what of its markup may have changed, as a regular expression.
 */
export const readBack = (changing: string, start: string): void => {
  const page = self as unknown as { __next_f: { push: (part: [1, string]) => void } }
  const data = document.querySelector('[data-parts]')?.textContent as string
  const { parts, rendered } = JSON.parse(data) as PayloadData
  const markup = (html: string) => html.replaceAll('&nbsp;', '\xa0')
  const contents: string[] = []
  for (const element of document.querySelectorAll('[data-payload]')) {
    const number = Number(element.getAttribute('data-payload'))
    element.removeAttribute('data-payload')
    const html = markup(element.innerHTML)
    const changed = element.querySelectorAll(changing)
    const before = rendered[number]?.length === changed.length ? rendered[number] : []
    let content = ''
    let place = 0
    before.forEach((text, index) => {
      const shown = markup(changed[index]?.outerHTML ?? '').match(start)?.[0] ?? ''
      const at = html.indexOf(shown, place)
      content += html.slice(place, at) + text
      place = at + shown.length
    })
    contents[number] = JSON.stringify(content + html.slice(place))
  }
  page.__next_f.push([
    1,
    parts.map((part) => (typeof part === 'string' ? part : (contents[part] ?? '""'))).join(''),
  ])
}
