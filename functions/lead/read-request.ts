import type { LeadErrorCode } from '#src/lead/answer-format.ts'
import { type Submission, submission } from '#src/lead/submission.ts'
import { LEAD_MAX_BYTES } from '#src/site/lead.ts'
import { fromForm } from './from-form.ts'
import { isSameOrigin } from './same-origin.ts'

/** How the form sent itself: by a script, or by the browser alone. */
type Format = 'json' | 'form'

export type ReadRequest =
  | {
      status: 'refused'
      code: LeadErrorCode
      /** Undefined where the request is none of the two. */
      format: Format | undefined
    }
  | {
      status: 'read'
      format: Format
      submission: Submission
      /** What a browser sent, to send it again. */
      raw: [name: string, value: string][]
    }

const FORMATS: Record<string, Format> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  'multipart/form-data': 'form',
}

/** A request as a submission, or why it cannot be one. Whatever is sent, it never throws. */
export const readRequest = async (request: Request): Promise<ReadRequest> => {
  if (request.method !== 'POST') return refuse('method')
  const type = request.headers.get('content-type') ?? ''
  const format = FORMATS[(type.split(';')[0] ?? '').trim().toLowerCase()]
  if (!format) return refuse('content-type')
  if (!isSameOrigin(request)) return refuse('origin', format)
  try {
    const bytes = await readBytes(request)
    if (bytes === 'too large') return refuse('too-large', format)
    const raw = format === 'form' ? await formEntries(bytes, type) : []
    const value = format === 'form' ? fromForm(raw, request) : parseJson(bytes)
    const parsed = submission.safeParse(value)
    if (!parsed.success) return refuse('malformed', format)
    return { status: 'read', format, submission: parsed.data, raw }
  } catch {
    return refuse('malformed', format)
  }
}

const refuse = (code: LeadErrorCode, format?: Format): ReadRequest => ({
  status: 'refused',
  code,
  format,
})

/** Stops reading at the limit, whatever length the request announced. */
const readBytes = async (request: Request): Promise<Uint8Array<ArrayBuffer> | 'too large'> => {
  if (Number(request.headers.get('content-length')) > LEAD_MAX_BYTES) return 'too large'
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > LEAD_MAX_BYTES) return 'too large'
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const parseJson = (bytes: Uint8Array): unknown =>
  JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))

/** Files are left out: no form of the content has any. */
const formEntries = async (
  bytes: Uint8Array<ArrayBuffer>,
  type: string,
): Promise<[string, string][]> => {
  const form = await new Response(bytes, { headers: { 'content-type': type } }).formData()
  return [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )
}
