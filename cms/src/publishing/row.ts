import type { Core, UID } from '@strapi/strapi'
import { type Attribute, contentFields } from './fields.ts'

/** A draft, or what is published, of one entry in one language. */
export type Row = {
  id: number
  documentId: string
  locale: string | null
  updatedAt: string | Date
  publishedAt: string | Date | null
}

/** Values of fields without row numbers: components as objects, files by id, relations by document id. */
export type Values = Record<string, unknown>

type Populate = Record<string, object>
type Found = Record<string, unknown>

const HEAD = ['id', 'documentId', 'locale', 'updatedAt', 'publishedAt']

/** The drafts, or what is published, of an entry in all languages. */
export async function rowsOf(
  strapi: Core.Strapi,
  uid: string,
  { documentId, published }: { documentId: string; published: boolean },
): Promise<Row[]> {
  return strapi.db.query(uid as UID.ContentType).findMany({
    select: HEAD,
    where: { documentId, publishedAt: published ? { $notNull: true } : { $null: true } },
    orderBy: 'id',
  })
}

/** The values of some fields of a row. */
export async function readValues(
  strapi: Core.Strapi,
  uid: string,
  { id, fields }: { id: number; fields: string[] },
): Promise<Values> {
  const found = await strapi.db
    .query(uid as UID.ContentType)
    .findOne({ where: { id }, populate: populateOf(strapi, uid, fields) })
  return valuesOf(strapi, uid, { row: found as Found, fields })
}

function populateOf(strapi: Core.Strapi, uid: string, fields: string[]): Populate {
  const attributes = contentFields(strapi, uid)
  const populate: Populate = {}
  for (const name of fields) {
    const { type, component, components = [] } = attributes[name] as Attribute
    if (type === 'media') populate[name] = { select: ['id'] }
    if (type === 'relation') populate[name] = { select: ['id', 'documentId'] }
    if (type === 'component') populate[name] = { populate: everything(strapi, component as string) }
    if (type === 'dynamiczone') {
      const parts = components.map((part) => [part, { populate: everything(strapi, part) }])
      populate[name] = { on: Object.fromEntries(parts) }
    }
  }
  return populate
}

const everything = (strapi: Core.Strapi, uid: string): Populate =>
  populateOf(strapi, uid, Object.keys(contentFields(strapi, uid)))

type Part = { row: Found; fields?: string[] }

function valuesOf(strapi: Core.Strapi, uid: string, { row, fields }: Part): Values {
  const attributes = contentFields(strapi, uid)
  const values = (fields ?? Object.keys(attributes)).map((name) => [
    name,
    oneValue(strapi, attributes[name] as Attribute, row[name]),
  ])
  return Object.fromEntries(values)
}

function oneValue(strapi: Core.Strapi, attribute: Attribute, value: unknown): unknown {
  const { type, component } = attribute
  if (type === 'relation') return listOf(value).map(({ documentId }) => documentId)
  if (value === null || value === undefined) return type === 'dynamiczone' ? [] : null
  if (type === 'media') {
    const ids = listOf(value).map(({ id }) => id)
    return attribute.multiple ? ids : (ids[0] ?? null)
  }
  if (type === 'component') {
    const parts = listOf(value).map((row) => valuesOf(strapi, component as string, { row }))
    return attribute.repeatable ? parts : parts[0]
  }
  if (type === 'dynamiczone') {
    return listOf(value).map((row) => {
      const name = row.__component as string
      return { __component: name, ...valuesOf(strapi, name, { row }) }
    })
  }
  return value
}

function listOf(value: unknown): Found[] {
  if (value === null || value === undefined) return []
  return Array.isArray(value) ? value : [value as Found]
}

/** Whether two values are the same, however the database gave them. */
export const same = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other)
