import type { Core } from '@strapi/strapi'

const PAGE = 'api::page.page'
const READS = ['findMany', 'findOne', 'findFirst', 'count']

/**
 * Leaves pages for signed-in people out of what the content API tells, to whomever but the build: the
 * site's function delivers them, after it has checked who asks. Below all controllers, as `refuseDrafts`.
 */
export function hideRestrictedPages(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const request = strapi.requestContext.get()
    if (context.uid !== PAGE || !READS.includes(context.action)) return next()
    if (request?.state.route?.info?.type !== 'content-api') return next()
    if (request.state.auth?.credentials?.kind === 'content-api') return next()
    const params = context.params as { filters?: object }
    params.filters = { $and: [params.filters ?? {}, { guard: { $ne: 'auth' } }] }
    return next()
  })
}
