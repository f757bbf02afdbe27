import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { NetlifyDev } from '@netlify/dev'
import { mockLocation, Reactive, shouldBase64Encode } from '@netlify/dev-utils'
import { FunctionsHandler } from '@netlify/functions-dev'
import { createInTurn } from './in-turn.ts'
import { keepPacked, PACKS, type Packer } from './kept-packs.ts'
import { onLoopback } from './loopback.ts'

/** The functions of the site. */
export type Functions = {
  /** Answers a request that one of them is for; undefined otherwise. */
  handle: (request: Request) => Promise<Response | undefined>
  close: () => Promise<void>
}

/** Where a visitor of the preview is: `/api/country` then says that the country is not known. */
const NOWHERE = { ...mockLocation, country: { code: '', name: '' } }

/**
 * What of Netlify's registry has no public types. Its runtime by itself packs all functions at each start, and a
 * function at each call: https://github.com/netlify/primitives/blob/main/packages/functions/dev/src/function.ts
 */
type Registry = {
  getFunctionForURLPath: (
    path: string,
    method: string,
  ) => Promise<{ func: RegisteredFunction | null } | undefined>
}

type RegisteredFunction = {
  runtime: Packer
  build: (options: { buildDirectory: string; cache: object }) => Promise<unknown>
}

/**
 * Starts Netlify's own local runtime for functions and blobs, offline. It keeps blobs and packed functions below
 * `.netlify/` in the project folder. A function is packed when it is called for the first time and after a change.
 */
export const startFunctions = async (options: {
  projectDir: string
  log: (line: string) => void
}): Promise<Functions> => {
  const { projectDir, log } = options
  const say = (line = '') => log(line)
  const off = { enabled: false }
  const dev = new NetlifyDev({
    projectRoot: projectDir,
    apiToken: '',
    serverAddress: null,
    skipGitignore: true,
    logger: { log: say, warn: say, error: say },
    aiGateway: off,
    database: off,
    edgeFunctions: off,
    functions: off,
    geolocation: off,
    headers: off,
    images: off,
    redirects: off,
    staticFiles: off,
  })
  await onLoopback(() => dev.start())

  const keptDir = join(projectDir, '.netlify', PACKS)
  const packer = keepPacked({ projectDir, keptDir })
  let newest = readFunctions(projectDir, keptDir)
  const match = async (request: Request) => {
    const handler = newest
    const found = await handler.match(request)
    const { pathname } = new URL(request.url)
    if (found || !pathname.startsWith('/api/')) return { handler, found }
    // It may be a function, or the path of one, that is newer than this preview.
    const read = readFunctions(projectDir, keptDir)
    newest = read
    return { handler: read, found: await read.match(request) }
  }

  /** Only a packed function knows its schedule, on which the call depends. */
  const pack = async (handler: FunctionsHandler, { url, method }: Request): Promise<void> => {
    const { registry } = handler as unknown as { registry: Registry }
    const found = await registry.getFunctionForURLPath(new URL(url).pathname, method)
    if (!found?.func) return
    found.func.runtime = packer(found.func.runtime)
    await found.func.build({ buildDirectory: keptDir, cache: {} })
  }
  const handle = async (given: Request): Promise<Response | undefined> => {
    const request = await inBase64(withId(given))
    const { handler, found } = await match(request)
    if (!found) return undefined
    await pack(handler, request)
    return whole(await found.handle(request))
  }
  const inTurn = createInTurn()
  return {
    // Of two calls at once, a signed-in visitor's is now and then answered 401.
    handle: (request) =>
      new URL(request.url).pathname.startsWith('/api/')
        ? inTurn('/api/', () => handle(request))
        : handle(request),
    close: () => dev.stop(),
  }
}

const readFunctions = (projectDir: string, keptDir: string): FunctionsHandler => {
  const folder = join(projectDir, 'functions')
  return new FunctionsHandler({
    config: new Reactive({}),
    destPath: keptDir,
    geolocation: NOWHERE,
    projectRoot: projectDir,
    settings: {},
    userFunctionsPath: existsSync(folder) ? folder : undefined,
  })
}

/**
 * The answer with its whole body. It comes as a stream, and when a visitor leaves in the instant in which that ends,
 * Node closes it twice and throws where nobody can catch it.
 */
const whole = async (response: Response): Promise<Response> =>
  new Response(response.body && (await response.arrayBuffer()), response)

/**
 * Netlify's runtime tells a function that a body such as a form with files is in base64, and passes it as it came. So it
 * comes in base64, as on Netlify: https://github.com/netlify/primitives/blob/main/packages/functions/dev
 */
const inBase64 = async (request: Request): Promise<Request> => {
  const { url, method, headers } = request
  if (!request.body || !shouldBase64Encode(headers.get('content-type') ?? '')) return request
  const body = Buffer.from(await request.arrayBuffer()).toString('base64')
  return new Request(url, { method, headers, body })
}

/** Netlify gives each request an id. */
const withId = (request: Request): Request => {
  const headers = new Headers(request.headers)
  headers.set('x-nf-request-id', randomUUID())
  return new Request(request, { headers })
}
