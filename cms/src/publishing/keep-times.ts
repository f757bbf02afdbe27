import type { Core, UID } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { WRITES } from '../database/in-turn.ts'
import { hasCome, isLeftover, momentOf, remember, TIMES, type Times } from '../schedule/times.ts'
import { fieldsInReach } from './reach.ts'

type Params = {
  documentId?: string
  locale?: string
  status?: string
  data?: Record<string, unknown>
}
type Result = {
  id?: number
  locale?: string | null
  entries?: { id: number; locale: string | null }[]
}
type Draft = Times & { id: number; locale: string | null }

const NOTHING = { publishAt: null, unpublishAt: null, publishProblem: null, pastTimes: null }

/**
 * Keeps the times of drafts right:
 * - a time that an old form still sends although it has passed is not set again;
 * - what kept an entry from going live is forgotten with the time for which it holds, and nobody else writes it;
 * - publishing a due entry by hand clears its time;
 * - a copy does not get the times of its original;
 * - published rows have no times, so discarding a draft neither restores nor loses any.
 */
export function keepTimes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (!WRITES.includes(action) || !uid.startsWith('api::')) return next()
    if (!context.contentType.options?.draftAndPublish) return next()
    const params = context.params as Params
    for (const name of OF_THE_CMS) delete params.data?.[name]
    if (action === 'create' || action === 'update') await checkTimes(strapi, uid, params)
    const before = action === 'discardDraft' ? await draftsOf(strapi, uid, params.documentId) : []
    const isPart = action === 'publish' && fieldsInReach(strapi, uid) !== undefined
    const result = (await next()) as Result & { documentId: string }
    const entries =
      result?.entries ?? (result?.id ? [result as { id: number; locale: string | null }] : [])
    const locales = entries.map(({ locale }) => locale ?? null)
    if ((action === 'publish' && !isPart) || params.status === 'published') {
      await afterPublishing(strapi, uid, { documentId: result.documentId, locales })
    }
    if (action === 'clone') await forget(strapi, uid, { documentId: result.documentId, params })
    if (action === 'discardDraft') await restore(strapi, uid, { before, entries })
    return result as never
  })
}

/** What forms send back, but the CMS alone writes. */
const OF_THE_CMS = ['pastTimes', 'publishProblem']

async function checkTimes(strapi: Core.Strapi, uid: string, params: Params): Promise<void> {
  const { data } = params
  if (!data || !TIMES.some((field) => field in data)) return
  const drafts = await draftsOf(strapi, uid, params.documentId)
  const locale =
    params.locale ?? (await strapi.plugin('i18n').service('locales').getDefaultLocale())
  const draft = drafts.find((one) => one.locale === null || one.locale === locale)
  const held: Times = draft ?? { publishAt: null, unpublishAt: null, pastTimes: null }
  const now = Date.now()
  for (const field of TIMES) {
    const time = data[field] as Times['publishAt']
    if (field in data && isLeftover(held, { field, time, now })) delete data[field]
  }
  const next = { ...held, ...data }
  const [start, end] = [momentOf(next.publishAt), momentOf(next.unpublishAt)]
  if (start !== undefined && end !== undefined && end <= start)
    throw new errors.ApplicationError(WRONG_ORDER)
  const replaced = TIMES.filter((field) => momentOf(next[field]) !== momentOf(held[field]))
  data.pastTimes = remember(
    held.pastTimes,
    replaced.map((field) => [field, held[field]]),
  )
  if (replaced.length > 0) data.publishProblem = null
}

const WRONG_ORDER =
  'The time of "Take down at" is not after that of "Publish at", so it would never be seen. Choose a later one, or empty one of the two fields.'

type Published = { documentId: string; locales: (string | null)[] }

async function afterPublishing(
  strapi: Core.Strapi,
  uid: string,
  { documentId, locales }: Published,
): Promise<void> {
  const now = Date.now()
  for (const draft of await draftsOf(strapi, uid, documentId)) {
    if (!locales.includes(draft.locale)) continue
    const isDue = hasCome(draft.publishAt, now)
    const pastTimes = remember(draft.pastTimes, isDue ? [['publishAt', draft.publishAt]] : [])
    await set(
      strapi,
      uid,
      { id: draft.id },
      {
        publishProblem: null,
        ...(isDue && { publishAt: null, pastTimes }),
      },
    )
  }
  const rows = { documentId, publishedAt: { $notNull: true } }
  await set(strapi, uid, rows, NOTHING)
}

/** A copy has the times that its form showed, and none of the languages that nobody looked at. */
async function forget(
  strapi: Core.Strapi,
  uid: string,
  { documentId, params }: { documentId: string; params: Params },
): Promise<void> {
  const sent = Object.keys(params.data ?? {})
  const unsent = Object.entries(NOTHING).filter(([field]) => !sent.includes(field))
  if (documentId) await set(strapi, uid, { documentId }, Object.fromEntries(unsent))
}

type Discarded = { before: Draft[]; entries: { id: number; locale: string | null }[] }

async function restore(
  strapi: Core.Strapi,
  uid: string,
  { before, entries }: Discarded,
): Promise<void> {
  for (const { id, locale } of entries) {
    const old = before.find((draft) => draft.locale === locale)
    if (!old) continue
    const { publishAt, unpublishAt, pastTimes } = old
    await set(strapi, uid, { id }, { publishAt, unpublishAt, pastTimes })
  }
}

async function draftsOf(
  strapi: Core.Strapi,
  uid: string,
  documentId: string | undefined,
): Promise<Draft[]> {
  if (!documentId) return []
  return strapi.db.query(uid as UID.ContentType).findMany({
    select: ['id', 'locale', 'publishAt', 'unpublishAt', 'pastTimes'],
    where: { documentId, publishedAt: { $null: true } },
  })
}

/** Leaves the stamps alone: to set a time is no change of what the entry says. */
const set = (strapi: Core.Strapi, uid: string, where: object, data: object): Promise<unknown> =>
  strapi.db.query(uid as UID.ContentType).updateMany({ where, data })
