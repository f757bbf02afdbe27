import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { leadEnvironment } from '#src/environment/functions.ts'
import { createLeadFiles, leadFileStore } from '#src/lead/files/file-store.ts'
import { createCrm } from '#src/lead/outbox/crm.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { leadStore } from '#src/lead/outbox/store.ts'
import { phoneRules } from '#src/lead/phone-rules.ts'
import * as z from '#src/lib/zod-mini.ts'
import { LEAD_ANSWER_MS } from '#src/site/lead.ts'
import { createForms } from './forms.ts'
import { createLeadHandler } from './handle-lead.ts'
import { createSentReport } from './report-sent.ts'

/** Kept while Netlify keeps the function warm. */
const forms = createForms()

/** Takes a lead from a form: checks it, stores it, forwards it to the CRM. See docs/leads.md. */
export default observed('lead', (request, context, note) => {
  const { crmHost, webhookSecret, turnstileSecret, reportUrl, problems } = leadEnvironment(
    process.env,
  )
  if (problems.length > 0) note({ environment: problems.join(' ') })
  const handle = createLeadHandler({
    outbox: createOutbox(leadStore(context.deploy?.context || 'dev')),
    files: createLeadFiles(leadFileStore(context.deploy?.context || 'dev')),
    crm: crmHost ? createCrm({ host: crmHost, secret: webhookSecret }) : undefined,
    forms,
    phoneRules,
    passesTurnstile: turnstileSecret ? createTurnstile(turnstileSecret) : undefined,
    reportSent: reportUrl ? createSentReport({ url: reportUrl, secret: webhookSecret }) : undefined,
    answerMs: LEAD_ANSWER_MS,
    now: Date.now,
    note,
  })
  return handle(request, { ip: context.ip, waitUntil: (work) => context.waitUntil?.(work) })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = {
  path: '/api/lead',
  rateLimit: { windowLimit: 20, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}

const VERIFY_URL = 'https://challenges.cloudflare.com/turnstile/v0/siteverify'
const TIMEOUT_MS = 1_000

const verdict = z.object({ success: z.boolean() })

/**
 * Asks Cloudflare whether a person solved the challenge. Passes when Cloudflare cannot be asked: its
 * outage must not cost a lead.
 *
 * @see https://developers.cloudflare.com/turnstile/get-started/server-side-validation/
 */
export const createTurnstile =
  (secret: string, fetch: typeof globalThis.fetch = globalThis.fetch) =>
  async (token: string | undefined, ip: string | undefined): Promise<boolean> => {
    if (!token) return false
    try {
      const response = await fetch(VERIFY_URL, {
        method: 'POST',
        body: new URLSearchParams({ secret, response: token, ...(ip && { remoteip: ip }) }),
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return verdict.parse(await response.json()).success
    } catch {
      return true
    }
  }
