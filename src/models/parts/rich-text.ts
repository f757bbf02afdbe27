import type { LinkedFile } from '../addresses/links.ts'

/**
 * A Markdown text with the addresses in it already resolved. It is rendered late, so that reading the
 * content stays cheap: the model holds the source, and `links` maps each address as written to where
 * it leads now, or to null if it leads to nothing. `typography` is set when it is rendered, where the
 * typography of its language is known.
 */
export type RichText = {
  markdown: string
  links: Record<string, string | null>
  /** The files among them, by their addresses as written. */
  files?: Record<string, LinkedFile>
  typography?: 'ru' | 'en-US'
}
