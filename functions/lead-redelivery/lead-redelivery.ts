import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { leadEnvironment } from '#src/environment/functions.ts'
import { createLeadFiles, leadFileStore } from '#src/lead/files/file-store.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { leadStore } from '#src/lead/outbox/store.ts'
import { runRedelivery } from './run-redelivery.ts'

/** Netlify stops a scheduled function after 30 s. */
const RUN_MS = 25_000

/** A run met what a person must look at. What is thrown is reported to Sentry, too. */
class RedeliveryError extends Error {
  override name = 'RedeliveryError'
}

/** Delivers the leads that wait in the outbox. See docs/leads.md. */
export default observed('lead-redelivery', async (_request, context, note) => {
  const environment = leadEnvironment(process.env)
  if (environment.problems.length > 0) note({ environment: environment.problems.join(' ') })
  const reported = new Set<string>()
  await runRedelivery({
    outbox: createOutbox(leadStore(context.deploy?.context || 'dev')),
    files: createLeadFiles(leadFileStore(context.deploy?.context || 'dev')),
    environment,
    now: Date.now,
    runMs: RUN_MS,
    note,
    report: (problem, details) => {
      reported.add(problem)
      console.error(JSON.stringify({ error: problem, ...details }))
    },
  })
  if (reported.size > 0) throw new RedeliveryError([...reported].join(', '))
  return new Response(null, { status: 204 })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { schedule: '* * * * *' }
