import type { Core, UID } from '@strapi/strapi'
import { type Attribute, contentFields } from './fields.ts'
import { wantedTargets } from './relation-targets.ts'
import { type Row, readValues, same, type Values } from './row.ts'

type Carry = {
  from: Row
  to: Row[]
  fields: string[]
  /** Relations are added to, and nothing is taken out of them. */
  adds?: boolean
}

/**
 * Writes the values of some fields of a row into other rows of the same entry: into other languages, or into its
 * published row. The other fields of those rows stay. Relations lead to the related entries of a row's own
 * language and state; one that does not exist there is left out.
 */
export async function carry(
  strapi: Core.Strapi,
  uid: string,
  { from, to, fields, adds }: Carry,
): Promise<void> {
  const rows = to.filter(({ id }) => id !== from.id)
  if (fields.length === 0 || rows.length === 0) return
  const wanted = await readValues(strapi, uid, { id: from.id, fields })
  const attributes = contentFields(strapi, uid)
  for (const row of rows) {
    const held = await readValues(strapi, uid, { id: row.id, fields })
    const data: Values = {}
    for (const name of fields) {
      const attribute = attributes[name] as Attribute
      if (attribute.type !== 'relation') {
        if (!same(wanted[name], held[name])) data[name] = wanted[name]
        continue
      }
      const lists = { wanted: wanted[name] as string[], held: held[name] as string[] }
      const ids = await wantedTargets(strapi, attribute, { ...lists, from, to: row, adds })
      if (ids) data[name] = { set: ids.map((id) => ({ id })) }
    }
    if (Object.keys(data).length > 0) await writeValues(strapi, uid, { to: row, data })
  }
}

type Write = { to: Pick<Row, 'id' | 'locale' | 'publishedAt'>; data: Values }

/**
 * Writes values into a row, as Strapi's internationalisation copies fields between drafts: components are created again.
 * Relations are given by the rows that they lead to, `{ set: [{ id }] }`.
 */
export async function writeValues(
  strapi: Core.Strapi,
  uid: string,
  { to, data }: Write,
): Promise<void> {
  const attributes = contentFields(strapi, uid)
  const names = Object.keys(data)
  const isPart = (name: string) =>
    ['component', 'dynamiczone'].includes((attributes[name] as Attribute).type)
  const parts = Object.fromEntries(names.filter(isPart).map((name) => [name, data[name]]))
  const plain = Object.fromEntries(
    names.filter((name) => !isPart(name)).map((name) => [name, data[name]]),
  )
  const documents = strapi.documents(uid as UID.ContentType)
  const withIds = await strapi.documents.utils.transformData(
    parts as never,
    {
      uid,
      status: to.publishedAt ? 'published' : 'draft',
      locale: to.locale ?? undefined,
      allowMissingId: true,
    } as never,
  )
  const joined = await documents.updateComponents({ id: to.id } as never, withIds as never)
  await strapi.db
    .query(uid as UID.ContentType)
    .update({ where: { id: to.id }, data: { ...plain, ...(joined as object) } })
}

/**
 * Sets the time of a row's last change. The panel calls an entry "Modified" if its draft is newer than the published
 * row: carrying values must not change whether the entry looks modified.
 */
export async function setStamp(
  strapi: Core.Strapi,
  uid: string,
  { id, updatedAt }: Pick<Row, 'id' | 'updatedAt'>,
): Promise<void> {
  await strapi.db
    .query(uid as UID.ContentType)
    .updateMany({ where: { id }, data: { updatedAt: new Date(updatedAt) } })
}
