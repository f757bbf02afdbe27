import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'
import type { PriceLists } from './answer.ts'
import { takeBack, takeList } from './calls.ts'
import { UNIT } from './homes.ts'
import { importsOf } from './imports.ts'

const PUBLISH = 'plugin::content-manager.explorer.publish'

type User = { firstname?: string | null; lastname?: string | null; email: string }
type State = { user: User; userAbility: { can(action: string, subject: string): boolean } }

/**
 * `GET /price-lists`, `POST /price-lists` and `POST /price-lists/undo` for the panel's page: for users of the panel who
 * may publish homes, and nobody else. Belongs into the register phase.
 */
export function addPriceListRoutes(strapi: Core.Strapi): void {
  const list = async (context: Context) => {
    const imports = importsOf(strapi)
    const [all, last] = await Promise.all([imports.list(), imports.last()])
    context.set('cache-control', 'no-store')
    context.body = { imports: all, last: last?.at ?? null } satisfies PriceLists
  }
  const take = async (context: Context, by: string) => {
    context.body = await takeList(strapi, context, by)
  }
  const back = async (context: Context, by: string) => {
    context.body = await takeBack(strapi, context, by)
  }
  strapi.server.routes({
    type: 'admin',
    routes: [
      route('GET', '/price-lists', list),
      route('POST', '/price-lists', take),
      route('POST', '/price-lists/undo', back),
    ],
  } as never)
}

type Handler = (context: Context, by: string) => Promise<void>

const route = (method: string, path: string, handle: Handler) => ({
  ...{ method, path, info: { type: 'admin' } },
  config: { policies: ['admin::isAuthenticatedAdmin'] },
  handler: async (context: Context) => {
    const { user, userAbility } = context.state as State
    if (!userAbility.can(PUBLISH, UNIT)) {
      return context.forbidden('Price lists are for those who may publish homes. Ask an editor.')
    }
    await handle(context, nameOf(user))
    return undefined
  },
})

const nameOf = ({ firstname, lastname, email }: User): string =>
  [firstname, lastname].filter(Boolean).join(' ') || email
