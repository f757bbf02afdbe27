/** Next writes it into every document. */
const SIZE_ADJUST = '<meta name="next-size-adjust" content=""/>'
const BODY = '<body'

/**
 * Gives the head of a document one order. React writes an element of the payload before or after those that come late,
 * depending on the lengths of texts, so that two pages of one shape may differ in it.
 *
 * @param html a document as Next renders it, as byte text.
 */
export const withSteadyHead = (html: string): string => {
  const place = html.indexOf(SIZE_ADJUST)
  const title = html.indexOf('<title>')
  if (place === -1 || title === -1 || place > html.indexOf(BODY)) return html
  const [first, last] = place < title ? [place, title] : [title, place]
  const between = html.slice(first, last)
  return place < title
    ? html.slice(0, first) + between.slice(SIZE_ADJUST.length) + SIZE_ADJUST + html.slice(last)
    : html.slice(0, first) + SIZE_ADJUST + between + html.slice(last + SIZE_ADJUST.length)
}
