import type { Core } from '@strapi/strapi'
import { FILE, type Link, type Shape, shapeOf } from './shape.ts'

export type Row = Record<string, unknown>

/**
 * A table, or those of its rows whose `column` names a published row of `of`, or those that hold these values.
 * `id` is always among the columns.
 */
type Selection = {
  table: string
  columns: string[]
  published?: PublishedRows
  where?: Record<string, string>
}
type PublishedRows = { column: string; of: string }

/** Returns rows of a table. All answers show the database at one moment. */
export type Select = (selection: Selection) => Promise<Row[]>

/** A component in its place: `component` and `id` name its row. */
type Part = { field: string; component: string; id: number; order: number; row: number }

/** The rows of one type or component, by number. */
type Rows = {
  /** The editors' values, a JSON text a row. */
  values: Map<number, string>
  parts: Map<number, Part[]>
  /** What relations lead to, one text a relation and target, in order. */
  links: Map<number, string[]>
  /** Files, one text each, in no order. */
  files: Map<number, string[]>
}

type Entry = { id: number; documentId: string; locale: string | null }

/** What is published, in pieces that belong together by row numbers. */
export type Tables = {
  rows: Map<string, Rows>
  /** The published entries of each content type. */
  entries: Map<string, Entry[]>
  /** The files that published entries show or link to, as the build looks at them. */
  files: unknown[][]
}

const FILE_COLUMNS = ['url', 'mime', 'width', 'height', 'size', 'updated_at']

/** Reads each table once; drafts and what hangs on them are left out as early as can be. */
export async function readTables(
  strapi: Core.Strapi,
  types: string[],
  select: Select,
): Promise<Tables> {
  const ofTypes = types.map((uid) => shapeOf(strapi, uid))
  const ofComponents = Object.keys(strapi.components).map((uid) => shapeOf(strapi, uid))
  const shapes = [...ofTypes, ...ofComponents]
  const rows = new Map<string, Rows>(
    shapes.map(({ uid }) => [
      uid,
      { values: new Map(), parts: new Map(), links: new Map(), files: new Map() },
    ]),
  )
  const entries = new Map<string, Entry[]>()
  const used = new Map(shapes.map(({ uid }) => [uid, new Set<number>()]))
  const reading: Reading = { rows, entries, used, select, types: new Set(types) }

  for (const shape of ofTypes) await addEntries(shape, reading)
  for (const shape of shapes) await addParts(shape, reading)
  for (const { uid } of ofTypes) {
    for (const { id } of entries.get(uid) ?? []) use(uid, id, reading)
  }
  for (const shape of ofComponents) await addValues(shape, reading)
  for (const shape of shapes) await addLinks(shape, reading)
  const files = await select({ table: 'files', columns: ['id', ...FILE_COLUMNS] })
  const shown = await addFiles(strapi, { shapes, files, reading })
  return {
    rows,
    entries,
    files: shown.sort(byId).map((file) => FILE_COLUMNS.map((name) => file[name])),
  }
}

type Reading = {
  rows: Map<string, Rows>
  entries: Map<string, Entry[]>
  /** Which rows belong to a published entry. */
  used: Map<string, Set<number>>
  select: Select
  types: Set<string>
}

const rowsOf = ({ rows }: Reading, uid: string) => rows.get(uid) as Rows
const usedOf = ({ used }: Reading, uid: string) => used.get(uid) as Set<number>

async function addEntries(shape: Shape, reading: Reading): Promise<void> {
  const { uid, table, columns, translated } = shape
  const found = await reading.select({
    table,
    columns: ['id', 'document_id', ...(translated ? ['locale'] : []), ...columns],
    published: { column: 'id', of: table },
  })
  const { values } = rowsOf(reading, uid)
  for (const row of found) values.set(row.id as number, valuesOf(row, columns))
  const entries = found.map((row) => ({
    id: row.id as number,
    documentId: row.document_id as string,
    locale: translated ? (row.locale as string | null) : null,
  }))
  reading.entries.set(uid, entries)
}

async function addValues({ uid, table, columns }: Shape, reading: Reading): Promise<void> {
  const used = usedOf(reading, uid)
  if (used.size === 0) return
  const { values } = rowsOf(reading, uid)
  for (const row of await reading.select({ table, columns: ['id', ...columns] })) {
    if (used.has(row.id as number)) values.set(row.id as number, valuesOf(row, columns))
  }
}

function valuesOf(row: Row, columns: string[]): string {
  return JSON.stringify(columns.map((name) => row[name]))
}

