import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tellBuildEnded } from '../netlify-plugin/tell-build-ended.js'
import type { RunningBuild } from './build.ts'

export type BuildHookOptions = {
  build: () => RunningBuild
  /** The site, which hears when a build has ended. */
  url: string
  secret: string
  say: (line: string) => void
}

/** A local replacement for Netlify's build hook: each call is a build, one at a time. */
export const startBuildHook = async (options: BuildHookOptions) => {
  const { url, secret, say } = options
  const path = `/${crypto.randomUUID()}`
  let running: RunningBuild | undefined
  let last = Promise.resolve()
  let stopped = false

  const build = async (body: string): Promise<void> => {
    if (stopped) return
    say('Published in the CMS: building …')
    running = options.build()
    const ended = await running.report.then(
      (lines) => ({ status: 'succeeded' as const, lines, problem: undefined }),
      ({ message }: Error) => ({ status: 'failed' as const, lines: [], problem: message }),
    )
    running = undefined
    if (stopped) return
    for (const line of ended.lines) say(line)
    if (ended.problem) say(`The build failed, and the site stays as it was. ${ended.problem}`)
    const env = { INCOMING_HOOK_BODY: body, PUBLISH_SECRET: secret, URL: url }
    await tellBuildEnded(ended.status, { env, problem: ended.problem })
  }

  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== path) {
      response.writeHead(404).end()
      return
    }
    let body = ''
    for await (const chunk of request) body += chunk
    last = last.then(() => build(body))
    response.end()
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`,
    stop: async () => {
      stopped = true
      await running?.stop()
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
