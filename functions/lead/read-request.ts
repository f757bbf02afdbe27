import type { LeadErrorCode } from '#src/lead/answer-format.ts'
import { captureAttribution } from '#src/lead/attribution.ts'
import type { ReceivedFile } from '#src/lead/files/received-file.ts'
import { FIELD_NAME, type Submission, submission } from '#src/lead/submission.ts'
import { leadOrigin, leadUtm } from '#src/lead/utm.ts'
import {
  LEAD_FILES_MAX_BYTES,
  LEAD_INPUTS,
  LEAD_MAX_BYTES,
  LEAD_SUBJECT_INPUTS,
} from '#src/site/lead.ts'
import { formPage, ownPage } from './form-page.ts'
import { receivedFiles } from './received-files.ts'

/** How the form sent itself: by a script, or by the browser alone. */
type Format = 'json' | 'form'

export type ReadRequest =
  | {
      status: 'refused'
      code: LeadErrorCode
      /** Undefined if the request is none of the two. */
      format: Format | undefined
    }
  | {
      status: 'read'
      format: Format
      submission: Submission
      files: ReceivedFile[]
      /** What a browser sent, to send it again. */
      raw: [name: string, value: string][]
    }

const MULTIPART = 'multipart/form-data'

const FORMATS: Record<string, Format> = {
  'application/json': 'json',
  'application/x-www-form-urlencoded': 'form',
  [MULTIPART]: 'form',
}

/** A request as a submission, or why it cannot be one. Whatever is sent, it never throws. */
export const readRequest = async (request: Request): Promise<ReadRequest> => {
  if (request.method !== 'POST') return refuse('method')
  const type = request.headers.get('content-type') ?? ''
  const media = (type.split(';')[0] ?? '').trim().toLowerCase()
  const isMultipart = media === MULTIPART
  // A script sends files as a browser's form does, and asks for JSON.
  const asksForJson = request.headers.get('accept')?.startsWith('application/json')
  const format = isMultipart && asksForJson ? 'json' : FORMATS[media]
  if (!format) return refuse('content-type')
  if (!isSameOrigin(request)) return refuse('origin', format)
  try {
    const bytes = await readBytes(
      request,
      LEAD_MAX_BYTES + (isMultipart ? LEAD_FILES_MAX_BYTES : 0),
    )
    if (bytes === 'too large') return refuse('too-large', format)
    const isForm = isMultipart || format === 'form'
    const form = isForm ? await formData(bytes, type) : undefined
    const entries = form ? textEntries(form) : []
    if (textLength(entries) > LEAD_MAX_BYTES) return refuse('too-large', format)
    const files = form ? await receivedFiles(form) : []
    const raw = format === 'form' ? entries : []
    const sentFrom = format === 'form' ? formPage(raw, request) : undefined
    const value = format === 'form' ? fromForm(raw, sentFrom) : jsonOf(bytes, entries, isMultipart)
    const parsed = submission.safeParse(value)
    if (!parsed.success) return refuse('malformed', format)
    const page = format === 'form' ? sentFrom : ownPage(parsed.data.page, request)
    const landingPage = ownPage(parsed.data.landingPage, request)
    // What was sent names the lead, and the contents of its files are of that.
    const named = Object.fromEntries(files.map(({ field, sha256 }) => [field, sha256]))
    const fields = { ...parsed.data.fields, ...named }
    const sent = { ...parsed.data, fields, page, landingPage }
    return { status: 'read', format, submission: sent, files, raw }
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
const readBytes = async (
  request: Request,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | 'too large'> => {
  if (Number(request.headers.get('content-length')) > most) return 'too large'
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of request.body ?? []) {
    length += chunk.length
    if (length > most) return 'too large'
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

const jsonOf = (
  bytes: Uint8Array,
  entries: readonly [string, string][],
  isMultipart: boolean,
): unknown => {
  if (!isMultipart) return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  return JSON.parse(entries.find(([name]) => name === LEAD_INPUTS.lead)?.[1] ?? '')
}

const formData = (bytes: Uint8Array<ArrayBuffer>, type: string): Promise<FormData> =>
  new Response(bytes, { headers: { 'content-type': type } }).formData()

const textEntries = (form: FormData): [string, string][] =>
  [...form].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  )

const textLength = (entries: readonly [string, string][]): number =>
  entries.reduce(
    (sum, [name, value]) => sum + Buffer.byteLength(name) + Buffer.byteLength(value),
    0,
  )

/**
 * What a browser sends of a form without a script, in the shape that the script sends. Where the visitor
 * came from is known only if the form is on the landing page itself.
 */
const fromForm = (entries: readonly [string, string][], page: string | undefined): unknown => {
  const values = Map.groupBy(entries, ([name]) => name)
  const all = (name: string): string[] => (values.get(name) ?? []).map(([, value]) => value)
  const one = (name: string): string | undefined => all(name)[0] || undefined
  const inputs: ReadonlySet<string> = new Set(Object.values(LEAD_INPUTS))
  const fields = [...values.keys()]
    .filter((name) => FIELD_NAME.test(name) && !inputs.has(name))
    .map((name) => [name, all(name).length > 1 ? all(name) : (one(name) ?? '')])
  const filled = one(LEAD_INPUTS.filled)
  return {
    submissionId: one(LEAD_INPUTS.submission),
    formKey: one(LEAD_INPUTS.form),
    formTitle: one(LEAD_INPUTS.title),
    locale: one(LEAD_INPUTS.locale),
    fields: Object.fromEntries(fields),
    consent: one(LEAD_INPUTS.consent) !== undefined,
    consentVersion: one(LEAD_INPUTS.consentVersion),
    consentHash: one(LEAD_INPUTS.consentHash),
    subject: Object.fromEntries(LEAD_SUBJECT_INPUTS.map((name) => [name, one(name)])),
    price: Number(one(LEAD_INPUTS.price)) || undefined,
    currency: one(LEAD_INPUTS.currency),
    ...attributionOf(page),
    timeZone: one(LEAD_INPUTS.timeZone),
    // No number is none at all, and so too fast.
    filledMs: filled === undefined ? undefined : Number(filled) || 0,
    // Empty, it is sent all the same.
    trap: all(LEAD_INPUTS.trap)[0],
    turnstileToken: one(LEAD_INPUTS.turnstile),
  }
}

const attributionOf = (page: string | undefined) => {
  if (!page) return {}
  const known = captureAttribution({ url: page, referrer: '' })
  const { landingPage: _unknown, ...origin } = leadOrigin(known)
  return { utm: leadUtm(known), ...origin }
}

/**
 * Whether a request comes from a page of this site. Browsers say where a POST comes from; a request that
 * says nothing comes from none, and a check could not stop it. Hosts are compared: behind a proxy the
 * scheme can differ.
 */
const isSameOrigin = (request: Request): boolean => {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  // Browsers that hide the origin still tell whether it is the same.
  if (origin === 'null') return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}
