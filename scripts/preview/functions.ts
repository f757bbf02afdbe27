import { NetlifyDev } from '@netlify/dev'
import { onLoopback } from './loopback.ts'

/** The functions of the site. */
export type Functions = {
  /** Answers a request that one of them is for; undefined otherwise. */
  handle: (request: Request) => Promise<Response | undefined>
  close: () => Promise<void>
}

/**
 * Starts Netlify's own local runtime for functions and blobs, offline. It reads netlify.toml in
 * the project folder and keeps blobs and compiled functions below `.netlify/` there.
 *
 * @param options.url where this preview answers.
 */
export const startFunctions = async (options: {
  projectDir: string
  url: () => string
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
    geolocation: off,
    headers: off,
    redirects: off,
    staticFiles: off,
  })
  await onLoopback(() => dev.start())
  const handle = (request: Request) => dev.handle(request, { serverAddress: options.url() })
  const inTurn = oneAtATime(handle)
  return {
    handle: (request) =>
      new URL(request.url).pathname.startsWith('/api/') ? inTurn(request) : handle(request),
    close: () => dev.stop(),
  }
}

/** Netlify's runtime packs a function anew for a call, and takes the files away from one that still runs. */
const oneAtATime = (handle: Functions['handle']): Functions['handle'] => {
  let last: Promise<unknown> = Promise.resolve()
  return (request) => {
    const answer = last.then(() => handle(request))
    last = answer.catch(() => {})
    return answer
  }
}
