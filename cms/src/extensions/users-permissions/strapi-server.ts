import type { Core } from '@strapi/strapi'
import { isLive } from '../../accounts/live-session.ts'

type Verified = { id: number; sessionId?: string }
type Jwt = { verify(token: string): Promise<Verified> }
type Factory = (context: { strapi: Core.Strapi }) => Jwt

/**
 * Lets an access token live no longer than its session. By itself Strapi checks only its signature
 * and age, so that it would outlive a logout or a change of the password by up to ten minutes.
 */
export default (plugin: { services: { jwt: Factory } }) => {
  const original = plugin.services.jwt
  plugin.services.jwt = (context) => {
    const jwt = original(context)
    return {
      ...jwt,
      async verify(token) {
        const verified = await jwt.verify(token)
        if (!verified.sessionId || !(await isLive(context.strapi, verified.sessionId))) {
          throw new Error('The session of this token has ended.')
        }
        return verified
      },
    }
  }
  return plugin
}
