import type { Core } from '@strapi/strapi'
import { z } from '@strapi/utils'
import type { Context } from 'koa'
import { addOpenPanelRoutes } from '../access/panel-route.ts'
import { READ_ENTRIES } from '../settings/read-entries.ts'
import { markGood, translationOverview } from './overview.ts'

const UPDATE = 'plugin::content-manager.explorer.update'

const filters = z.object({ kind: z.string().optional(), locale: z.string().optional() })
const good = z.object({ uid: z.string(), documentId: z.string(), locale: z.string() })

/**
 * `GET /translations?kind=…&locale=…`: what is not translated. `POST /translations/good` with `{uid, documentId,
 * locale}`: somebody who may write these entries has found a translation good as it is. Belongs into the register phase.
 */
export function addTranslationsRoute(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    const asked = filters.safeParse(context.query)
    if (!asked.success) return context.badRequest('Name at most one kind and one language.')
    const mayRead = (uid: string): boolean => context.state.userAbility.can(READ_ENTRIES, uid)
    context.set('cache-control', 'no-store')
    context.body = await translationOverview(strapi, { ...asked.data, mayRead })
    return undefined
  }
  const mark = async (context: Context) => {
    const given = good.safeParse((context.request as unknown as { body: unknown }).body)
    if (!given.success) return context.badRequest('Name an entry and its language.')
    if (!context.state.userAbility.can(UPDATE, given.data.uid)) {
      return context.forbidden('Ask an administrator for a role that may write these entries.')
    }
    await markGood(strapi, given.data)
    context.body = {}
    return undefined
  }
  addOpenPanelRoutes(strapi, [
    { method: 'GET', path: '/translations', handler: list },
    { method: 'POST', path: '/translations/good', handler: mark },
  ])
}
