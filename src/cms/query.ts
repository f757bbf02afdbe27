import type { z } from 'zod'
import { fieldShape, fieldsOf } from './field-shape.ts'

/**
 * The queries of the pull, derived from the schemas. Brackets stay unencoded and media and relations
 * ask for one field, since Node's HTTP server refuses addresses above 16 kB.
 */

export const PAGE_SIZE = 100

/** The build asks for what visitors may see. */
const published = 'status=published'

/** Everything the site knows of a type. Drafts need a right of their own. */
export function contentQuery(
  schema: z.ZodObject,
  status: 'published' | 'draft' = 'published',
): string {
  return join([`status=${status}`, ...populate(schema, 'populate')])
}

/**
 * Which components the dynamic zones of each entry hold: all of them, also those that a content query does
 * not name and the CMS therefore leaves out of the zone.
 */
export function zoneQuery(schema: z.ZodObject, { translated }: { translated: boolean }): string {
  const zones = zonesOf(schema).map((name) => `populate[${name}]=true`)
  return join([published, `fields=${translated ? 'locale' : 'documentId'}`, ...zones])
}

export type Page = { page: number; counted: boolean; translated: boolean }

/** A page of a collection, in an order that paging can rely on. Counting costs the CMS a query. */
export function pageOf(query: string, { page, counted, translated }: Page): string {
  return join([
    query,
    translated ? 'locale=*&sort=documentId,locale' : 'sort=documentId',
    `pagination[page]=${page}&pagination[pageSize]=${PAGE_SIZE}`,
    ...(counted ? [] : ['pagination[withCount]=false']),
  ])
}

export function inLocale(query: string, locale: string): string {
  return join([query, `locale=${encodeURIComponent(locale)}`])
}

export function withDocumentIds(query: string, documentIds: string[]): string {
  return join([
    query,
    ...documentIds.map((id) => `filters[documentId][$in]=${encodeURIComponent(id)}`),
  ])
}

/** The names of a type's dynamic zones. */
export function zonesOf(schema: z.ZodObject): string[] {
  return fieldsOf(schema)
    .filter(([, field]) => fieldShape(field).kind === 'zone')
    .map(([name]) => name)
}

function populate(schema: z.ZodObject, prefix: string): string[] {
  // biome-ignore lint/suspicious/useIterableCallbackReturn: the switch has every kind.
  return fieldsOf(schema).flatMap(([name, field]) => {
    const key = `${prefix}[${name}]`
    const shape = fieldShape(field)
    switch (shape.kind) {
      case 'scalar':
        return []
      case 'media':
        return [`${key}[fields]=url`]
      case 'relation':
      case 'relations':
        return [`${key}[fields]=documentId`]
      case 'component':
        return populateComponent(shape.component, key)
      case 'zone':
        return [...shape.components].flatMap(([component, option]) =>
          populateComponent(option, `${key}[on][${component}]`),
        )
    }
  })
}

function populateComponent(component: z.ZodObject, key: string): string[] {
  const inner = populate(component, `${key}[populate]`)
  return inner.length > 0 ? inner : [`${key}=true`]
}

const join = (parts: string[]) => parts.join('&')
