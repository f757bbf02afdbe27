/**
 * Whether a text leads to one of these addresses: the text is a link itself, or holds one in Markdown. A link may have
 * an anchor or a query behind its address.
 *
 * @param addresses paths such as `/projects/marina-crest`, or `#modal:visit`.
 */
export function leadsTo(text: string, addresses: readonly string[]): boolean {
  return addresses.some((address) => {
    const escaped = address.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return new RegExp(`(?:^\\s*|\\]\\(\\s*<?|\\]:\\s*)${escaped}(?=/?(?:$|[\\s#?)>]))`, 'm').test(
      text,
    )
  })
}

/** What a text that leads to the address holds, for the database to look for: `%` stands for anything. */
export const patternsOf = (address: string): string[] =>
  // Nearly every text has a slash, so the main page is looked for where links begin.
  address === '/' ? ['/', '/#%', '/?%', '%](/)%', '%](/#%', '%](/?%', '%]: /%'] : [`%${address}%`]
