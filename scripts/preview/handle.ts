import { compress } from './compress.ts'
import { errorResponse, fileResponse } from './file-response.ts'
import { decodedPath, type Found, findFile } from './find-file.ts'
import type { Functions } from './functions.ts'
import type { Images } from './images.ts'
import { headersFor, type PublishedRules } from './published-rules.ts'
import type { RedirectMatch } from './redirect-rules.ts'

export type Handler = (request: Request) => Promise<Response>

const text = (status: number, message: string, headers: Record<string, string> = {}): Response =>
  new Response(`${message}\n`, {
    status,
    headers: { 'content-type': 'text/plain; charset=utf-8', ...headers },
  })

/**
 * Answers a request as Netlify would: pictures and functions first, then the forced redirects, then files,
 * then the other rules, then the page for what is not found.
 */
export const createHandler = (options: {
  outDir: string
  rules: () => Promise<PublishedRules>
  functions: Functions
  images: Images
}): Handler => {
  const { outDir, functions, images } = options
  return async (request) => compress(request, await answerTo(request))

  async function answerTo(request: Request): Promise<Response> {
    const { pathname } = new URL(request.url)
    const path = decodedPath(pathname)
    if (path === undefined) return text(400, 'The address is not encoded correctly.')
    const rules = await options.rules()
    const picture = await images(request)
    if (picture) return withHeaders(picture, pathname, rules)
    const answered = await functions.handle(request)
    if (answered) return answered

    const rule = rules.redirect(request)
    if (rule?.force) return withHeaders(await follow(request, rule), pathname, rules)
    const found = await findFile(outDir, path)
    if (found.status === 'missing' && rule) {
      return withHeaders(await follow(request, rule), pathname, rules)
    }
    return withHeaders(await answer(request, found), pathname, rules)
  }

  /** What a rule says: another address, or another file or function under this one. */
  async function follow(request: Request, rule: RedirectMatch): Promise<Response> {
    if (rule.status >= 300 && rule.status < 400) return redirect(request, rule)
    if (!rule.to.startsWith('/')) return text(501, 'The preview passes nothing on to other sites.')
    const target = targetOf(request, rule)
    const found = await findFile(outDir, decodedPath(target.pathname) ?? '')
    if (found.status !== 'file') {
      const answered = await functions.handle(new Request(target, request))
      return answered ?? notFound(request)
    }
    if (rule.status === 200) return answer(request, found)
    return errorResponse(request, found.file, rule.status)
  }

  async function answer(request: Request, found: Found): Promise<Response> {
    if (found.status === 'missing') return notFound(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return text(405, 'Method Not Allowed', { allow: 'GET, HEAD' })
    }
    if (found.status === 'moved') {
      return redirect(request, { to: encodeURI(found.to), status: 301 })
    }
    return fileResponse(request, found.file)
  }

  async function notFound(request: Request): Promise<Response> {
    const page = await findFile(outDir, '/404.html')
    return page.status === 'file' ? errorResponse(request, page.file, 404) : text(404, 'Not Found')
  }
}

/** A target without a query takes over the request's. */
const targetOf = (request: Request, { to }: { to: string }): URL => {
  const url = new URL(request.url)
  const target = new URL(to.startsWith('/') ? url.origin + to : to)
  if (target.search === '') target.search = url.search
  return target
}

/** A path never turns into another site. */
const redirect = (request: Request, rule: { to: string; status: number }): Response => {
  const external = !rule.to.startsWith('/')
  const target = targetOf(request, rule)
  const path = target.pathname.replace(/^\/+/, '/') + target.search + target.hash
  const location = external ? target.href : path
  return text(rule.status, `Redirecting to ${location}`, { location, 'cache-control': 'no-cache' })
}

/** Header rules hold for files, found or not; what is not found is never cached as if it were. */
const withHeaders = (response: Response, pathname: string, rules: PublishedRules): Response => {
  if (response.status >= 300 && response.status < 400 && response.status !== 304) return response
  for (const [name, value] of Object.entries(headersFor(pathname, rules.headers))) {
    if (response.status >= 400 && name.toLowerCase() === 'cache-control') continue
    response.headers.set(name, value)
  }
  return response
}
