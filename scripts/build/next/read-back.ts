/**
 * Runs in the browser, where the document has its payload: puts the payload together from its own texts and the
 * content of the marked elements, as it was rendered.
 *
 * @param parts texts, and numbers of marked elements.
 * @param rendered how the elements that may have changed began when they were rendered.
 * @param changing the selector of such elements.
 * @param start what of their markup may have changed, as a regular expression.
 */
export const readBack = (
  parts: readonly (string | number)[],
  rendered: readonly string[],
  changing: string,
  start: string,
): void => {
  const page = self as unknown as { __next_f: { push: (part: [1, string]) => void } }
  const markup = (html: string) => html.replaceAll('&nbsp;', '\xa0')
  let next = 0
  const contents = Array.from(document.querySelectorAll('[data-payload]'), (element) => {
    element.removeAttribute('data-payload')
    const html = markup(element.innerHTML)
    let content = ''
    let place = 0
    for (const { outerHTML } of element.querySelectorAll(changing)) {
      const shown = markup(outerHTML).match(start)?.[0] ?? ''
      const at = html.indexOf(shown, place)
      content += html.slice(place, at) + rendered[next++]
      place = at + shown.length
    }
    return JSON.stringify(content + html.slice(place))
  })
  page.__next_f.push([
    1,
    parts.map((part) => (typeof part === 'string' ? part : contents[part])).join(''),
  ])
}
