import type { Config } from '@netlify/functions'
import { openRebuilder } from '#functions/cms-webhook/open-rebuilder.ts'
import { observed } from '#functions/lib/observed.ts'
import { rebuildEnvironment } from '#src/environment/functions.ts'

/** Recovers from lost webhooks and failed builds. See docs/publishing.md. */
export default observed('rebuild-check', async (request, context, note) => {
  const environment = rebuildEnvironment(process.env)
  if (environment.problems.length > 0) note({ environment: environment.problems.join(' ') })
  const { origin } = new URL(request.url)
  const rebuilder = openRebuilder(environment, {
    origin,
    context: context.deploy?.context || 'dev',
  })
  note({ outcome: rebuilder ? await rebuilder.check() : 'BUILD_HOOK_URL is not set' })
  return new Response(null, { status: 204 })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { schedule: '* * * * *' }
