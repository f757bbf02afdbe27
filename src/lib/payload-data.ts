/** What a block of data in a document says of its payload, which is read from the content of elements too. */
export type PayloadData = {
  /** Texts, and numbers of marked elements. */
  parts: (string | number)[]
  /** The length of each marked element's content, in characters. */
  lengths: number[]
  /** For each marked element, how those in it that may have changed began when they were rendered. */
  rendered: string[][]
  /** The addresses of the scripts that the page loads after its first paint. */
  scripts: string[]
}

/** The tag of the block of data. */
export const PAYLOAD_DATA = '<script type="application/json" data-parts="">'

/** What an element is marked with: this attribute comes last in its opening tag. */
export const payloadMark = (element: number): string => ` data-payload="${element}">`

/** What follows the content of an element. */
const END = '</'

/** An opening tag with a mark; none has `<` or `>` in an attribute. */
const MARKED = /<[^<>]* data-payload="\d+">/g

/**
 * Puts the payload of a document together (docs/decisions/0022-content-once.md), from its text: the marked elements come
 * one after another.
 *
 * @returns an empty text if the document has no payload, or something on its way has changed what it is read from.
 */
export const payloadIn = (html: string): string => {
  const [, data] = /<script[^>]* data-parts="">([^<]*)/.exec(html) ?? []
  if (!data) return ''
  const { parts, lengths } = JSON.parse(data) as PayloadData
  const contents = [...html.matchAll(MARKED)].map(({ 0: tag, index }, element) =>
    html.slice(index + tag.length).slice(0, (lengths[element] ?? 0) + END.length),
  )
  if (!lengths.every((_, element) => contents[element]?.endsWith(END))) return ''
  return parts
    .map((part) =>
      typeof part === 'string' ? part : JSON.stringify(contents[part]?.slice(0, -END.length)),
    )
    .join('')
}

/** The same for a document in a language; an empty text for one in another. */
export const payloadInLanguage = (html: string, language: string): string =>
  /<html[^>]* lang="([^"]*)"/.exec(html)?.[1] === language ? payloadIn(html) : ''
