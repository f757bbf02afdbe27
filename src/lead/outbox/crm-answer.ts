import type { CrmYes } from '#src/site/crm.ts'

/** More of an answer says nothing. */
const MAX_BYTES = 64 * 1024

const HTML_TYPES: readonly string[] = ['text/html', 'application/xhtml+xml']

const XML_TYPE = /^(?:application|text)\/(?:[a-z.-]+\+)?xml$/

/** A page has a tag at its very beginning, and so has XML, which machines answer with and name. */
const LOOKS_LIKE_HTML = /^[\s\uFEFF]*<(?!\?xml)/i

/**
 * What speaks against it that the CRM has taken a lead, or undefined when it has. It holds nothing of what the
 * answer says.
 *
 * @throws where the answer breaks off.
 */
export const crmRefusal = async (response: Response, yes: CrmYes): Promise<string | undefined> => {
  const { status, headers } = response
  const [from, to] = yes.status
  if (status < from || status > to || (status >= 300 && status < 400)) {
    // What it says does not matter, and may never end.
    response.body?.cancel().catch(() => {})
    return `HTTP ${status}`
  }
  const text = await beginning(response)
  const type = mediaType(headers.get('content-type'))
  const because = (why: string) => `HTTP ${status}, but ${why}`
  if (text.trim() === '') return yes.field ? because('an empty answer') : undefined
  if (isHtml(type, text)) return because('a page of HTML')
  if (yes.types && !yes.types.includes(type)) return because('an answer of another type')
  if (yes.field && !saysYes(text, yes.field)) return because('its answer does not say yes')
  return undefined
}

const isHtml = (type: string, text: string): boolean =>
  HTML_TYPES.includes(type) || (!XML_TYPE.test(type) && LOOKS_LIKE_HTML.test(text))

const beginning = async (response: Response): Promise<string> => {
  const chunks: Uint8Array[] = []
  let length = 0
  for await (const chunk of response.body ?? []) {
    chunks.push(chunk)
    length += chunk.length
    // Leaving the loop cancels the rest.
    if (length > MAX_BYTES) break
  }
  return new TextDecoder().decode(Buffer.concat(chunks).subarray(0, MAX_BYTES))
}

const mediaType = (header: string | null): string =>
  (header ?? '').split(';')[0]?.trim().toLowerCase() ?? ''

const saysYes = (text: string, { path, values }: NonNullable<CrmYes['field']>): boolean => {
  try {
    let value: unknown = JSON.parse(text)
    for (const name of path) value = ownValue(value, name)
    return values.some((one) => one === value)
  } catch {
    return false
  }
}

const ownValue = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined
