import type { Core } from '@strapi/strapi'
import { listSchedule } from '../schedule/list.ts'
import { scheduledTypes } from '../schedule/publish-at.ts'
import { callPath } from '../settings/call-path.ts'
import type { Place } from './entry-names.ts'

export type Plan = Place & { at: number; what: 'goes live' | 'is taken down' }
export type Late = Place & { problem: string }

/** Entries that are published or taken down by schedule after `now`, the next first; and overdue ones. */
export async function readPlanned(
  strapi: Core.Strapi,
  now: number,
): Promise<{ planned: Plan[]; late: Late[] }> {
  const types = scheduledTypes(strapi).map(({ uid }) => uid)
  const planned: Plan[] = []
  const late: Late[] = []
  for (const entry of await listSchedule(strapi, types)) {
    const { publishAt, unpublishAt, problem } = entry
    const place = { ...entry, type: callPath(strapi, entry.type) }
    const add = (time: string | null, what: Plan['what']) => {
      const at = time ? Date.parse(time) : 0
      if (at > now) planned.push({ ...placeOf(place), at, what })
    }
    add(publishAt, 'goes live')
    add(unpublishAt, 'is taken down')
    if (problem) late.push({ ...placeOf(place), problem })
  }
  return { planned: planned.sort((a, b) => a.at - b.at), late }
}

const placeOf = ({ type, documentId, locale }: Place): Place => ({ type, documentId, locale })
