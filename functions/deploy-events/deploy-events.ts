import type { DeploySucceededEvent } from '@netlify/functions'
import { postMessage } from './post-message.ts'
import { readLeftOut } from './read-left-out.ts'
import { slackMessage } from './slack-message.ts'

/** Netlify calls these when a deploy has ended; whoever runs the site hears of it at `DEPLOY_WEBHOOK_URL`. */
export default {
  deploySucceeded: (event: DeploySucceededEvent) => tell('succeeded', event),
  deployFailed: (event: DeploySucceededEvent) => tell('failed', event),
}

const tell = async (
  outcome: 'succeeded' | 'failed',
  event: DeploySucceededEvent,
): Promise<void> => {
  const { DEPLOY_WEBHOOK_URL: url, CMS_PUBLIC_URL, CMS_URL } = process.env
  const asks = url && outcome === 'succeeded'
  const leftOut = asks
    ? await readLeftOut(event.deploy.sslUrl, CMS_PUBLIC_URL || CMS_URL, fetch)
    : undefined
  await postMessage(slackMessage(outcome, event, leftOut), {
    url: url || undefined,
    name: `deploy ${outcome}`,
    id: event.deploy.id,
    fetch,
  })
}
