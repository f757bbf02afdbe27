import type { Core, UID } from '@strapi/strapi'
import { setStamp } from './carry.ts'
import { contentFields } from './fields.ts'
import { idsOf } from './relation-targets.ts'
import { type Row, readValues, rowsOf } from './row.ts'

type Place = { documentId: string; locale: string | null }
type Relation = { uid: string; field: string; target: string }

/**
 * Links what is published to an entry that now is: relations to it that its absence kept from being shown.
 * Strapi forgets them until the other entry is published again, so that one language would show an amenity
 * that another lacks. A relation that is still a draft of the other entry stays one.
 */
export async function linkWaiting(
  strapi: Core.Strapi,
  target: string,
  place: Place,
): Promise<void> {
  for (const relation of relationsTo(strapi, target)) {
    for (const draft of await draftsWith(strapi, relation, place)) {
      const { documentId } = draft
      const published = await rowsOf(strapi, relation.uid, { documentId, published: true })
      const own = published.find(({ locale }) => locale === draft.locale)
      if (own) await link(strapi, relation, { draft, own, published, to: place.documentId })
    }
  }
}

function relationsTo(strapi: Core.Strapi, target: string): Relation[] {
  return Object.values(strapi.contentTypes)
    .filter(({ uid, options }) => uid.startsWith('api::') && options?.draftAndPublish)
    .flatMap(({ uid }) =>
      Object.entries(contentFields(strapi, uid))
        .filter(([, field]) => field.type === 'relation' && field.target === target)
        .filter(([, field]) => !field.mappedBy)
        .map(([field]) => ({ uid, field, target })),
    )
}

async function draftsWith(
  strapi: Core.Strapi,
  { uid, field, target }: Relation,
  { documentId, locale }: Place,
): Promise<Row[]> {
  const draft = await strapi.db.query(target as UID.ContentType).findOne({
    select: ['id'],
    where: { documentId, publishedAt: { $null: true }, ...(locale && { locale }) },
  })
  if (!draft) return []
  return strapi.db.query(uid as UID.ContentType).findMany({
    select: ['id', 'documentId', 'locale', 'updatedAt', 'publishedAt'],
    where: { publishedAt: { $null: true }, [field]: { id: draft.id } },
  })
}

type Link = { draft: Row; own: Row; published: Row[]; to: string }

async function link(
  strapi: Core.Strapi,
  { uid, field, target }: Relation,
  { draft, own, published, to }: Link,
): Promise<void> {
  const targetsOf = async ({ id }: Row) =>
    (await readValues(strapi, uid, { id, fields: [field] }))[field] as string[]
  const held = await targetsOf(own)
  if (held.includes(to)) return
  const isPublished = async () => {
    if (new Date(draft.updatedAt) <= new Date(own.updatedAt)) return true
    const lists = await Promise.all(published.map(targetsOf))
    return lists.some((list) => list.includes(to))
  }
  if (!(await isPublished())) return
  const inDraft = await targetsOf(draft)
  const wanted = [
    ...inDraft.filter((id) => id === to || held.includes(id)),
    ...held.filter((id) => !inDraft.includes(id)),
  ]
  const ids = await idsOf(strapi, target, { of: wanted, locale: own.locale, published: true })
  const set = wanted.filter((id) => ids.has(id)).map((id) => ({ id: ids.get(id) }))
  await strapi.db
    .query(uid as UID.ContentType)
    .update({ where: { id: own.id }, data: { [field]: { set } } })
  await setStamp(strapi, uid, own)
}
