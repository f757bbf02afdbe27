import type { DeploySucceededEvent } from '@netlify/functions'
import { deployEnvironment } from '#src/environment/functions.ts'
import { readLeftOut } from './read-left-out.ts'
import { slackMessage } from './slack-message.ts'

/** Netlify calls these when a deploy has ended; they send a message to `DEPLOY_WEBHOOK_URL`. */
export default {
  deploySucceeded: (event: DeploySucceededEvent) => tell('succeeded', event),
  deployFailed: (event: DeploySucceededEvent) => tell('failed', event),
}

const tell = async (
  outcome: 'succeeded' | 'failed',
  event: DeploySucceededEvent,
): Promise<void> => {
  const { webhook, cmsUrl, problems } = deployEnvironment(process.env)
  for (const problem of problems) console.error(JSON.stringify({ event: 'environment', problem }))
  const asks = webhook && outcome === 'succeeded'
  const leftOut = asks ? await readLeftOut(event.deploy.sslUrl, cmsUrl, fetch) : undefined
  await postMessage(slackMessage(outcome, event, leftOut), {
    url: webhook,
    name: `deploy ${outcome}`,
    id: event.deploy.id,
    fetch,
  })
}

const TIMEOUT_MS = 10_000

/**
 * Posts a message to a webhook, logs the outcome in one line of JSON, and never throws.
 *
 * @param options.url undefined if no message is wanted. It is a secret and not logged.
 * @param options.name what the message is about.
 * @param options.id of the deploy.
 */
const postMessage = async (
  message: object,
  options: { url: string | undefined; name: string; id: string; fetch: typeof fetch },
): Promise<void> => {
  const { url, name, id } = options
  const line = {
    event: name,
    id,
    webhook: url ? await send(message, url, options.fetch) : 'not set',
  }
  console[line.webhook === 'told' || !url ? 'log' : 'error'](JSON.stringify(line))
}

const send = async (message: object, url: string, fetch: typeof globalThis.fetch) => {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.body?.cancel()
    return response.ok ? 'told' : `HTTP ${response.status}`
  } catch (error) {
    return error instanceof Error ? error.name : 'unknown'
  }
}
