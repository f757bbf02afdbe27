import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Readable, Writable } from 'node:stream'
import { setTimeout as sleep } from 'node:timers/promises'
import { endSentence, startOwn } from '#scripts/lib/own-process.ts'
import { PreviewError } from '../preview/start-preview.ts'

const START_TIMEOUT_MS = 60_000
const POLL_MS = 100

export type SiteServerOptions = {
  projectDir: string
  outDir: string
  port: number
  url: string
  /** For the functions. */
  variables: Record<string, string>
  /** Takes every line; those that tell of a fault are said too. */
  log: Writable
  say: (line: string) => void
}

/** Serves the site in a separate process, whose functions write a line for each request. */
export const startSiteServer = async (options: SiteServerOptions) => {
  const { projectDir, outDir, port, url, variables } = options
  const server = startOwn([join(projectDir, 'scripts/preview.ts')], {
    cwd: projectDir,
    env: { ...process.env, ...variables, OUT_DIR: outDir, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const { child, ended, stop, isStopping } = server
  listen(child.stdout as Readable, options)
  listen(child.stderr as Readable, options)
  const problem = ended.then((exit) =>
    isStopping() ? undefined : new PreviewError(endSentence('The server of the site', exit)),
  )
  const answering = async () => {
    const deadline = Date.now() + START_TIMEOUT_MS
    while (Date.now() < deadline) {
      const answer = await fetch(`${url}/builds/latest.json`).catch(() => null)
      if (answer?.ok) return undefined
      await sleep(POLL_MS)
    }
    return new PreviewError(`The site did not answer on ${url} in ${START_TIMEOUT_MS / 1000} s.`)
  }
  const failure = await Promise.race([answering(), problem])
  if (failure) {
    await stop()
    throw failure
  }
  return { stop, ended: problem }
}

const listen = (stream: Readable, { log, say }: SiteServerOptions): void => {
  createInterface({ input: stream }).on('line', (line) => {
    log.write(`${line}\n`)
    const fault = faultOf(line)
    if (fault) say(fault)
  })
}

/** The message for a line that a function has written: undefined if there was no problem. */
const faultOf = (line: string): string | undefined => {
  if (!line.startsWith('{')) return undefined
  try {
    const { function: name, status, problem, message } = JSON.parse(line)
    if (typeof status !== 'number' || status < 500) return undefined
    return `The function ${name} answered ${status}: ${problem ?? message ?? 'see the log'}`
  } catch {
    return undefined
  }
}
