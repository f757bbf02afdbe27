import type { Core, UID } from '@strapi/strapi'
import type { Place } from './entry-names.ts'

const MOST = 100

export type Plan = Place & { at: number; what: 'goes live' | 'is taken down' }
export type Late = Place & { problem: string }

type Draft = {
  documentId: string
  locale?: string | null
  publishAt?: string | null
  unpublishAt?: string | null
  publishProblem?: string | null
}

/** What goes live or is taken down by itself after `now`, the next first; and what did not although its time came. */
export async function readPlanned(
  strapi: Core.Strapi,
  now: number,
): Promise<{ planned: Plan[]; late: Late[] }> {
  const plans: Plan[] = []
  const late: Late[] = []
  for (const { uid, kind, info, attributes } of Object.values(strapi.contentTypes)) {
    if (!uid.startsWith('api::') || !attributes.publishAt) continue
    const times = ['publishAt', ...(attributes.unpublishAt ? ['unpublishAt'] : [])]
    const soon = new Date(now).toISOString()
    const drafts: Draft[] = await strapi.db.query(uid as UID.Schema).findMany({
      select: [
        'documentId',
        ...times,
        'publishProblem',
        ...('locale' in attributes ? ['locale'] : []),
      ],
      where: {
        publishedAt: null,
        $or: [
          ...times.map((time) => ({ [time]: { $gt: soon } })),
          { publishProblem: { $notNull: true } },
        ],
      },
      limit: MOST,
    })
    const type = kind === 'singleType' ? info.singularName : info.pluralName
    for (const { documentId, locale, publishAt, unpublishAt, publishProblem } of drafts) {
      const place = { type, documentId, locale: locale ?? null }
      const add = (time: string | null | undefined, what: Plan['what']) => {
        const at = time ? Date.parse(time) : 0
        if (at > now) plans.push({ ...place, at, what })
      }
      add(publishAt, 'goes live')
      add(unpublishAt, 'is taken down')
      if (publishProblem) late.push({ ...place, problem: publishProblem })
    }
  }
  return { planned: plans.sort((a, b) => a.at - b.at), late }
}
