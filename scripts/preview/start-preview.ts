import { access } from 'node:fs/promises'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { readLatestBuild } from '#scripts/build/output/latest-build.ts'
import { restrictedDirOf } from '#scripts/build/output/restricted.ts'
import { onEnd } from '#scripts/lib/command.ts'
import { leadEnvironment, rebuildEnvironment } from '#src/environment/functions.ts'
import { restoreFolder } from '#src/lib/swap-folder.ts'
import { LATEST_BUILD } from '#src/rebuild/latest-build.ts'
import { createHandler, type Handler } from './handle.ts'
import { createImages } from './images.ts'
import { nodeServer } from './node-server.ts'
import { publishedRules } from './published-rules.ts'
import { readSchedules, runSchedules } from './schedules.ts'

const HOST = '127.0.0.1'

const NO_LOOP =
  'Drafts of the CMS on this machine are shown here; what is published there is not: "npm run live" brings it in seconds.'

const LEADS_STAY =
  'FORM_API_HOST is not set: leads are not delivered, they stay in .netlify/blobs-serve ("npm run leads -- list").'

export type PreviewOptions = {
  /** The output to serve. */
  outDir: string
  /** Any free one by default. */
  port?: number
  /** The folder of netlify.toml and `functions/`; blobs, pictures and packed functions are kept in its `.netlify/`. */
  projectDir: string
  /** Receives what it has to say; nobody by default. */
  log?: (line: string) => void
  /** Variables for the functions, over those of this process. */
  env?: Record<string, string>
  /** Whether functions run on their schedules, some of them each minute; by default only when they are called. */
  scheduled?: boolean
}

export type Preview = { url: string; close: () => Promise<void> }

/** The preview cannot start; the message is one line that says what to do. */
export class PreviewError extends Error {
  override name = 'PreviewError'
}

/**
 * Serves an output folder on this machine only, as Netlify would: its redirect engine, its headers, its
 * functions, blobs and images. A build that takes the site's place meanwhile is served at once.
 *
 * @throws PreviewError for a missing build or a taken port.
 */
export const startPreview = async (options: PreviewOptions): Promise<Preview> => {
  const { port = 0, log = () => {}, env, scheduled = false } = options
  const outDir = resolve(options.outDir)
  const projectDir = resolve(options.projectDir)
  await restoreFolder(outDir)
  if (!(await readLatestBuild(outDir))) {
    throw new PreviewError(
      `There is no built site in ${outDir} (${LATEST_BUILD} is missing). Run "npm run build" first.`,
    )
  }

  const { promise: handler, resolve: ready, reject: failed } = Promise.withResolvers<Handler>()
  handler.catch(() => {})
  const server = nodeServer(async (request) => (await handler)(request), log)
  const url = `http://${HOST}:${await listen(server, port)}`
  const restoreEnv = setEnv({ RESTRICTED_DIR: restrictedDirOf(outDir), ...env })
  try {
    // Netlify's runtime takes a second to load: what is wrong with the port or the build is said before.
    const { startFunctions } = await import('./functions.ts')
    const functions = await startFunctions({ projectDir, log })
    const schedules = scheduled ? await readSchedules(join(projectDir, 'functions')) : []
    const images = await createImages({ outDir, keptDir: join(projectDir, '.netlify/images') })
    const rules = publishedRules({ outDir, configPath: await configOf(projectDir) })
    await rules()
    ready(createHandler({ outDir, rules, functions, images }))
    const endSchedules = runSchedules(schedules, { functions, url: () => url, log })
    return {
      url,
      close: async () => {
        endSchedules()
        await stop(server)
        await functions.close()
        restoreEnv()
      },
    }
  } catch (error) {
    failed(error)
    restoreEnv()
    await stop(server)
    throw error
  }
}

/** Ctrl-C closes the preview and ends the process. */
export const untilInterrupted = (preview: Preview): void =>
  onEnd(async () => {
    await preview.close()
    process.exit(0)
  })

/** The messages for the person who has started the preview: its address, and which effects it has elsewhere. */
export const startedLines = (
  url: string,
  variables: Record<string, string | undefined>,
): string[] => {
  const { crmHost, problems } = leadEnvironment(variables)
  const { cms, buildHook } = rebuildEnvironment(variables)
  const loop = cms && !buildHook ? [NO_LOOP] : []
  return [
    ...problems,
    ...(crmHost ? [] : [LEADS_STAY]),
    ...loop,
    `The site is at ${url} (Ctrl-C ends it)`,
  ]
}

const listen = (server: Server, port: number): Promise<number> =>
  new Promise((listening, failed) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = `Port ${port} is taken. Stop what uses it, or choose another one: PORT=${port + 1}.`
      const refused = `Port ${port} cannot be used (${error.message}). Choose another one: PORT=8888.`
      failed(new PreviewError(error.code === 'EADDRINUSE' ? taken : refused, { cause: error }))
    })
    server.listen(port, HOST, () => listening((server.address() as AddressInfo).port))
  })

const stop = async (server: Server): Promise<void> => {
  const closed = new Promise<void>((done) => server.close(() => done()))
  server.closeAllConnections()
  await closed
}

/** Functions run in workers that take over the environment of this process. */
const setEnv = (env: Record<string, string>): (() => void) => {
  const before = Object.keys(env).map((name) => [name, process.env[name]] as const)
  Object.assign(process.env, env)
  return () => {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name]
      else process.env[name] = value
    }
  }
}

const configOf = async (projectDir: string): Promise<string | undefined> => {
  const path = join(projectDir, 'netlify.toml')
  return access(path).then(
    () => path,
    () => undefined,
  )
}
