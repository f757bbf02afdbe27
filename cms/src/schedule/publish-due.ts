import type { Core, UID } from '@strapi/strapi'
import { inTurn } from '../database/in-turn.ts'
import { scheduledTypes } from './publish-at.ts'
import { hasCome, remember, type TimeField, type Times } from './times.ts'

/** Each ten seconds: nobody notices that an entry is that late. */
const EACH = '*/10 * * * * *'

type Due = Times & {
  id: number
  documentId: string
  locale: string | null
  publishProblem: string | null
}

/**
 * Publishes entries, and takes them down, when their time has come; those whose time came while the CMS was
 * down, as soon as it runs again. Strapi's own schedules are not in its free edition.
 */
export function publishOnTime(strapi: Core.Strapi): void {
  let busy = false
  const task = async () => {
    if (busy) return
    busy = true
    await doDue(strapi, Date.now()).finally(() => {
      busy = false
    })
  }
  strapi.cron.add({ publishOnTime: { task, options: EACH } })
}

async function doDue(strapi: Core.Strapi, now: number): Promise<void> {
  const come = { $lte: new Date(now).toISOString() }
  for (const { uid } of scheduledTypes(strapi)) {
    const due: Due[] = await strapi.db.query(uid).findMany({
      where: { publishedAt: null, $or: [{ publishAt: come }, { unpublishAt: come }] },
      orderBy: { publishAt: 'asc' },
    })
    for (const draft of due) {
      // Where both times have passed, the entry is only taken down.
      const field = hasCome(draft.unpublishAt, now) ? 'unpublishAt' : 'publishAt'
      await doOne(strapi, uid, { draft, field, now })
    }
  }
}

type One = { draft: Due; field: TimeField; now: number }

/**
 * Publishes an entry or takes it down, and takes its time away: both or nothing. A draft that is not fit to
 * be published keeps its time, and its editor reads why it is late.
 */
async function doOne(strapi: Core.Strapi, uid: string, { draft, field, now }: One): Promise<void> {
  const { id, documentId, locale } = draft
  const query = strapi.db.query(uid as UID.ContentType)
  const documents = strapi.documents(uid as UID.ContentType)
  const place = { documentId, ...(locale && { locale }) }
  try {
    await inTurn(strapi, async () => {
      // Another instance of the CMS may have been faster, or an editor may have thought again.
      const is: Due | null = await query.findOne({ where: { id } })
      if (!is || !hasCome(is[field], now)) return
      await query.updateMany({ where: { id }, data: timesAfter(is, { field, now }) })
      if (field === 'publishAt') await documents.publish(place)
      else await documents.unpublish(place)
      const what = field === 'publishAt' ? 'published' : 'taken down'
      strapi.log.info(`${uid} ${documentId} ${locale ?? ''} was ${what} on time.`)
    })
  } catch (error) {
    const publishProblem = error instanceof Error ? error.message : String(error)
    if (publishProblem === draft.publishProblem) return
    strapi.log.warn(`${uid} ${documentId} ${locale ?? ''} is due, but: ${publishProblem}`)
    await query.updateMany({ where: { id }, data: { publishProblem } })
  }
}

/** What is taken down goes up no more by a time that has passed too. */
function timesAfter(draft: Due, { field, now }: { field: TimeField; now: number }) {
  const over: TimeField[] =
    field === 'unpublishAt' && hasCome(draft.publishAt, now)
      ? ['publishAt', 'unpublishAt']
      : [field]
  return {
    ...Object.fromEntries(over.map((name) => [name, null])),
    publishProblem: null,
    pastTimes: remember(
      draft.pastTimes,
      over.map((name) => [name, draft[name]]),
    ),
  }
}
