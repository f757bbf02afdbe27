import { createHttp } from '#src/lib/http.ts'
import { LEAD_INPUTS, LEAD_PATH } from '#src/site/lead.ts'
import {
  type AcceptedAnswer,
  acceptedAnswer,
  errorAnswer,
  type FieldError,
} from './answer-format.ts'
import type { Submission } from './submission.ts'

/** Longer than the function takes, so that its answer is not missed. */
const TIMEOUT_MS = 15_000

/** Four megabytes over a slow line. */
const UPLOAD_TIMEOUT_MS = 180_000

/** Each with the name of its field. */
type Files = readonly (readonly [field: string, file: File])[]

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
  options: { files?: Files; fetch?: typeof globalThis.fetch } = {},
): Promise<AcceptedAnswer> => {
  const { files = [], fetch = globalThis.fetch } = options
  try {
    const timeoutMs = files.length > 0 ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS
    const http = createHttp({ timeoutMs, fetch })
    const body = files.length > 0 ? multipart(lead, files) : lead
    const headers = { accept: 'application/json' }
    return acceptedAnswer.parse(await http(LEAD_PATH, { method: 'POST', body, headers }))
  } catch (cause) {
    const { data } = errorAnswer.safeParse((cause as { data?: unknown }).data)
    const message = cause instanceof Error ? cause.message : String(cause)
    const error = new LeadError(message, { cause, fields: data?.error.fields })
    console.error(error)
    throw error
  }
}

const multipart = (lead: Submission, files: Files): FormData => {
  const form = new FormData()
  form.append(LEAD_INPUTS.lead, JSON.stringify(lead))
  for (const [field, file] of files) form.append(field, file)
  return form
}

/** An id for a submission. */
export const newSubmissionId = (): string =>
  // `randomUUID` exists on https and localhost only.
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
