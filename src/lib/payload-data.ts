import type { Json } from './inline-json.ts'

/** What a block of data in a document says of its payload, which is read from the content of elements too. */
export type PayloadData = {
  /** The address of the text that all payloads of the language share. */
  shared: string
  /** Texts, copies from the shared text, and numbers of marked elements. */
  parts: (string | PayloadCopy | number)[]
  /** The length of each marked element's content, in characters. */
  lengths: number[]
  /** For each marked element, how those in it that may have changed began when they were rendered. */
  rendered: string[][]
  /** The addresses of the scripts that the page loads after its first paint. */
  scripts: string[]
  /** What the code in them starts with. */
  entry?: Json
}

/** A part of the shared text, in characters. */
export type PayloadCopy = [start: number, length: number]

/** The shared texts that a tab has asked for, by their addresses. */
export type SharedTexts = Record<string, Promise<string>>

/** Under this name the window has the shared texts. */
export const SHARED_TEXTS = 'sharedTexts'

/** The tag of the block of data. */
export const PAYLOAD_DATA = '<script type="application/json" data-parts="">'

/** What an element is marked with: this attribute comes last in its opening tag. */
export const payloadMark = (element: number): string => ` data-payload="${element}">`

/** What follows the content of an element. */
const END = '</'

/** An opening tag with a mark; none has `<` or `>` in an attribute. */
const MARKED = /<[^<>]* data-payload="\d+">/g

/** What a document says of its payload; nothing if it has none. */
export const payloadData = (html: string): PayloadData | undefined => {
  const [, data] = /<script[^>]* data-parts="">([^<]*)/.exec(html) ?? []
  return data ? JSON.parse(data) : undefined
}

/**
 * Puts the payload of a document together (docs/decisions/0022-content-once.md), from its text: the marked elements come
 * one after another.
 *
 * @param shared the text at the address `shared`.
 * @returns an empty text if something on the document's way has changed what the payload is read from.
 */
export const payloadIn = (
  html: string,
  { parts, lengths }: Pick<PayloadData, 'parts' | 'lengths'>,
  shared: string,
): string => {
  const contents = [...html.matchAll(MARKED)].map(({ 0: tag, index }, element) =>
    html.slice(index + tag.length).slice(0, (lengths[element] ?? 0) + END.length),
  )
  if (!lengths.every((_, element) => contents[element]?.endsWith(END))) return ''
  return parts
    .map((part) => {
      if (typeof part === 'string') return part
      if (typeof part === 'number') return JSON.stringify(contents[part]?.slice(0, -END.length))
      const [start, length] = part
      return shared.slice(start, start + length)
    })
    .join('')
}

/** The language of a document. */
export const languageOf = (html: string): string | undefined =>
  /<html[^>]* lang="([^"]*)"/.exec(html)?.[1]
