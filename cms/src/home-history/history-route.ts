import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import { addOpenPanelRoutes } from '../access/panel-route.ts'
import { READ_ENTRIES } from '../settings/read-entries.ts'
import type { HomeChange } from './history-answer.ts'
import { readChanges } from './keep.ts'
import { UNIT } from './standing.ts'

/**
 * `GET /home-history?id=…`: the changes of a home's price and status, the last first, for users of the panel who may
 * read homes. Belongs into the register phase.
 */
export function addHistoryRoute(strapi: Core.Strapi): void {
  const handler = async (context: Context) => {
    const { id } = context.query
    if (typeof id !== 'string' || !id) return context.badRequest('Name a home by its id.')
    if (!context.state.userAbility.can(READ_ENTRIES, UNIT)) {
      return context.forbidden('Ask an administrator for a role that may see homes.')
    }
    context.set('cache-control', 'no-store')
    const changes: HomeChange[] = await readChanges(strapi, id)
    context.body = { changes }
    return undefined
  }
  addOpenPanelRoutes(strapi, [{ method: 'GET', path: '/home-history', handler }])
}
