import type { Core } from '@strapi/strapi'
import { callPath } from '../settings/call-path.ts'
import type { Place } from './entry-names.ts'

export type Publish = Place & { at: number }

const PUBLISHES = ['publish', 'unpublish']

/**
 * Notes what each user of the panel published or took back last. In memory: after a restart the page says
 * only whether the site is up to date.
 */
export function noteLastPublishes(strapi: Core.Strapi): (user: number) => Publish | undefined {
  const last = new Map<number, Publish>()
  strapi.documents.use(async (context, next) => {
    const result = await next()
    const user = strapi.requestContext.get()?.state.user
    const ofPanel = strapi.requestContext.get()?.state.route?.info?.type !== 'content-api'
    if (!PUBLISHES.includes(context.action) || !user?.id || !ofPanel) return result
    const { uid } = context
    if (!uid.startsWith('api::')) return result
    const { documentId, locale } = context.params as { documentId: string; locale?: unknown }
    last.set(user.id, {
      type: callPath(strapi, uid),
      documentId,
      locale: typeof locale === 'string' ? locale : null,
      at: Date.now(),
    })
    return result
  })
  return (user) => last.get(user)
}