async function addParts({ uid, table, parts }: Shape, reading: Reading): Promise<void> {
  if (!parts) return
  const byParent = rowsOf(reading, uid).parts
  const found = await reading.select({
    table: parts.table,
    columns: ['id', 'entity_id', 'cmp_id', 'component_type', 'field', 'order'],
    ...publishedOnly(reading, uid, { column: 'entity_id', of: table }),
  })
  for (const row of found) {
    const field = row.field as string
    if (!parts.fields.has(field)) continue
    const component = parts.fields.get(field) ?? (row.component_type as string)
    const part = { field, component, id: row.cmp_id, order: row.order, row: row.id } as Part
    push(byParent, row.entity_id as number, part)
  }
  for (const list of byParent.values()) list.sort((a, b) => a.order - b.order || a.row - b.row)
}

/** Notes a row and all that hangs on it as part of what is published. */
function use(uid: string, id: number, reading: Reading): void {
  reading.used.get(uid)?.add(id)
  const parts = reading.rows.get(uid)?.parts.get(id) ?? []
  for (const part of parts) use(part.component, part.id, reading)
}

/** A relation shows a published entry by its document id, and shows nothing of any other. */
async function addLinks(shape: Shape, reading: Reading): Promise<void> {
  const used = usedOf(reading, shape.uid)
  if (used.size === 0) return
  for (const link of shape.links) {
    const { field, table, target, from, to, order } = link
    const visible = new Map(reading.entries.get(target)?.map((entry) => [entry.id, entry]))
    const found = await reading.select({
      table,
      columns: ['id', from, to, ...order],
      ...publishedOnly(reading, shape.uid, { column: from, of: shape.table }),
    })
    for (const row of found.sort(byOrder(link))) {
      const entry = visible.get(row[to] as number)
      if (!entry || !used.has(row[from] as number)) continue
      const text = `${field} ${entry.documentId} ${entry.locale}`
      push(rowsOf(reading, shape.uid).links, row[from] as number, text)
    }
  }
}

type WithFiles = { shapes: Shape[]; files: Row[]; reading: Reading }

/** Returns the files that published entries show or link to: nobody sees the other files of the library. */
async function addFiles(
  strapi: Core.Strapi,
  { shapes, files, reading }: WithFiles,
): Promise<Row[]> {
  const { related } = strapi.db.metadata.get(FILE).attributes as unknown as {
    related: { joinTable: { name: string } }
  }
  const urls = new Map(files.map((file) => [file.id, file.url as string]))
  const fields = new Map(shapes.map((shape) => [shape.uid, shape.files]))
  const found = await reading.select({
    table: related.joinTable.name,
    columns: ['file_id', 'related_id', 'related_type', 'field', 'order'],
  })
  const shown = new Set<unknown>()
  for (const row of found) {
    const type = row.related_type as string
    const id = row.related_id as number
    if (!reading.used.get(type)?.has(id) || !fields.get(type)?.has(row.field as string)) continue
    shown.add(row.file_id)
    push(
      rowsOf(reading, type).files,
      id,
      `${row.field} ${row.order} ${urls.get(row.file_id as number)}`,
    )
  }
  const named = namesIn(reading, new Set([...urls.values()].map(folderOf)))
  return files.filter(({ id, url }) => shown.has(id) || named.has(url as string))
}

/** The addresses below these folders that published texts name: of pictures in them, and where links lead. */
function namesIn({ rows, used }: Reading, folders: ReadonlySet<string>): Set<string> {
  const found = new Set<string>()
  for (const [uid, { values }] of rows) {
    for (const [id, text] of values) {
      if (!used.get(uid)?.has(id)) continue
      for (const folder of folders) {
        for (let at = text.indexOf(folder); at >= 0; at = text.indexOf(folder, at + 1)) {
          const end = at + folder.length + text.slice(at + folder.length).search(END_OF_NAME)
          found.add(text.slice(at, end))
        }
      }
    }
  }
  return found
}

/** Of an address in a text within a JSON text, which ends in a bracket. */
const END_OF_NAME = /[\s)<>"\\?#\]]/

const folderOf = (url: string): string => url.slice(0, url.lastIndexOf('/') + 1)

/** Of a content type, only what hangs on published rows; components do not know whose they are. */
function publishedOnly(
  { types }: Reading,
  uid: string,
  published: PublishedRows,
): Pick<Selection, 'published'> {
  return types.has(uid) ? { published } : {}
}

function push<Item>(map: Map<number, Item[]>, key: number, item: Item): void {
  const list = map.get(key)
  if (list) list.push(item)
  else map.set(key, [item])
}

const byId = (a: Row, b: Row) => (a.id as number) - (b.id as number)

const byOrder =
  ({ order }: Link) =>
  (a: Row, b: Row): number => {
    for (const name of order) {
      const difference = Number(a[name]) - Number(b[name])
      if (difference) return difference
    }
    return byId(a, b)
  }
