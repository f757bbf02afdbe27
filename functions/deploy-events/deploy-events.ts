import type { DeploySucceededEvent } from '@netlify/functions'
import { postMessage } from './post-message.ts'
import { slackMessage } from './slack-message.ts'

/** Netlify calls these when a deploy has ended; whoever runs the site hears of it at `DEPLOY_WEBHOOK_URL`. */
export default {
  deploySucceeded: (event: DeploySucceededEvent) => tell('succeeded', event),
  deployFailed: (event: DeploySucceededEvent) => tell('failed', event),
}

const tell = (outcome: 'succeeded' | 'failed', event: DeploySucceededEvent): Promise<void> =>
  postMessage(slackMessage(outcome, event), {
    url: process.env.DEPLOY_WEBHOOK_URL || undefined,
    name: `deploy ${outcome}`,
    id: event.deploy.id,
    fetch,
  })
