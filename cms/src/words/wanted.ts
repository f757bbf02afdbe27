import { READ_ONLY } from './schedule.ts'
import type { ModelWords } from './words.ts'

/** A content type or component, as far as its form depends on it. */
export type Model = { kind?: string; attributes: Record<string, { type: string }> }

/** A row of a form in the panel: its fields, each with its share of the twelve columns. */
export type Row = { name: string; size: number }[]

/** Values of a configuration by their place in it, such as `metadatas/price/edit/label`. */
export type Wanted = Record<string, unknown>

const COLUMNS = 12
const PAGE_SIZE = 50

/** The kinds of fields that always take a whole row in the panel. */
const WHOLE_ROW = ['richtext', 'component', 'dynamiczone', 'json', 'blocks']

/** What is typed, and can show an example while it is empty. */
const TYPED = ['string', 'text', 'integer', 'decimal']

/** What the panel's configuration of a content type or component shall hold: words, columns, order. */
export function wantedOf({ kind, attributes }: Model, words: ModelWords): Wanted {
  const { main, list, fields } = words
  // What there is but once is named by its type, which Strapi does where no field names it.
  const entry = kind === 'singleType' ? 'id' : main
  const [sortBy, sortOrder] = words.sort?.split(' ') ?? []
  const wanted: Wanted = {
    ...(entry && { 'settings/mainField': entry }),
    ...(sortBy && { 'settings/defaultSortBy': sortBy, 'settings/defaultSortOrder': sortOrder }),
    ...(list && { 'layouts/list': list }),
    ...(kind === 'collectionType' && { 'settings/pageSize': PAGE_SIZE }),
    'layouts/edit': words.form.map((row) => rowOf(row.split(' '), attributes)),
  }
  for (const [name, [label, help]] of Object.entries(fields)) {
    wanted[`metadatas/${name}/edit/label`] = label
    wanted[`metadatas/${name}/edit/description`] = help
    wanted[`metadatas/${name}/list/label`] = label
    if (TYPED.includes(attributes[name]?.type ?? '')) {
      wanted[`metadatas/${name}/edit/placeholder`] = exampleIn(help) ?? ''
    }
    if (READ_ONLY.includes(name)) wanted[`metadatas/${name}/edit/editable`] = false
  }
  return wanted
}

function rowOf(names: string[], attributes: Model['attributes']): Row {
  const whole = names.some((name) => WHOLE_ROW.includes(attributes[name]?.type ?? ''))
  const size = whole ? COLUMNS : Math.floor(COLUMNS / names.length)
  return names.map((name) => ({ name, size }))
}

/** The first example in the help of a field. */
function exampleIn(help: string): string | undefined {
  return help.match(/such as (.+?)(?:[.,;:](?: |$)| or )/)?.[1]
}
