import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { leadEnvironment } from '#src/lead/outbox/environment.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { leadStore } from '#src/lead/outbox/store.ts'
import { runRedelivery } from './run-redelivery.ts'

/** Netlify stops a scheduled function after 30 s. */
const RUN_MS = 25_000

/** Delivers the leads that wait in the outbox. See docs/leads.md. */
export default observed('lead-redelivery', async (_request, context, note) => {
  const environment = leadEnvironment(process.env)
  if (environment.problems.length > 0) note({ environment: environment.problems.join(' ') })
  await runRedelivery({
    outbox: createOutbox(leadStore(context.deploy?.context || 'dev')),
    environment,
    now: Date.now,
    runMs: RUN_MS,
    note,
    report: (problem, details) => console.error(JSON.stringify({ error: problem, ...details })),
  })
  return new Response(null, { status: 204 })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { schedule: '* * * * *' }
