/** What a visitor finds, by its kind, in the order in which the search prefers them. The position is in the ids. */
export const KINDS = ['project', 'page', 'article', 'job', 'unit'] as const

export type Kind = (typeof KINDS)[number]

/** What is shown of a page that was found. */
export type SearchRecord = {
  kind: Kind
  path: string
  title: string
  /** A line about it. */
  about: string
  /** In the base currency; of a project its lowest. */
  price: number | null
  /** The path of its picture. */
  picture: string | null
}

/** A page as the search knows it. */
export type SearchDocument = {
  /** The key of the page: the same whatever is edited. */
  key: string
  record: SearchRecord
  /** What it is found by besides its title, such as its number or its place. */
  words: string
  text: string
}

/**
 * The fields of the index, with their weight. A title is in the field for its length, since a word says more about a
 * page with a short title.
 */
export const FIELDS = [
  ...[9, 7, 5.5, 4.5, 4].map((boost, index) => ({ name: `title${index + 1}`, boost })),
  { name: 'words', boost: 2.5 },
  { name: 'text', boost: 1 },
]
export const WORDS_FIELD = FIELDS.length - 2
export const TEXT_FIELD = FIELDS.length - 1

/** The field of a title of so many terms. */
export const titleField = (terms: number): number => Math.min(Math.max(terms, 1), WORDS_FIELD) - 1

/** An id is the position of the kind, then as many bits of a hash. */
const HASH_BITS = 20
const HASHES = 2 ** HASH_BITS

export const idOf = (kind: Kind, hash: number): number => KINDS.indexOf(kind) * HASHES + hash

export const hashOf = (id: number): number => id % HASHES

export const kindOf = (id: number): Kind => KINDS[Math.floor(id / HASHES)] as Kind

/** Another hash for a page whose own is taken. */
export const nextHash = (hash: number): number => (hash + 1) % HASHES

export const hashBits = (hex: string): number => Number.parseInt(hex.slice(0, HASH_BITS / 4), 16)
