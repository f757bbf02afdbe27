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
  return {
    handle: (request) => dev.handle(request, { serverAddress: options.url() }),
    close: () => dev.stop(),
  }
}
