import type { Core } from '@strapi/strapi'
import createError from 'http-errors'
import { DRAFT_READER } from './tokens.ts'

const READS = ['findMany', 'findOne', 'findFirst', 'count']

/**
 * Refuses drafts to every caller of the content API but the preview's token and full-access ones. Strapi's own permission
 * to find an entry includes `?status=draft`, and any status that it doesn't know means draft too.
 * Sits in the document service, below all controllers, so that a type added later is covered. Throws
 * an error of http-errors: of Strapi's own ForbiddenError nothing but "Forbidden" reaches the caller.
 */
export function refuseDrafts(strapi: Core.Strapi): void {
  strapi.documents.use((context, next) => {
    const request = strapi.requestContext.get()
    if (request?.state.route?.info?.type !== 'content-api') return next()
    if (!READS.includes(context.action)) return next()
    if (!context.contentType.options?.draftAndPublish) return next()
    if (asksForPublished(context.params) || mayReadDrafts(request.state.auth)) return next()
    throw createError(
      403,
      'Drafts are not readable here. Ask for status=published, or leave the status out.',
    )
  })
}

/** The two filters tell of published entries whether a draft of them waits. */
function asksForPublished(params: object): boolean {
  const { status, publicationFilter, hasPublishedVersion } = params as Record<string, unknown>
  return (
    status === 'published' && publicationFilter === undefined && hasPublishedVersion === undefined
  )
}

type Credentials = { kind?: string; type?: string; name?: string }

/**
 * The token that the code keeps for that; its name is unique. And whoever holds a full-access token may
 * change entries, and so may read drafts.
 */
function mayReadDrafts(auth: { credentials?: Credentials | null }): boolean {
  const { kind, type, name } = auth?.credentials ?? {}
  return kind === 'content-api' && (type === 'full-access' || name === DRAFT_READER)
}
