import type { Config, Context } from '@netlify/functions'
import { leadEnvironment } from '#src/lead/outbox/environment.ts'
import { netlifyStore } from '#src/lead/outbox/netlify-store.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { runRedelivery } from './run-redelivery.ts'

/** Netlify stops a scheduled function after 30 s. */
const RUN_MS = 25_000

/** Delivers the leads that wait in the outbox. See docs/leads.md. */
export default async (_request: Request, context: Context): Promise<Response> => {
  const environment = leadEnvironment(process.env)
  for (const problem of environment.problems) console.error(problem)
  await runRedelivery({
    outbox: createOutbox(netlifyStore(context.deploy?.context || 'dev')),
    environment,
    now: Date.now,
    runMs: RUN_MS,
    log: (line) => console.log(line),
    report: (problem, details) => console.error(JSON.stringify({ error: problem, ...details })),
  })
  return new Response(null, { status: 204 })
}

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { schedule: '* * * * *' }
