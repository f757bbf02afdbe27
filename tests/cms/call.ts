type Call = { method?: string; token?: string; body?: unknown }
export type Answer<Body> = { status: number; body: Body }

/** An entry as the content API returns it. */
export type Entry = { documentId: string; locale: string; [field: string]: unknown }
export type Entries = { data: Entry[]; meta: { pagination: { pageSize: number } } }
export type Failure = { error: { message: string } }
export type Locale = { id: number; documentId: string; code: string; isDefault: boolean }

/** One call of a CMS's HTTP interface; the caller says what shape of answer it expects. */
export async function call<Body = unknown>(
  url: string,
  { method, token, body }: Call = {},
): Promise<Answer<Body>> {
  const response = await fetch(url, {
    method: method ?? 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token ? { authorization: `Bearer ${token}` } : {}),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}
