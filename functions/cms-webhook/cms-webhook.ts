import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { rebuildEnvironment } from '#src/environment/functions.ts'
import { handleWebhook } from './handle-webhook.ts'
import { openRebuilder } from './open-rebuilder.ts'

/** Receives webhooks about edits from the CMS and starts builds. See docs/publishing.md. */
export default observed('cms-webhook', (request, context, note) => {
  const environment = rebuildEnvironment(process.env)
  if (environment.problems.length > 0) note({ environment: environment.problems.join(' ') })
  const { origin } = new URL(request.url)
  return handleWebhook(request, {
    secret: environment.secret,
    rebuilder: openRebuilder(environment, { origin, context: context.deploy?.context || 'dev' }),
    waitUntil: (work) => context.waitUntil?.(work),
    note,
  })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { path: '/api/publish' }
