/** A row of *Interface words*, as the form and the CMS have it. */
export type Word = { key?: string | null; value?: string | null }

/** The words of each language, by the code of the language. */
export type Words = Record<string, Word[]>

/** A key with its words, in the order of the languages. */
export type Match = { key: string; words: { language: string; text: string }[] }

/**
 * The keys which contain each part of what is searched for, in the key or in the words of any language: first those
 * that have all of it in the key. Case and accents play no part; without a query there are none.
 */
export function matches(words: Words, query: string): Match[] {
  const parts = plain(query).split(/\s+/).filter(Boolean)
  if (parts.length === 0) return []
  const found = [...byKey(words).values()].filter(({ key, words }) => {
    const text = plain([key, ...words.map(({ text }) => text)].join(' '))
    return parts.every((part) => text.includes(part))
  })
  const inKey = ({ key }: Match) => parts.every((part) => plain(key).includes(part))
  return [...found.filter(inKey), ...found.filter((match) => !inKey(match))]
}

function byKey(words: Words): Map<string, Match> {
  const all = new Map<string, Match>()
  for (const [language, rows] of Object.entries(words)) {
    for (const { key, value } of rows) {
      if (!key) continue
      const match = all.get(key) ?? { key, words: [] }
      match.words.push({ language, text: value ?? '' })
      all.set(key, match)
    }
  }
  return all
}

const plain = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
