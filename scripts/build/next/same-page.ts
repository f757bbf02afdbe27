import { isDeepStrictEqual } from 'node:util'
import type { OpenDocument } from './content-once.ts'

/**
 * Whether two documents say the same: to the byte in their markup, and in their payloads to the value. React writes a
 * payload in rows, and a value into one row or another by the lengths of all texts, so rows are put together first.
 */
export const isSamePage = (one: OpenDocument, other: OpenDocument): boolean =>
  one.start === other.start &&
  one.body === other.body &&
  one.end === other.end &&
  one.entry === other.entry &&
  isDeepStrictEqual(payloadValue(one), payloadValue(other))

type Row = { text: string } | { value: unknown } | { raw: string }

/** A row of text has a length in bytes; others end with their line. */
const ROW = /([0-9a-f]*):(?:T([0-9a-f]+),)?/y
const REFERENCE = /^\$([LQ@FKWhgnb]?)([0-9a-f]+)((?::.+)?)$/
/** Deeper than any page; a value that holds itself would not end. */
const DEEPEST = 200

/** What a payload says: the hints in their order, and the value of its first row. */
const payloadValue = ({ parts }: OpenDocument): unknown => {
  const payload = parts.map(({ text }) => text).join('')
  const rows = new Map<string, Row[]>()
  const hints: string[] = []
  for (let place = 0; place < payload.length; ) {
    ROW.lastIndex = place
    const [start = '', id = '', length] = ROW.exec(payload) ?? []
    if (start === '') return undefined
    const from = place + start.length
    const lineEnd = payload.indexOf('\n', from)
    const end = length === undefined ? lineEnd : from + Number.parseInt(length, 16)
    const content = payload.slice(from, end)
    if (id === '') hints.push(content)
    else
      rows.set(id, [
        ...(rows.get(id) ?? []),
        length === undefined ? rowOf(content) : { text: content },
      ])
    place = length === undefined ? end + 1 : end
  }
  return { hints, root: valueOfRow(rows, '0', 0) }
}

const rowOf = (content: string): Row => {
  try {
    return { value: JSON.parse(content) }
  } catch {
    return { raw: content }
  }
}

const valueOfRow = (rows: Map<string, Row[]>, id: string, depth: number): unknown => {
  const values = (rows.get(id) ?? []).map((row) => {
    if ('text' in row) return row.text
    // A client component: a letter, and the JSON of where its code is.
    if ('raw' in row)
      return { letter: row.raw[0], of: resolved(rows, parsed(row.raw.slice(1)), depth) }
    return resolved(rows, row.value, depth)
  })
  return values.length === 1 ? values[0] : values
}

const parsed = (json: string): unknown => (json === '' ? '' : JSON.parse(json))

const resolved = (rows: Map<string, Row[]>, value: unknown, depth: number): unknown => {
  if (depth > DEEPEST) throw new RangeError('A payload refers to itself.')
  if (Array.isArray(value)) return value.map((entry) => resolved(rows, entry, depth + 1))
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(
      Object.entries(value).map(([name, field]) => [name, resolved(rows, field, depth + 1)]),
    )
  }
  if (typeof value !== 'string') return value
  const [, , id = '', path = ''] = REFERENCE.exec(value) ?? []
  // Where a value is referred to by its place in another row, the place depends on the rows.
  if (path !== '') return { place: path.split(':').at(-1) }
  return rows.has(id) ? valueOfRow(rows, id, depth + 1) : value
}
