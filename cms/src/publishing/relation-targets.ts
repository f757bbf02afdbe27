import type { Core, UID } from '@strapi/strapi'
import { type Attribute, isTranslated } from './fields.ts'
import { type Row, same } from './row.ts'

type Related = {
  from: Row
  to: Row
  /** Document ids that the relation of the one row leads to, and of the other, in order. */
  wanted: string[]
  held: string[]
  /** Everything that is held stays. */
  adds?: boolean | undefined
}

/**
 * The rows that a relation has to lead to so that it says the same as in another language; undefined where
 * it does already. An entry that the other language does not have at all, such as an article written in
 * German alone, cannot have been taken out there: it stays.
 */
export async function wantedTargets(
  strapi: Core.Strapi,
  attribute: Attribute,
  { from, to, wanted, held, adds }: Related,
): Promise<number[] | undefined> {
  const target = attribute.target as string
  const surplus = held.filter((documentId) => !wanted.includes(documentId))
  const taken = adds ? [] : surplus
  const known = await idsOf(strapi, target, { of: taken, locale: from.locale, published: false })
  const kept = surplus.filter((documentId) => !known.has(documentId))
  const all = [...wanted, ...kept]
  const published = to.publishedAt !== null
  const here = await idsOf(strapi, target, { of: all, locale: to.locale, published })
  const possible = all.filter((documentId) => here.has(documentId))
  // The order of the other side is not shown anywhere; it would differ after each publication.
  const order = (ids: string[]) => (attribute.mappedBy ? ids.toSorted() : ids)
  if (same(order(possible), order(held))) return undefined
  return possible.map((documentId) => here.get(documentId) as number)
}

type Asked = { of: string[]; locale: string | null; published: boolean }

/** The rows of entries in a language, by document id. */
export async function idsOf(
  strapi: Core.Strapi,
  uid: string,
  { of, locale, published }: Asked,
): Promise<Map<string, number>> {
  if (of.length === 0) return new Map()
  const state = strapi.contentType(uid as UID.ContentType).options?.draftAndPublish
    ? { publishedAt: published ? { $notNull: true } : { $null: true } }
    : {}
  const rows: { id: number; documentId: string }[] = await strapi.db
    .query(uid as UID.ContentType)
    .findMany({
      select: ['id', 'documentId'],
      where: {
        ...state,
        documentId: { $in: [...new Set(of)] },
        ...(isTranslated(strapi, uid) && locale && { locale }),
      },
    })
  return new Map(rows.map(({ id, documentId }) => [documentId, id]))
}
