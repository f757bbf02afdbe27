import type { Core } from '@strapi/strapi'
import { SITE_WEBHOOK } from './site-webhook.ts'

type Answer = { statusCode: number; message?: string }
type Webhook = { name: string; url: string }
type Run = (webhook: Webhook, event: string, info?: unknown) => Promise<Answer>

/** What Strapi answers itself where a webhook's address cannot be reached. */
const UNREACHED = 500

/**
 * Says in the log, once until it works again, that the site does not hear of what is published: Strapi itself
 * says nothing. The site finds out by itself where it looks each minute.
 */
export function tellUnheard(strapi: Core.Strapi): void {
  const runner = strapi.get('webhookRunner') as unknown as { run: Run }
  const run = runner.run.bind(runner)
  let told: number | undefined
  runner.run = async (webhook, event, info) => {
    const answer = await run(webhook, event, info)
    if (webhook.name !== SITE_WEBHOOK) return answer
    const { statusCode } = answer
    if (statusCode >= 300 && statusCode !== told) strapi.log.warn(sentence(webhook.url, answer))
    told = statusCode >= 300 ? statusCode : undefined
    return answer
  }
}

function sentence(url: string, { statusCode, message }: Answer): string {
  const why = statusCode === UNREACHED ? (message ?? 'no answer') : `it answered ${statusCode}`
  return `The site does not hear of what is published (${url}: ${why}). "npm run live" runs CMS and site together; docs/publishing.md says what a site needs.`
}
