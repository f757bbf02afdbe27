import { webhookHeaders } from '#src/lead/outbox/crm.ts'
import type { LeadRecord } from '#src/lead/outbox/record.ts'
import type { Submission } from '#src/lead/submission.ts'

const TIMEOUT_MS = 5_000
const TRIES = 2

/** Tells the owner's webhook that a lead came in. It never fails, and returns what went wrong, or undefined. */
export type ReportSent = (record: LeadRecord, submission: Submission) => Promise<string | undefined>

/**
 * The report of the event that the browser calls `generate_lead`, from the server: under the same id, so that a
 * receiver counts a lead once. Nothing that the visitor typed is in it. The value is
 * what the page said, as in the browser's event. See docs/third-parties.md.
 *
 * @param options.secret signs it as leads are signed; see `signWebhook`.
 */
export const createSentReport = (options: {
  url: string
  secret?: string
  fetch?: typeof globalThis.fetch
  now?: () => number
}): ReportSent => {
  const { url, secret, fetch = globalThis.fetch, now = Date.now } = options
  return async (record, submission) => {
    const body = JSON.stringify(sentEvent(record, submission))
    const headers = webhookHeaders({ id: record.id, body, secret, now: now() })
    let problem: string | undefined
    for (let tries = 0; tries < TRIES; tries++) {
      try {
        const response = await fetch(url, {
          method: 'POST',
          headers,
          body,
          signal: AbortSignal.timeout(TIMEOUT_MS),
        })
        if (response.ok) return undefined
        problem = `status ${response.status}`
      } catch (error) {
        problem = error instanceof Error ? error.name : 'unknown'
      }
    }
    return problem
  }
}

const sentEvent = (
  { id, receivedAt, formKey }: LeadRecord,
  { locale, page, subject, price, currency }: Submission,
) => ({
  event: 'generate_lead',
  lead_id: id,
  at: receivedAt,
  form: formKey,
  language: locale,
  path: page && new URL(page, 'https://site.invalid').pathname,
  job: subject?.job,
  project: subject?.project,
  home: subject?.unit,
  ...(price !== undefined && currency !== undefined && { value: price, currency }),
})
