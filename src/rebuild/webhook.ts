import { z } from 'zod'

/**
 * The parts of a webhook that are read. The entry's content is not: it may be personal, and the build itself fetches
 * what is published.
 *
 * @see https://docs.strapi.io/cms/backend-customization/webhooks
 */
export const webhookBody = z.object({
  event: z.string(),
  uid: z.string().optional(),
  entry: z.object({ publishedAt: z.string().nullish() }).optional(),
})

export type WebhookBody = z.infer<typeof webhookBody>

/** Events about new files are not among these: no entry shows a new file yet. */
const MEDIA = new Set(['media.update', 'media.delete'])
const OF_PUBLISHED = new Set(['entry.create', 'entry.update', 'entry.delete'])
const PUBLICATION = new Set(['entry.publish', 'entry.unpublish'])

/** Whether what happened in the CMS can change the site. Drafts, accounts and tests of the webhook cannot. */
export const touchesSite = ({ event, uid, entry }: WebhookBody): boolean => {
  if (MEDIA.has(event)) return true
  if (uid !== undefined && !uid.startsWith('api::')) return false
  if (PUBLICATION.has(event)) return true
  return OF_PUBLISHED.has(event) && entry?.publishedAt != null
}
