import type { Core } from '@strapi/strapi'
import { secret } from '../settings/secrets.ts'
import { siteUrl } from '../settings/site.ts'

export const SITE_WEBHOOK = 'Mira site'

const EVENTS = [
  'entry.create',
  'entry.update',
  'entry.delete',
  'entry.publish',
  'entry.unpublish',
  'media.create',
  'media.update',
  'media.delete',
]

/**
 * Keeps the webhook that tells the site's publish function of each change. The shared secret is a
 * header of this webhook alone: as a default header it would go to every webhook that editors add.
 */
export async function setSiteWebhook(strapi: Core.Strapi): Promise<void> {
  const store = strapi.get('webhookStore')
  const runner = strapi.get('webhookRunner')
  const wanted = {
    name: SITE_WEBHOOK,
    url: `${siteUrl()}/api/publish`,
    headers: { 'x-mira-webhook-secret': secret('PUBLISH_SECRET') },
    events: EVENTS,
    isEnabled: true,
  }
  const found = (await store.findWebhooks()).find(
    (webhook: { name: string }) => webhook.name === SITE_WEBHOOK,
  )
  if (!found) {
    runner.add(await store.createWebhook(wanted as never))
  } else if (JSON.stringify({ ...found, id: undefined }) !== JSON.stringify(wanted)) {
    runner.update((await store.updateWebhook(found.id, { ...wanted, id: found.id })) as never)
  }
}
