import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { readSiteReport } from '#functions/lib/read-site-report.ts'
import { rebuildEnvironment } from '#src/environment/functions.ts'
import { netlifyStore } from '#src/lib/store/netlify-store.ts'
import { readPublished } from '#src/rebuild/published.ts'
import { createTurns } from '#src/rebuild/turns.ts'
import { handleSiteStatus } from './handle-site-status.ts'

/** Reports to the CMS what is live, which builds there were, and what was left out. See docs/publishing.md. */
export default observed('site-status', (request, context) => {
  const { secret, buildHook } = rebuildEnvironment(process.env)
  const { origin } = new URL(request.url)
  const store = netlifyStore({ purpose: 'publish', context: context.deploy?.context || 'dev' })
  return handleSiteStatus(request, {
    ...{ secret, origin, fetch, now: Date.now() },
    published: () => readPublished(origin),
    turns: buildHook === undefined ? undefined : createTurns(store),
    report: () => readSiteReport(process.env),
  })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { path: '/api/site-status' }
