import type { Core } from '@strapi/strapi'
import { isScheduleField } from '../schedule/publish-at.ts'
import { setStamp } from './carry.ts'
import { contentFields } from './fields.ts'
import { type Row, readValues, rowsOf, same } from './row.ts'

type Settle = { documentId: string; before: Row[] }

const timeOf = ({ updatedAt }: Pick<Row, 'updatedAt'>) => new Date(updatedAt).getTime()

/**
 * After something was carried into what is published: what had no draft waiting has none now either, and what
 * had one still has, unless the two have become equal. `before` is what was published.
 */
export async function settleStamps(
  strapi: Core.Strapi,
  uid: string,
  { documentId, before }: Settle,
): Promise<void> {
  const drafts = await rowsOf(strapi, uid, { documentId, published: false })
  for (const row of await rowsOf(strapi, uid, { documentId, published: true })) {
    const old = before.find(({ id }) => id === row.id)
    const draft = drafts.find(({ locale }) => locale === row.locale)
    if (!old || !draft) continue
    const isEqual = timeOf(draft) > timeOf(old) && (await areEqual(strapi, uid, draft, row))
    await setStamp(strapi, uid, {
      id: row.id,
      updatedAt: isEqual ? draft.updatedAt : old.updatedAt,
    })
  }
}

/** Relations of the entry itself are left out: a draft may lead to what is not published yet. */
async function areEqual(strapi: Core.Strapi, uid: string, one: Row, other: Row): Promise<boolean> {
  const fields = Object.entries(contentFields(strapi, uid))
    .filter(([name, { type }]) => type !== 'relation' && !isScheduleField(name))
    .map(([name]) => name)
  const [a, b] = await Promise.all(
    [one, other].map(({ id }) => readValues(strapi, uid, { id, fields })),
  )
  return same(a, b)
}
