import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addOpenPanelRoutes } from '../access/panel-route.ts'
import { READ_ENTRIES } from '../settings/read-entries.ts'
import { noteLastPublishes } from './last-publishes.ts'
import { createSitePage } from './site-page.ts'

type Ability = {
  can(action: string, subject: string): boolean
  rules: { action: string | string[] }[]
}

/**
 * `GET /site-status` for the panel's page "Site": for users of the panel who may see content, and nobody else.
 * Belongs into the register phase.
 */
export function addSiteRoute(strapi: Core.Strapi): void {
  const lastPublish = noteLastPublishes(strapi)
  const sitePage = createSitePage(strapi)
  const handler = async (context: Context) => {
    const { user, userAbility } = context.state as { user: { id: number }; userAbility: Ability }
    if (!userAbility.rules.some(({ action }) => [action].flat().includes(READ_ENTRIES))) {
      return context.forbidden('Ask an administrator for a role that may see content.')
    }
    context.set('cache-control', 'no-store')
    context.body = await sitePage({
      last: lastPublish(user.id),
      mayRead: (uid) => userAbility.can(READ_ENTRIES, uid),
    })
    return undefined
  }
  addOpenPanelRoutes(strapi, [{ method: 'GET', path: '/site-status', handler }])
}
