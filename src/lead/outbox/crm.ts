import { createHmac } from 'node:crypto'
import { withinTime } from '#src/lib/within-time.ts'
import { CRM_YES, type CrmYes } from '#src/site/crm.ts'
import { CRM_PATH } from '#src/site/lead.ts'
import { withFileLinks } from '../files/file-link.ts'
import { leadPayload } from '../payload.ts'
import { crmRefusal } from './crm-answer.ts'
import type { LeadRecord } from './record.ts'

/** How one try to deliver went. `problem` holds no personal data. */
type Delivery =
  | { status: 'delivered' }
  | { status: 'failed'; problem: string; retryAfterMs?: number }

/** What a signal has to end a request with, after its time. */
const SIGNAL_MS = 250

/** Sends a lead to the CRM, once. */
export type SendToCrm = (record: LeadRecord, timeoutMs: number) => Promise<Delivery>

/**
 * @param options.host where the CRM is, such as `https://crm.example`.
 * @param options.secret signs what is sent; see `signWebhook`.
 * @param options.yes which answers say that the lead was accepted. The default is the owner's decision.
 */
export const createCrm = (options: {
  host: string
  secret?: string
  yes?: CrmYes
  now?: () => number
  fetch?: typeof globalThis.fetch
}): SendToCrm => {
  const { host, secret, yes = CRM_YES, now = Date.now, fetch = globalThis.fetch } = options
  const send: SendToCrm = async (record, timeoutMs) => {
    const body = JSON.stringify(leadPayload({ ...record, fields: withFileLinks(record, now()) }))
    try {
      const response = await fetch(`${host}${CRM_PATH}`, {
        method: 'POST',
        headers: headersFor({ record, body, secret, now: now() }),
        body,
        // A redirect would turn the POST into a GET, which some servers answer with 200.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMs),
      })
      const problem = await crmRefusal(response, yes)
      if (problem === undefined) return { status: 'delivered' }
      return {
        status: 'failed',
        problem,
        retryAfterMs: retryAfterMs(response.headers.get('retry-after'), now()),
      }
    } catch (error) {
      return { status: 'failed', problem: nameOf(error) }
    }
  }
  return async (record, timeoutMs) => {
    if (timeoutMs <= 0) return { status: 'failed', problem: 'no time left' }
    // A visitor waits for this: it ends in time even where `fetch` does not see its signal.
    const delivery = await withinTime(send(record, timeoutMs), timeoutMs + SIGNAL_MS)
    return delivery ?? { status: 'failed', problem: 'no answer' }
  }
}

const headersFor = (message: {
  record: LeadRecord
  body: string
  secret: string | undefined
  now: number
}): Record<string, string> => {
  const { id, consent } = message.record
  return {
    ...webhookHeaders({ ...message, id }),
    'idempotency-key': id,
    'mira-consent': new URLSearchParams({
      version: consent.version ?? '',
      language: consent.language ?? '',
      at: consent.givenAt,
    }).toString(),
  }
}

/** Seconds or a date. */
const retryAfterMs = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now
  return Number.isFinite(ms) && ms > 0 ? ms : undefined
}

/** `ECONNREFUSED`, `TimeoutError`: never the message, which could quote what was sent. */
const nameOf = (error: unknown): string => {
  const { cause, name } = error as { cause?: { code?: unknown }; name?: unknown }
  return String(cause?.code ?? name ?? 'unknown')
}

/** The headers of a message in JSON after the Standard Webhooks specification; without a secret it is not signed. */
export const webhookHeaders = (message: {
  id: string
  body: string
  secret: string | undefined
  now: number
}): Record<string, string> => {
  const { id, body, secret } = message
  const timestamp = Math.floor(message.now / 1_000)
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    ...(secret ? { 'webhook-signature': signWebhook(secret, { id, timestamp, body }) } : {}),
  }
}

const PREFIX = 'whsec_'

/**
 * The signature of a message after the Standard Webhooks specification: `v1,` and base64.
 *
 * @param secret `whsec_` and the key in base64.
 * @param message.timestamp in seconds since 1970.
 * @see https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md
 */
export const signWebhook = (
  secret: string,
  message: { id: string; timestamp: number; body: string },
): string => {
  const key = Buffer.from(
    secret.startsWith(PREFIX) ? secret.slice(PREFIX.length) : secret,
    'base64',
  )
  const content = `${message.id}.${message.timestamp}.${message.body}`
  return `v1,${createHmac('sha256', key).update(content).digest('base64')}`
}
