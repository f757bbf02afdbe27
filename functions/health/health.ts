import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { readSiteReport } from '#functions/lib/read-site-report.ts'
import { cmsEnvironment, leadEnvironment } from '#src/environment/functions.ts'
import { createMailLog, mailStore } from '#src/lead/mail/mail-log.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { leadStore } from '#src/lead/outbox/store.ts'
import { checkHealth } from './check-health.ts'

/** Each part of the site has this long to answer. */
const PART_MS = 2_000

/** How the site is, for an uptime monitor: 503 when a part fails, else 200. See docs/operations.md. */
export default observed('health', async (request, context, note) => {
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return new Response('Method Not Allowed\n', { status: 405, headers: { allow: 'GET, HEAD' } })
  }
  const health = await checkHealth({
    origin: new URL(request.url).origin,
    cms: cmsEnvironment(process.env),
    report: () => readSiteReport(process.env),
    delivers: leadEnvironment(process.env).crmHost !== undefined,
    outbox: createOutbox(leadStore(context.deploy?.context || 'dev')),
    mails: createMailLog(mailStore(context.deploy?.context || 'dev')),
    fetch,
    now: Date.now,
    partMs: PART_MS,
  })
  const { status, build, cms, leads, content } = health
  note({
    ...{ health: status, build: build.status, cms: cms.status, leads: leads.status },
    content: content.status,
  })
  const answer = Response.json(health, {
    status: status === 'failing' ? 503 : 200,
    headers: { 'cache-control': 'no-store' },
  })
  return request.method === 'HEAD' ? new Response(null, answer) : answer
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = {
  path: '/api/health',
  rateLimit: { windowLimit: 60, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
