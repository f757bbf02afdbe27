import { cpSync, existsSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { type Exit, endSentence, type OwnProcess, startOwn } from '#scripts/lib/own-process.ts'
import { createProgress, type Progress, silent } from '#scripts/lib/progress.ts'
import { requireVariables } from '#src/environment/read.ts'
import { requireJson } from '#src/lib/json-file.ts'
import { CmsError } from './cms-error.ts'
import { CMS_DIR, DEFAULT_DATA_DIR, DIST_DIR, NODE, START } from './paths.ts'
import { freePort, portOfEnvironment } from './port.ts'
import { prepare } from './prepare.ts'
import { tail } from './run-step.ts'
import { showSeeding } from './show-seeding.ts'

/** So long it may take without getting on. */
const START_TIMEOUT_MS = 300_000
const POLL_MS = 50
const SECRETS = 'secrets.json'

export type CmsOptions = {
  /** Database, uploads, secrets and, when quiet, `strapi.log`. Default `cms/.data`. */
  dataDir?: string
  /** Default `CMS_PORT` or 1337; 0 takes a free one. */
  port?: number
  /** Empties the data folder first; the secrets stay. Refused on Postgres. */
  reset?: boolean
  /** Prints nothing; Strapi's own log goes to a file in the data folder. */
  quiet?: boolean
  /** Where it is shown how the start gets on, in place of standard error. Strapi's log then goes to the file. */
  progress?: Progress
  /** Builds, where needed, and serves the admin panel. Default false. */
  panel?: boolean
  /** The data folder of a stopped instance; an empty data folder starts as its copy. */
  template?: string
  /** Variables of `cms/README.md` for this instance. */
  env?: Record<string, string>
}

export type RunningCms = {
  /** Without a slash at its end. */
  url: string
  /** Reads everything that is published. */
  token: string
  /** Reads drafts as well. */
  draftToken: string
  /** Brings in price lists. */
  priceToken: string
  /** Signs the links to drafts. */
  draftSecret: string
  /** What the webhook sends in `x-mira-webhook-secret`. */
  secret: string
  admin: { url: string; email: string; password: string }
  /** Somebody of the demo for each other role of the panel; all have one password. */
  staff: { emails: string[]; password: string }
  /** Somebody of the demo who signs in at the site, with all that owners read. */
  visitor: { email: string; password: string }
  dataDir: string
  pid: number
  /** Settles when the server has ended; with what to say where nobody had asked it to. */
  ended: Promise<CmsError | undefined>
  stop(): Promise<void>
}

/**
 * Installs and compiles where needed, boots the real Strapi with the demo content and waits until it
 * answers. Throws CmsError. The server ends with this process at the latest.
 */
export async function startCms(options: CmsOptions = {}): Promise<RunningCms> {
  const { reset = false, quiet = false, panel = false } = options
  const progress = options.progress ?? (quiet ? silent : createProgress())
  const { CMS_DATA_DIR, HOST: host } = requireVariables(process.env, ['CMS_DATA_DIR', 'HOST'])
  const dataDir = resolve(options.dataDir ?? CMS_DATA_DIR ?? DEFAULT_DATA_DIR)
  const port = await freePort(options.port ?? portOfEnvironment(), host)
  if (reset) refuseOnPostgres({ ...process.env, ...options.env })
  await prepare({ panel, log: progress.line })
  progress.step('Starting the CMS')
  if (reset) empty(dataDir)
  mkdirSync(dataDir, { recursive: true })
  if (options.template && !existsSync(join(dataDir, 'data.db'))) {
    cpSync(options.template, dataDir, { recursive: true })
  }
  const env: NodeJS.ProcessEnv = {
    CMS_SEED: 'demo',
    ...process.env,
    NODE_ENV: 'development',
    STRAPI_TELEMETRY_DISABLED: 'true',
    HOST: host,
    CMS_PORT: String(port),
    CMS_DATA_DIR: dataDir,
    CMS_PANEL: String(panel && existsSync(join(DIST_DIR, 'build', 'index.html'))),
    ...options.env,
  }
  const logFile = quiet || options.progress ? join(dataDir, 'strapi.log') : undefined
  const server = launch(env, logFile)
  const output = logFile ? undefined : heldBack(server)
  const url = `http://${host}:${port}`
  try {
    await answering(server, { url, progress, said: () => output?.said() ?? read(logFile) })
  } catch (error) {
    await server.stop()
    throw error
  } finally {
    progress.done()
  }
  output?.show()
  const secrets = { ...readSecrets(dataDir), ...set(env) }
  return {
    url,
    token: secrets.CMS_TOKEN as string,
    draftToken: secrets.CMS_DRAFT_TOKEN as string,
    priceToken: secrets.CMS_PRICE_TOKEN as string,
    draftSecret: secrets.DRAFT_SECRET as string,
    secret: secrets.PUBLISH_SECRET as string,
    admin: {
      url: `${url}/admin`,
      email: 'admin@site.example',
      password: secrets.CMS_ADMIN_PASSWORD as string,
    },
    staff: {
      emails: ['editor', 'writer', 'sales'].map((role) => `${role}@site.example`),
      password: secrets.CMS_STAFF_PASSWORD as string,
    },
    visitor: { email: 'visitor@site.example', password: secrets.CMS_STAFF_PASSWORD as string },
    dataDir,
    pid: server.child.pid as number,
    ended: problemAtEnd(server, logFile),
    stop: server.stop,
  }
}

function launch(env: NodeJS.ProcessEnv, logFile?: string): OwnProcess {
  const output = logFile ? openSync(logFile, 'w') : 'pipe'
  return startOwn([START], {
    ...{ cwd: CMS_DIR, env, node: NODE },
    stdio: ['ignore', output, output],
  })
}

/** What Strapi says while it starts would hide how it gets on: it counts where the start fails. */
function heldBack({ child }: OwnProcess): { said: () => string; show: () => void } {
  let said = ''
  let shown = false
  const shows = [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const
  for (const [from, to] of shows) {
    from?.on('data', (chunk) => {
      if (shown) to.write(chunk)
      else said += chunk
    })
  }
  return {
    said: () => said,
    show: () => {
      shown = true
    },
  }
}

type Starting = { url: string; progress: Progress; said: () => string }

async function answering(server: OwnProcess, { url, progress, said }: Starting): Promise<void> {
  let exit: Exit | undefined
  void server.ended.then((end) => {
    exit = end
  })
  let deadline = Date.now() + START_TIMEOUT_MS
  showSeeding(server.child, progress, () => {
    deadline = Date.now() + START_TIMEOUT_MS
  })
  while (Date.now() < deadline) {
    if (exit) {
      throw new CmsError(
        exit.signal
          ? endSentence('The CMS', exit)
          : `${tail(said())}\nThe CMS ended while it started. Fix what it says above.`,
      )
    }
    const answer = await fetch(`${url}/_health`).catch(() => null)
    if (answer?.status === 204) return
    await sleep(POLL_MS)
  }
  throw new CmsError(`The CMS did not answer on ${url} in ${START_TIMEOUT_MS / 1000} s.`)
}

async function problemAtEnd(
  server: OwnProcess,
  logFile: string | undefined,
): Promise<CmsError | undefined> {
  const exit = await server.ended
  if (server.isStopping()) return undefined
  const said = logFile ? ` Its log is ${logFile}.` : ''
  return new CmsError(`${endSentence('The CMS', exit)} Saved content is not lost.${said}`)
}

const read = (file: string | undefined): string => (file ? readFileSync(file, 'utf8') : '')

/**
 * A database on a server may hold more than a demo. What the two variables mean is decided in `cms/config`, which this
 * process cannot import: the packages of the CMS may not be installed yet.
 */
function refuseOnPostgres({ DATABASE_CLIENT, DATABASE_URL }: NodeJS.ProcessEnv): void {
  if ((DATABASE_CLIENT || (DATABASE_URL ? 'postgres' : 'sqlite')) === 'sqlite') return
  throw new CmsError(
    '--reset cannot empty a Postgres database. Drop the database yourself, create an empty one with the same name, and start without --reset.',
  )
}

function empty(dataDir: string): void {
  if (!existsSync(dataDir)) return
  for (const name of readdirSync(dataDir)) {
    if (name !== SECRETS) rmSync(join(dataDir, name), { recursive: true })
  }
}

/** What the CMS generated at its first start; nothing if the environment gave it everything. */
function readSecrets(dataDir: string): Record<string, string> {
  const file = join(dataDir, SECRETS)
  return existsSync(file) ? requireJson(file, z.record(z.string(), z.string())) : {}
}

/** The variables that are set and not empty. */
function set(env: NodeJS.ProcessEnv): Record<string, string> {
  return Object.fromEntries(Object.entries(env).filter(([, value]) => value)) as Record<
    string,
    string
  >
}
