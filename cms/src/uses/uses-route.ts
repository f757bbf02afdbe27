import type { Core } from '@strapi/strapi'
import { z } from '@strapi/utils'
import type { Context } from 'koa'
import { addOpenPanelRoutes } from '../access/panel-route.ts'
import { READ_ENTRIES } from '../settings/read-entries.ts'
import { usesOf } from './uses.ts'

/** As many as a list of the panel shows at once. */
const MOST_ENTRIES = 100

const question = z.object({
  type: z.string(),
  ids: z
    .string()
    .min(1)
    .transform((ids) => ids.split(',').slice(0, MOST_ENTRIES)),
  locale: z.string().optional(),
})

/**
 * `GET /site-uses?type=api::unit.unit&ids=…,…&locale=…`: where entries are used, for users of the panel who may read
 * them. Without `locale` in all languages. Belongs into the register phase.
 */
export function addUsesRoute(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    const asked = question.safeParse(context.query)
    if (!asked.success || !strapi.contentTypes[asked.data.type as never]) {
      return context.badRequest('Name a type and the ids of its entries.')
    }
    const { type, ids, locale } = asked.data
    const mayRead = (uid: string): boolean => context.state.userAbility.can(READ_ENTRIES, uid)
    if (!type.startsWith('api::') || !mayRead(type)) {
      return context.forbidden('Ask an administrator for a role that may see these entries.')
    }
    context.set('cache-control', 'no-store')
    context.body = await usesOf(strapi, { uid: type, documentIds: ids, locale, mayRead })
    return undefined
  }
  addOpenPanelRoutes(strapi, [{ method: 'GET', path: '/site-uses', handler }])
}
