/**
 * A Markdown text with the addresses in it already resolved. It is rendered late, so that reading the
 * content stays cheap: the model holds the source, and `links` maps each address as written to where
 * it leads now, or to null if it leads to nothing. `typography` is set when it is rendered, where the
 * typography of its language is known.
 */
export type RichText = {
  markdown: string
  links: Record<string, string | null>
  typography?: 'ru' | 'en-US'
}

/** Inline links and pictures, reference definitions, and addresses in angle brackets. */
const ADDRESS = /\]\(\s*<?([^\s)>]+)>?|^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?|<([a-z]+:[^\s<>]+)>/gim

/** The addresses that a Markdown text holds, each once, in order. Those in code count too: harmless. */
export const markdownAddresses = (markdown: string): string[] => [
  ...new Set(
    [...markdown.matchAll(ADDRESS)].map((match) => (match[1] ?? match[2] ?? match[3]) as string),
  ),
]
