import { BLOCKS } from './blocks.ts'
import { CONSENT } from './consent.ts'
import { HOMES } from './homes.ts'
import { LISTS } from './lists.ts'
import { MAGAZINE } from './magazine.ts'
import { PAGES } from './pages.ts'
import { PARTS } from './parts.ts'
import { SITE } from './site.ts'

/** A field's name in plain words, and what belongs into it: what it is, its unit, an example. */
export type Field = readonly [label: string, help: string]

/** How editors see a content type or a component. */
export type ModelWords = {
  /** The field whose value names an entry where it is chosen or folded. */
  main?: string
  /** The columns of the list. */
  list?: string[]
  /** The order of the list, such as `date DESC`. */
  sort?: string
  /** The rows of the form: names of fields, which share the width of the row. */
  form: string[]
  fields: Record<string, Field>
}

/** By the uid of a content type or component. Each attribute has words; a test compares with the schemas. */
export const WORDS: Record<string, ModelWords> = {
  ...HOMES,
  ...MAGAZINE,
  ...PAGES,
  ...SITE,
  ...BLOCKS,
  ...PARTS,
  ...LISTS,
  ...CONSENT,
}
