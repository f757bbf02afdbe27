import type { Core, UID } from '@strapi/strapi'
import { inTurn } from '../database/in-turn.ts'
import { scheduledTypes } from './publish-at.ts'

/** Each ten seconds: nobody notices that an entry is that late. */
const EACH = '*/10 * * * * *'

type Due = {
  id: number
  documentId: string
  locale: string | null
  publishProblem: string | null
}

/**
 * Publishes entries when their time has come; those whose time came while the CMS was down, as soon as it
 * runs again. Strapi's own schedules are not in its free edition.
 */
export function publishOnTime(strapi: Core.Strapi): void {
  let busy = false
  const task = async () => {
    if (busy) return
    busy = true
    await publishDue(strapi, new Date()).finally(() => {
      busy = false
    })
  }
  strapi.cron.add({ publishOnTime: { task, options: EACH } })
}

async function publishDue(strapi: Core.Strapi, now: Date): Promise<void> {
  for (const { uid } of scheduledTypes(strapi)) {
    const due: Due[] = await strapi.db.query(uid).findMany({
      select: ['id', 'documentId', 'locale', 'publishProblem'],
      where: { publishedAt: null, publishAt: { $lte: now.toISOString() } },
      orderBy: { publishAt: 'asc' },
    })
    for (const draft of due) await publishOne(strapi, uid, draft)
  }
}

/**
 * Publishes a draft and takes its time away, both or nothing. A draft that is not fit to be published keeps
 * its time, and its editor reads why it is late.
 */
async function publishOne(strapi: Core.Strapi, uid: string, draft: Due): Promise<void> {
  const { id, documentId, locale } = draft
  const query = strapi.db.query(uid)
  try {
    await inTurn(strapi, async () => {
      // Another instance of the CMS may have been faster.
      const { count } = await query.updateMany({
        where: { id, publishAt: { $notNull: true } },
        data: { publishAt: null, publishProblem: null },
      })
      if (count === 0) return
      await strapi
        .documents(uid as UID.ContentType)
        .publish({ documentId, ...(locale && { locale }) })
      strapi.log.info(`${uid} ${documentId} ${locale ?? ''} was published on time.`)
    })
  } catch (error) {
    const publishProblem = error instanceof Error ? error.message : String(error)
    if (publishProblem === draft.publishProblem) return
    strapi.log.warn(`${uid} ${documentId} ${locale ?? ''} is due, but: ${publishProblem}`)
    await query.updateMany({ where: { id }, data: { publishProblem } })
  }
}
