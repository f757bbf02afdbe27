/** What a price list may change of a home. All of it is the same in every language. */
export type Field = 'price' | 'availability' | 'area' | 'innerArea' | 'balconyArea'

/** How a home is found: by the id of its entry, or by its number, with the slug of its project where two have the same. */
type Key = 'id' | 'number' | 'project'

export type Column = Field | Key

/** The headings of columns, as they may be written besides the names of the fields. Case and spaces do not count. */
const HEADINGS: Record<Column, string[]> = {
  id: ['documentid', 'document id'],
  number: ['unit', 'unit number', 'home', 'no', 'no.'],
  project: ['building'],
  price: [],
  availability: ['status'],
  area: ['total area'],
  innerArea: ['inner area'],
  balconyArea: ['balcony area', 'balcony'],
}

const KEYS: readonly Key[] = ['id', 'number', 'project']
export const FIELDS: readonly Field[] = [
  'price',
  'availability',
  'area',
  'innerArea',
  'balconyArea',
]

/** The words of the panel for the states of a home and shorter ones, and their names in the content. */
const STATES: Record<string, string> = {
  available: 'available',
  'on hold': 'onHold',
  reserved: 'reserved',
  sold: 'sold',
  'not released': 'notReleased',
  'not yet released': 'notReleased',
}

/** Words as they are compared: case, spaces, hyphens and vowel signs do not count. */
export const plainWords = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replace(/[\u064b-\u0652\u0640]/g, '')
    .replace(/[\s_-]+/g, ' ')

/** The column that a heading names; undefined for one that a price list does not know. */
export const columnOf = (heading: string): Column | undefined => {
  const written = plainWords(heading)
  return ([...KEYS, ...FIELDS] as Column[]).find(
    (column) => column.toLowerCase() === written || HEADINGS[column].includes(written),
  )
}

/** The states of a home by the words for them, as `plainWords` writes words. */
export type StateWords = ReadonlyMap<string, string>

/**
 * A state as a list writes it, such as "On hold" or "onHold", or in words that visitors read; undefined if it is none.
 */
export const stateOf = (text: string, words: StateWords): string | undefined =>
  STATES[plainWords(text)] ??
  Object.values(STATES).find((state) => state.toLowerCase() === plainWords(text)) ??
  words.get(plainWords(text))
