import type { Core } from '@strapi/strapi'
import createError from 'http-errors'
import { isWritingAlike } from './alike.ts'
import { carry } from './carry.ts'
import { isTranslated, sharedFields } from './fields.ts'
import { linkWaiting } from './link-waiting.ts'
import { onlyPart, publishPart } from './publish-part.ts'
import { publishes } from './publishes.ts'
import { fieldsInReach } from './reach.ts'
import { type Row, rowsOf } from './row.ts'
import { settleStamps } from './settle-stamps.ts'

type Params = { documentId?: string }
type Entry = { id?: number; documentId: string; locale: string | null }
type Result = Entry & { entries?: Entry[] }

/**
 * Publishing an entry in one language publishes what it shares with the others in them too: a price is the
 * same everywhere, at once. Texts of the others that are not published yet stay drafts. It is all of
 * it or nothing, in the transaction of the publication.
 *
 * Who may change only some of the fields publishes these alone.
 */
export function publishTogether(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (!uid.startsWith('api::') || isWritingAlike()) return next()
    const params = context.params as Params
    const goesLive = ['publish', 'unpublish', 'discardDraft'].includes(action)
    const reach = goesLive ? fieldsInReach(strapi, uid) : undefined
    if (reach && action !== 'publish') throw createError(403, onlyPart(reach))
    if (reach) return (await publishPart(strapi, uid, { params: params as never, reach })) as never
    if (!publishes(context)) return next()

    const before = params.documentId
      ? await rowsOf(strapi, uid, { documentId: params.documentId, published: true })
      : []
    const result = (await next()) as Result
    const entries = result?.entries ?? (result?.id ? [result] : [])
    const first = entries[0]
    if (!first) return result as never
    if (isTranslated(strapi, uid)) await spread(strapi, uid, { first, before })
    const old = new Set(before.map(({ locale }) => locale))
    const isNew = entries.filter(({ locale }) => !old.has(locale ?? null))
    for (const { documentId, locale } of isNew) {
      await linkWaiting(strapi, uid, { documentId, locale: locale ?? null })
    }
    return result as never
  })
}

/** Brings what is shared, as the draft has it that was published, into all other languages. */
async function spread(
  strapi: Core.Strapi,
  uid: string,
  { first, before }: { first: Entry; before: Row[] },
): Promise<void> {
  const { documentId, locale } = first
  const fields = sharedFields(strapi, uid)
  const drafts = await rowsOf(strapi, uid, { documentId, published: false })
  const from = drafts.find((draft) => draft.locale === locale)
  if (!from) return
  const published = await rowsOf(strapi, uid, { documentId, published: true })
  const others = [...published, ...drafts].filter((row) => row.locale !== locale)
  await carry(strapi, uid, { from, to: others, fields })
  await settleStamps(strapi, uid, { documentId, before })
}
