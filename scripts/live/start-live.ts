import { createWriteStream } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { join, relative } from 'node:path'
import type { Progress } from '#scripts/lib/progress.ts'
import type { Environment } from '#src/environment/commands.ts'
import { requireVariables } from '#src/environment/read.ts'
import { clientVariables, writeClientEnv } from '../cms/client-env.ts'
import { freePort } from '../cms/port.ts'
import { startCms } from '../cms/start.ts'
import { runBuild } from './build.ts'
import { startBuildHook } from './build-hook.ts'
import { startSiteServer } from './site-server.ts'
import { endStaleTurn } from './stale-turn.ts'

const HOST = '127.0.0.1'

export type LiveOptions = {
  environment: Environment
  projectDir: string
  /** Starts over with the demo content. */
  reset: boolean
  progress: Progress
}

export type Live = {
  url: string
  /** Prints messages for the person who started it. */
  lines: string[]
  /** Settles when a part has ended, and so all; with what to say where nobody had asked it to. */
  ended: Promise<Error | undefined>
  stop: () => Promise<void>
}

/**
 * Starts the CMS, builds the site from it and serves it with its functions. It also does what Netlify does between
 * the two: when an editor publishes something, the webhook leads to a build.
 *
 * @throws what is wrong with a port, the CMS or the first build; nothing then runs on.
 */
export const startLive = async (options: LiveOptions): Promise<Live> => {
  const { environment, projectDir, progress } = options
  const { outDir, cacheDir } = environment
  const port = await freePort(environment.port, HOST, 'PORT')
  const url = `http://${HOST}:${port}`
  await mkdir(cacheDir, { recursive: true })
  const logFile = join(cacheDir, 'live.log')
  const log = createWriteStream(logFile)

  const parts: (() => Promise<unknown>)[] = []
  const stop = async () => {
    for (const part of parts.splice(0).reverse()) await part()
    log.end()
  }
  try {
    const panel = { panel: true, reset: options.reset, progress }
    const cms = await startCms({
      ...panel,
      env: { SITE_URL: requireVariables(process.env, ['SITE_URL']).SITE_URL ?? url },
    })
    parts.push(cms.stop)
    await writeClientEnv(cms)

    const variables = clientVariables(cms)
    const building = { projectDir, cacheDir, outDir, port, variables }
    const first = runBuild({ ...building, shown: true })
    parts.push(first.stop)
    await first.report

    const hook = await startBuildHook({
      build: () => runBuild({ ...building, shown: false }),
      ...{ url, secret: cms.secret, say: (line) => progress.line(`${clock()}  ${line}`) },
    })
    parts.push(hook.stop)
    await endStaleTurn(projectDir)
    const site = await startSiteServer({
      ...{ projectDir, outDir, port, url, log },
      variables: { ...variables, BUILD_HOOK_URL: hook.url },
      say: progress.line,
    })
    parts.push(site.stop)
    const ended = Promise.race([cms.ended, site.ended]).then(async (problem) => {
      await stop()
      return problem
    })
    return {
      ...{ url, stop, ended },
      lines: [
        '',
        `  Site   ${url}`,
        `  CMS    ${cms.admin.url}   ${cms.admin.email}   ${cms.admin.password}`,
        `  Roles  ${cms.staff.emails.join(', ')}   ${cms.staff.password}`,
        `  Owner  ${cms.visitor.email}   ${cms.visitor.password}`,
        `  Logs   ${shown(logFile)}, ${shown(join(cms.dataDir, 'strapi.log'))}`,
        '',
        'Edit and publish in the CMS: the site follows in seconds. Ctrl-C ends both.',
        '',
      ],
    }
  } catch (error) {
    await stop()
    throw error
  }
}

const clock = (): string => new Date().toTimeString().slice(0, 8)

const shown = (file: string): string => relative(process.cwd(), file)
