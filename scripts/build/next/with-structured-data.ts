import { NextChangedError } from './assumptions.ts'
import { byteText } from './byte-text.ts'

const HEAD_END = '</head>'

/**
 * Puts structured data into a rendered page. Only readers of documents need it, so React does not render it: else it
 * would be in the page's payload too.
 *
 * @param html a document as Next renders it, as byte text.
 * @param graph things in schema.org's words, without `@context`.
 * @throws NextChangedError
 */
export const withStructuredData = (html: string, graph: unknown[]): string => {
  if (graph.length === 0) return html
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph })
  const script = `<script type="application/ld+json">${json.replaceAll('<', '\\u003c')}</script>`
  const place = html.indexOf(HEAD_END)
  if (place === -1) throw new NextChangedError('head', 'the head of a document does not end')
  return html.slice(0, place) + byteText(script) + html.slice(place)
}
