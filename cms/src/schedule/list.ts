import type { Core, UID } from '@strapi/strapi'
import type { Context } from 'koa'
import { READ_ENTRIES } from '../settings/read-entries.ts'
import { scheduledTypes } from './publish-at.ts'
import { momentOf, type Time } from './times.ts'

/** An entry that is published or taken down by schedule. Times are ISO 8601 or null. */
export type Scheduled = {
  /** The uid of its content type. */
  type: string
  documentId: string
  locale: string | null
  title: string
  publishAt: string | null
  unpublishAt: string | null
  /** Why it did not go live at its time. */
  problem: string | null
}

type Draft = {
  documentId: string
  locale: string | null
  publishAt: Time
  unpublishAt: Time
  publishProblem: string | null
  [field: string]: unknown
}

/** All entries with a time, those that come first first. */
export async function listSchedule(strapi: Core.Strapi, types: string[]): Promise<Scheduled[]> {
  const lists = await Promise.all(
    types.map(async (type) => {
      const drafts: Draft[] = await strapi.db.query(type as UID.ContentType).findMany({
        where: {
          publishedAt: { $null: true },
          $or: [{ publishAt: { $notNull: true } }, { unpublishAt: { $notNull: true } }],
        },
      })
      return drafts.map((draft) => ({
        type,
        documentId: draft.documentId,
        locale: draft.locale ?? null,
        title: String(
          draft.title ?? draft.from ?? strapi.contentType(type as UID.ContentType).info.displayName,
        ),
        publishAt: textOf(draft.publishAt),
        unpublishAt: textOf(draft.unpublishAt),
        problem: draft.publishProblem ?? null,
      }))
    }),
  )
  return lists.flat().sort((a, b) => firstOf(a) - firstOf(b))
}

/**
 * `GET /admin/site/schedule`: what goes live and what is taken down when, of the types that the signed-in user
 * of the panel may read.
 */
export function addScheduleRoute(strapi: Core.Strapi): void {
  strapi.server.routes({
    type: 'admin',
    prefix: '/admin',
    routes: [
      {
        method: 'GET',
        path: '/site/schedule',
        info: { pluginName: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        handler: async (context: Context) => {
          const { userAbility } = context.state
          const types = scheduledTypes(strapi)
            .map(({ uid }) => uid)
            .filter((uid) => userAbility.can(READ_ENTRIES, uid))
          context.body = { data: await listSchedule(strapi, types) }
        },
      },
    ],
  } as never)
}

const textOf = (time: Time): string | null => {
  const moment = momentOf(time)
  return moment === undefined ? null : new Date(moment).toISOString()
}

const firstOf = ({ publishAt, unpublishAt }: Scheduled): number =>
  Math.min(...[publishAt, unpublishAt].map((time) => momentOf(time) ?? Number.POSITIVE_INFINITY))
