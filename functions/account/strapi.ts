import { createHttp } from '#src/lib/http.ts'

const TIMEOUT_MS = 8_000

export type StrapiCall = {
  method: 'GET' | 'POST'
  /** Below `/api/`. */
  path: string
  query?: Readonly<Record<string, string>> | URLSearchParams
  body?: Record<string, unknown>
  token?: string
  /** Strapi's own cookies, which social login needs. */
  cookie?: string
  /** The visitor's address, by which Strapi counts tries. */
  visitor?: string
  /** The code of the language that a mail is to be in; the CMS's default one where it is empty. */
  language?: string
}

export type StrapiAnswer = {
  /** 0 where Strapi could not be reached. */
  status: number
  /** The JSON that came; undefined for anything else. */
  body: unknown
  /** Where a redirect leads. */
  location: string | null
  cookies: string[]
}

export type Strapi = (call: StrapiCall) => Promise<StrapiAnswer>

/**
 * Strapi's REST interface. It never throws: what went wrong is in the answer. GETs are tried twice.
 *
 * @param options.url without `/api` and without a slash at its end.
 * @param options.token the build's token: it proves that the visitor's address comes from this site.
 */
export const createStrapi = (options: {
  url: string
  token: string | undefined
  fetch?: typeof globalThis.fetch
}): Strapi => {
  const http = createHttp({ timeoutMs: TIMEOUT_MS, fetch: options.fetch })
  return async ({ method, path, query = {}, body, token, cookie, visitor, language }) => {
    const url = new URL(`${options.url}/api/${path}`)
    url.search = new URLSearchParams(query).toString()
    try {
      const response = await http.raw(url.href, {
        method,
        body,
        headers: {
          ...(token && { authorization: `Bearer ${token}` }),
          ...(cookie && { cookie }),
          ...(language && { 'accept-language': language }),
          ...(visitor &&
            options.token && { 'x-mira-visitor': visitor, 'x-mira-site': options.token }),
        },
        redirect: 'manual',
        ignoreResponseError: true,
        responseType: 'text',
      })
      return {
        status: response.status,
        body: parsedJson(response._data),
        location: response.headers.get('location'),
        cookies: response.headers.getSetCookie(),
      }
    } catch {
      return { status: 0, body: undefined, location: null, cookies: [] }
    }
  }
}

/** The value of a text in JSON; undefined for anything else. */
export const parsedJson = (text: unknown): unknown => {
  try {
    return JSON.parse(String(text))
  } catch {
    return undefined
  }
}
