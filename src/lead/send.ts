import { createHttp } from '#src/lib/http.ts'
import { LEAD_PATH } from '#src/site/lead.ts'
import {
  type AcceptedAnswer,
  acceptedAnswer,
  errorAnswer,
  type FieldError,
} from './answer-format.ts'
import type { Submission } from './submission.ts'

/** Longer than the function takes, so that its answer is not missed. */
const TIMEOUT_MS = 15_000

/** The lead was not accepted. `fields` says what is wrong with which field, when that is why. */
export class LeadError extends Error {
  override name = 'LeadError'
  readonly fields: Record<string, FieldError>
  constructor(message: string, options: ErrorOptions & { fields?: Record<string, FieldError> }) {
    super(message, options)
    this.fields = options.fields ?? {}
  }
}

/**
 * Sends a lead, once: a POST is never repeated automatically. Safe to call again with the same submission.
 * A failure is logged to the console and thrown (specification, section 8).
 *
 * @throws LeadError
 */
export const sendLead = async (
  lead: Submission,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): Promise<AcceptedAnswer> => {
  try {
    const http = createHttp({ timeoutMs: TIMEOUT_MS, fetch })
    return acceptedAnswer.parse(await http(LEAD_PATH, { method: 'POST', body: lead }))
  } catch (cause) {
    const { data } = errorAnswer.safeParse((cause as { data?: unknown }).data)
    const message = cause instanceof Error ? cause.message : String(cause)
    const error = new LeadError(message, { cause, fields: data?.error.fields })
    console.error(error)
    throw error
  }
}

/** An id for a submission. */
export const newSubmissionId = (): string =>
  // `randomUUID` exists on https and localhost only.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
