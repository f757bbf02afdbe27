import type { Core } from '@strapi/strapi'
import type { Registered } from '../../accounts/account-mail.ts'
import { countByAccount } from '../../accounts/count-by-account.ts'
import { type AuthHandlers, evenAnswers, mailLater } from '../../accounts/even-answers.ts'
import { isLive } from '../../accounts/live-session.ts'
import { SHORTLIST_FIELD, SHORTLIST_ROUTES, shortlistActions } from '../../accounts/shortlist.ts'
import { withSiteCallback } from '../../accounts/social-login.ts'

type Verified = { id: number; sessionId?: string }
type Jwt = { verify(token: string): Promise<Verified> }
type User = { sendConfirmationEmail(user: Registered): Promise<unknown> }
type Factory<T> = (context: { strapi: Core.Strapi }) => T
type Me = (context: { state: { user?: { role: Role } }; body: unknown }) => Promise<unknown>
type Role = { type: string; name: string }

type Plugin = {
  services: { jwt: Factory<Jwt>; user: Factory<User>; providers: Factory<object> }
  controllers: { auth: Factory<AuthHandlers>; user: { me: Me } }
  contentTypes: { user: { schema: { attributes: Record<string, object> } } }
  routes: { 'content-api': () => { routes: object[] } }
}

/** What this site changes in Strapi's accounts. */
export default (plugin: Plugin) => {
  const { services, controllers, contentTypes, routes } = plugin
  const { jwt, user, providers } = services
  const { auth } = controllers
  const { me } = controllers.user
  services.jwt = ({ strapi }) => withLiveSession(strapi, jwt({ strapi }))
  services.user = ({ strapi }) => mailLater(strapi, user({ strapi }))
  services.providers = ({ strapi }) => withSiteCallback(providers({ strapi }))
  controllers.auth = ({ strapi }) =>
    countByAccount(evenAnswers(strapi, auth({ strapi })), visitorsTries(strapi))
  controllers.user.me = (context) => withRole(me, context)
  Object.assign(
    controllers.user,
    shortlistActions(() => strapi),
  )
  contentTypes.user.schema.attributes.shortlist = SHORTLIST_FIELD
  const contentApi = routes['content-api']
  routes['content-api'] = () => {
    const api = contentApi()
    return { ...api, routes: [...api.routes, ...SHORTLIST_ROUTES] }
  }
  return plugin
}

const visitorsTries = (strapi: Core.Strapi): number =>
  strapi.config.get('plugin::users-permissions.ratelimit.max', 10)

/**
 * Makes an access token expire with its session. Strapi alone checks only its signature and age, so it would outlive
 * a logout or a change of the password.
 */
const withLiveSession = (strapi: Core.Strapi, jwt: Jwt): Jwt => ({
  ...jwt,
  async verify(token) {
    const verified = await jwt.verify(token)
    if (!verified.sessionId || !(await isLive(strapi, verified.sessionId))) {
      throw new Error('The session of this token has ended.')
    }
    return verified
  },
})

/** People may know their own role; the permission that Strapi asks for it would show them all roles. */
const withRole = async (me: Me, context: Parameters<Me>[0]): Promise<void> => {
  await me(context)
  const { user } = context.state
  if (user) context.body = { ...(context.body as object), role: { type: user.role.type } }
}
