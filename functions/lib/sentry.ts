import { randomBytes } from 'node:crypto'
import type { Event } from '@sentry/core'
import { scrub } from '#src/lib/scrub.ts'
import { TRACE_SAMPLE_RATE } from '#src/site/site-config.ts'
import {
  createEventEnvelope,
  createStackParser,
  dsnFromString,
  exceptionFromError,
  getEnvelopeEndpointWithUrlEncodedAuth,
  nodeStackLineParser,
  propagationContextFromHeaders,
  serializeEnvelope,
} from './sentry-protocol.js'

/** A request that a function has answered. Times in milliseconds since 1970. */
export type Served = {
  name: string
  /** Of the request, as in the log and in the answer. */
  id: string
  method: string
  /** Of the answer. */
  status: number
  startedAt: number
  endedAt: number
  /** What the browser sent in `sentry-trace`, so that both appear as one trace. */
  trace: string | undefined
  /** What was thrown, if anything. */
  error: unknown
}

export type SentrySettings = {
  dsn: string
  environment: string
  /** The build that is deployed. */
  release: string | undefined
  fetch: typeof fetch
}

const TIMEOUT_MS = 2_000

/** These quote what they could not read. */
const QUOTING = new Set(['SyntaxError'])

const stackParser = createStackParser(nodeStackLineParser())

/**
 * Reports an answered request to Sentry: its trace, and what was thrown. No address, header or body of the
 * request is in it. It never throws: a report that fails must not harm anything.
 */
export const reportRequest = async (served: Served, settings: SentrySettings): Promise<void> => {
  const dsn = dsnFromString(settings.dsn)
  if (!dsn) return
  const url = getEnvelopeEndpointWithUrlEncodedAuth(dsn)
  const send = async (event: Event) => {
    const body = serializeEnvelope(createEventEnvelope(scrub(event), dsn)) as BodyInit
    const signal = AbortSignal.timeout(TIMEOUT_MS)
    await settings.fetch(url, { method: 'POST', body, signal }).catch(() => {})
  }
  await Promise.all(sentryEvents(served, settings, Math.random()).map(send))
}

/** The error, if there was one, and the trace, as often as the sample rate says. */
const sentryEvents = (served: Served, settings: SentrySettings, random: number): Event[] => {
  const { name, id, method, status, startedAt, endedAt, error } = served
  const { traceId, parentSpanId } = propagationContextFromHeaders(served.trace, undefined)
  const common = (): Event => ({
    event_id: hex(16),
    platform: 'node',
    environment: settings.environment,
    release: settings.release,
    transaction: `${method} ${name}`,
    tags: { function: name, request_id: id },
    contexts: {
      trace: {
        trace_id: traceId,
        span_id: spanId,
        parent_span_id: parentSpanId,
        op: 'http.server',
        status: status < 500 ? 'ok' : 'internal_error',
        data: { 'http.response.status_code': status },
      },
    },
  })
  const spanId = hex(8)
  const events: Event[] = []
  if (error !== undefined) {
    events.push({ ...common(), timestamp: endedAt / 1000, exception: exceptionOf(error) })
  }
  if (random < TRACE_SAMPLE_RATE) {
    events.push({
      ...common(),
      type: 'transaction',
      start_timestamp: startedAt / 1000,
      timestamp: endedAt / 1000,
      spans: [],
    })
  }
  return events
}

const exceptionOf = (error: unknown): Event['exception'] => {
  const known = error instanceof Error ? error : new Error(`Something was thrown: ${typeof error}`)
  const exception = exceptionFromError(stackParser, known)
  if (QUOTING.has(known.name)) exception.value = ''
  return { values: [{ ...exception, mechanism: { type: 'observed', handled: false } }] }
}

const hex = (bytes: number): string => randomBytes(bytes).toString('hex')
