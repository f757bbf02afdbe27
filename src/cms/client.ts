import { FetchError } from 'ofetch'
import { createHttp, type HttpOptions } from '#src/lib/http.ts'
import { withShortFileLinks } from '#src/lib/library-file.ts'
import { createLimit } from '#src/lib/limit.ts'
import { CmsError, fromFetchError } from './errors.ts'

export type CmsClientOptions = Pick<HttpOptions, 'fetch' | 'timeoutMs' | 'retryDelayMs'> & {
  /** The address of the CMS, such as `http://127.0.0.1:1337`: without `/api` and without a slash at its end. */
  url: string
  /** Where editors' browsers find it, if that is another address: editors copy links to files from there. */
  publicUrl?: string | undefined
  /** An API token, or a visitor's own. Without one the CMS answers as to the public. */
  token?: string | undefined
  /** Calls under way at once. Default: 4, where SQLite and two cores are fastest. */
  concurrency?: number
  /** Ends all calls. */
  signal?: AbortSignal | undefined
}

export type CmsCall = {
  method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Below `/api/`, such as `pages`. */
  path: string
  /** As `a=b&c[d]=e`, values encoded. */
  query?: string
  body?: object
}

export type CmsClient = {
  /** The address of the CMS. */
  url: string
  /** Returns the JSON of the reply. Throws a CmsError. */
  call: (call: CmsCall) => Promise<unknown>
  /** Calls made so far, retries not counted. */
  calls: () => number
}

/** Strapi's REST API: JSON in, JSON out, one error for all that can go wrong. */
export function createCmsClient(options: CmsClientOptions): CmsClient {
  const http = createHttp(options)
  const limit = createLimit(options.concurrency ?? 4)
  const { url, publicUrl = url } = options
  const addresses = [...new Set([url, publicUrl])]
  const headers: Record<string, string> = { accept: 'application/json' }
  if (options.token) headers.authorization = `Bearer ${options.token}`
  let calls = 0

  const call = ({ method = 'GET', path, query, body }: CmsCall) =>
    limit(async () => {
      calls += 1
      const request = { method, url: `${url}/api/${path}${query ? `?${query}` : ''}` }
      try {
        const response = await http.raw<string, 'text'>(request.url, {
          method,
          headers,
          body,
          signal: options.signal,
          responseType: 'text',
        })
        return parse(request, response, withShortFileLinks(response._data ?? '', addresses))
      } catch (error) {
        throw error instanceof FetchError ? fromFetchError(request, error) : error
      }
    })

  return { url, call, calls: () => calls }
}

type Request = { method: string; url: string }

function parse(request: Request, response: Response, text: string): unknown {
  const { status } = response
  const type = response.headers.get('content-type')?.split(';')[0] ?? 'no content type'
  if (status === 204) return null
  if (!/^application\/([\w.+-]+\+)?json$/.test(type)) {
    throw new CmsError({
      ...request,
      status,
      statusText: `with ${type} instead of JSON`,
      hint: 'Something other than the API of the CMS answers there (a login page, a proxy?): set CMS_URL to where the CMS runs.',
    })
  }
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new CmsError({
      ...request,
      status,
      statusText: 'with JSON that is cut off or broken',
      hint: 'Check whether the CMS, or a proxy before it, ends replies too early, then run this again.',
      cause,
    })
  }
}
