import type { Core } from '@strapi/strapi'

/** Rows of a type or a component that use an entry in one of their fields. */
export type Found = { uid: string; field: string; ids: number[] }

/** A row of a content type that uses an entry, itself or in one of its parts. */
export type Holder = { uid: string; id: number; field: string; part: string | null }

type Metadata = {
  tableName: string
  attributes: Record<
    string,
    {
      type: string
      target?: string
      mappedBy?: string
      columnName?: string
      joinTable?: {
        name: string
        joinColumn: { name: string }
        inverseJoinColumn?: { name: string }
      }
    }
  >
}
type Join = { entity_id: number; cmp_id: number; field: string }

const TEXTS = ['string', 'text', 'richtext']

/** Texts that lead nowhere; `from` is the old address of a redirect. */
const NO_LINKS = new Set(['documentId', 'locale', 'from'])

/** More at once than this many numbers, and SQLite refuses the question. */
const AT_ONCE = 5_000

const metadataOf = (strapi: Core.Strapi, uid: string): Metadata =>
  strapi.db.metadata.get(uid) as unknown as Metadata

const table = (strapi: Core.Strapi, name: string) => strapi.db.getConnection(name)

/** All that can hold a link: types of the site, and components. */
const contentUids = (strapi: Core.Strapi): string[] => [
  ...typeUids(strapi),
  ...Object.keys(strapi.components),
]

const typeUids = (strapi: Core.Strapi): string[] =>
  Object.keys(strapi.contentTypes).filter((uid) => uid.startsWith('api::'))

/** The rows with a relation to one of these rows of another type. Relations count where they are kept. */
export async function relatedTo(
  strapi: Core.Strapi,
  target: string,
  rows: number[],
): Promise<Found[]> {
  const found: Found[] = []
  for (const uid of contentUids(strapi)) {
    for (const [field, attribute] of Object.entries(metadataOf(strapi, uid).attributes)) {
      const { joinTable } = attribute
      if (attribute.target !== target || attribute.mappedBy || !joinTable?.inverseJoinColumn)
        continue
      const from = joinTable.joinColumn.name
      const held = await inParts(rows, (some) =>
        table(strapi, joinTable.name)
          .distinct(from)
          .whereIn(joinTable.inverseJoinColumn?.name as string, some),
      )
      found.push({ uid, field, ids: held.map((row) => row[from] as number) })
    }
  }
  return found
}

/** The rows with a text that fits one of the patterns and the question `fits`. */
export async function writtenIn(
  strapi: Core.Strapi,
  patterns: string[],
  fits: (text: string) => boolean,
): Promise<Found[]> {
  const found: Found[] = []
  if (patterns.length === 0) return found
  for (const uid of contentUids(strapi)) {
    const { tableName, attributes } = metadataOf(strapi, uid)
    const fields = Object.entries(attributes).filter(
      ([name, { type, columnName }]) => TEXTS.includes(type) && columnName && !NO_LINKS.has(name),
    )
    if (fields.length === 0) continue
    const columns = fields.map(([, { columnName }]) => columnName as string)
    const rows: Record<string, unknown>[] = await table(strapi, tableName)
      .select(['id', ...columns])
      .where((where: Where) => {
        for (const column of columns) {
          for (const pattern of patterns) where.orWhere(column, 'like', pattern)
        }
      })
    for (const [field, { columnName }] of fields) {
      const held = rows.filter((row) => {
        const text = row[columnName as string]
        return typeof text === 'string' && fits(text)
      })
      found.push({ uid, field, ids: held.map(({ id }) => id as number) })
    }
  }
  return found
}

type Where = { orWhere(column: string, operator: string, value: string): void }

/** The rows of content types that hold what was found, at any depth of components. */
export async function holdersOf(strapi: Core.Strapi, found: Found[]): Promise<Holder[]> {
  const types = new Set(typeUids(strapi))
  const holders: Holder[] = []
  let parts: Part[] = []
  for (const { uid, field, ids } of found) {
    if (ids.length === 0) continue
    if (types.has(uid)) holders.push(...ids.map((id) => ({ uid, id, field, part: null })))
    else parts.push({ component: uid, ids })
  }
  while (parts.length > 0) {
    const outside: Part[] = []
    for (const part of joined(parts)) {
      for (const { uid, rows } of await around(strapi, part)) {
        if (types.has(uid)) {
          holders.push(...rows.map(({ id, field }) => ({ uid, id, field, part: part.component })))
        } else {
          outside.push({ component: uid, ids: rows.map(({ id }) => id) })
        }
      }
    }
    parts = outside
  }
  return holders
}

/** Rows of a component. */
type Part = { component: string; ids: number[] }

/** Each component once, with each of its rows once. */
const joined = (parts: Part[]): Part[] =>
  [...Map.groupBy(parts, ({ component }) => component)].map(([component, same]) => ({
    component,
    ids: [...new Set(same.flatMap(({ ids }) => ids))],
  }))

/** What these components are parts of. */
async function around(strapi: Core.Strapi, { component, ids }: Part) {
  const wholes: { uid: string; rows: { id: number; field: string }[] }[] = []
  for (const uid of contentUids(strapi)) {
    const joins = new Set(
      Object.values(metadataOf(strapi, uid).attributes)
        .map(({ joinTable }) => joinTable?.name)
        .filter((name): name is string => name?.endsWith('_cmps') === true),
    )
    for (const name of joins) {
      const rows: Join[] = await inParts(ids, (some) =>
        table(strapi, name)
          .distinct(['entity_id', 'field'])
          .where('component_type', component)
          .whereIn('cmp_id', some),
      )
      if (rows.length === 0) continue
      wholes.push({ uid, rows: rows.map(({ entity_id, field }) => ({ id: entity_id, field })) })
    }
  }
  return wholes
}

async function inParts<Row>(
  ids: number[],
  read: (some: number[]) => PromiseLike<Row[]>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < ids.length; at += AT_ONCE) {
    rows.push(...(await read(ids.slice(at, at + AT_ONCE))))
  }
  return rows
}
