import type { Core } from '@strapi/strapi'
import type { Context } from 'koa'

/** Somebody who is signed in to the panel; `name` is for others to read. */
export type PanelUser = { id: number; name: string }

type Route = {
  method: 'GET' | 'POST'
  path: string
  handle: (context: Context, user: PanelUser) => Promise<void>
}

type Guard = {
  /** What a user must be allowed to do with entries of the type, such as `publish`. */
  may: string[]
  type: string
  /** The sentence for everybody else. */
  refusal: string
  routes: Route[]
}

type State = {
  user: { id: number; firstname?: string | null; lastname?: string | null; email: string }
  userAbility: { can(action: string, subject: string): boolean }
}

type OpenRoute = Pick<Route, 'method' | 'path'> & {
  handler: (context: Context) => Promise<unknown>
}

/** Adds calls for everybody who is signed in to the panel. Belongs into the register phase. */
export function addOpenPanelRoutes(strapi: Core.Strapi, routes: OpenRoute[]): void {
  const signedIn = {
    info: { type: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin'] },
  }
  strapi.server.routes({
    type: 'admin',
    routes: routes.map((route) => ({ ...route, ...signedIn })),
  } as never)
}

/** Adds calls for a page of the panel, for some of its users alone. Belongs into the register phase. */
export function addPanelRoutes(strapi: Core.Strapi, { may, type, refusal, routes }: Guard): void {
  const guarded = ({ method, path, handle }: Route): OpenRoute => ({
    ...{ method, path },
    handler: async (context: Context) => {
      const { user, userAbility } = context.state as State
      const mayAll = may.every((action) =>
        userAbility.can(`plugin::content-manager.explorer.${action}`, type),
      )
      if (!mayAll) return context.forbidden(refusal)
      const name = [user.firstname, user.lastname].filter(Boolean).join(' ') || user.email
      await handle(context, { id: user.id, name })
      return undefined
    },
  })
  addOpenPanelRoutes(strapi, routes.map(guarded))
}
