/** Inline links and pictures, reference definitions, and addresses in angle brackets. */
const ADDRESS = /\]\(\s*<?([^\s)>]+)>?|^\s{0,3}\[[^\]]+\]:\s*<?([^\s>]+)>?|<([a-z]+:[^\s<>]+)>/gim

/** The addresses that a Markdown text holds, each once, in order. Those in code count too: harmless. */
export const markdownAddresses = (markdown: string): string[] => [
  ...new Set(
    [...markdown.matchAll(ADDRESS)].map((match) => (match[1] ?? match[2] ?? match[3]) as string),
  ),
]
