import type { Core } from '@strapi/strapi'
import { SITE_WEBHOOK } from './site-webhook.ts'

type Answer = { statusCode: number; message?: string }
type Webhook = { name: string; url: string }
type Run = (webhook: Webhook, event: string, info?: unknown) => Promise<Answer>

/** The status that Strapi reports if it cannot reach a webhook's address. */
const UNREACHED = 500

/**
 * Logs, once until it works again, that the webhook about publications does not reach the site: Strapi itself logs
 * nothing. The site still finds out if it checks each minute.
 */
export function tellUnheard(strapi: Core.Strapi): void {
  const runner = strapi.get('webhookRunner') as unknown as { run: Run }
  const run = runner.run.bind(runner)
  let logged: number | undefined
  runner.run = async (webhook, event, info) => {
    const answer = await run(webhook, event, info)
    if (webhook.name !== SITE_WEBHOOK) return answer
    const { statusCode } = answer
    if (statusCode >= 300 && statusCode !== logged) strapi.log.warn(sentence(webhook.url, answer))
    logged = statusCode >= 300 ? statusCode : undefined
    return answer
  }
}

function sentence(url: string, { statusCode, message }: Answer): string {
  const why = statusCode === UNREACHED ? (message ?? 'no answer') : `it answered ${statusCode}`
  return `The site does not hear of what is published (${url}: ${why}). "npm run live" runs CMS and site together; docs/publishing.md says what a site needs.`
}
