import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join, relative } from 'node:path'
import { endSentence, startOwn } from '#scripts/lib/own-process.ts'

/** Next could not compile or render; `output` is what it printed. */
export class NextError extends Error {
  override name = 'NextError'
  /** The routes of the pages that could not be rendered, such as `/en/about`. */
  readonly routes: string[]
  /** The first error's message, such as `Maximum call stack size exceeded`. */
  readonly reason: string
  constructor(mode: NextMode, output: string) {
    const verb = mode === 'compile' ? 'compile the site' : 'render the pages'
    super(`Next could not ${verb}. It said:\n${output.trim().split('\n').slice(-40).join('\n')}`)
    const failures = output.matchAll(/Error occurred prerendering page "(?<route>[^"]+)"/g)
    this.reason =
      /^\s*(?:⨯\s*)?\w*Error: (?<message>.+)$/m.exec(output)?.groups?.message ?? 'see the log'
    this.routes = [...new Set([...failures].map(({ groups }) => groups?.route ?? ''))].sort()
  }
}

/** Next's own build id: pages of the same code share it, and no others (docs/decisions/0004-one-build-id.md). */
export const nextBuildId = (codeFingerprint: string): string => codeFingerprint.slice(0, 16)

type NextMode = 'compile' | 'generate'

/** Where a project and its cache are, and the code that is to render. */
export type Code = { root: string; cacheDir: string; codeFingerprint: string }

export type NextFolders = {
  /** The folder of the project. */
  root: string
  /** Where the models are that Next reads. */
  modelsDir: string
  /** Where Next puts its own export, which nothing reads. */
  exportDir: string
}

export const nextFolders = ({ root, cacheDir }: Omit<Code, 'codeFingerprint'>): NextFolders => ({
  root,
  modelsDir: join(cacheDir, 'models'),
  exportDir: join(cacheDir, 'export'),
})

const NEXT = createRequire(import.meta.url).resolve('next/dist/bin/next')
const STAMP = '.next/mira-code-fingerprint'
/**
 * The folders whose files a render reads and writes: where it is killed meanwhile, half a file is left, which the
 * next one cannot read.
 */
const REWRITTEN = ['', 'server']
/** Where these files are kept as the compile left them. */
const AS_COMPILED = '.next/mira-as-compiled'
/** The same, but it may be missing. */
const DIAGNOSTICS = '.next/diagnostics'

/** Whether what Next keeps in the project is compiled from this version of the code: the one place that says so. */
export const isCompiled = async ({ root, codeFingerprint }: Code): Promise<boolean> => {
  const stamp = join(root, STAMP)
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === codeFingerprint
}

/**
 * Compiles the code. To be called while no models are held: the compiler is what takes most memory in a build.
 *
 * @throws NextError
 */
export const compileCode = async (code: Code): Promise<void> => {
  const { root, codeFingerprint } = code
  await clearNext(root)
  await runNext('compile', nextFolders(code), { NEXT_BUILD_ID: nextBuildId(codeFingerprint) })
  await copyRewritten(join(root, '.next'), join(root, AS_COMPILED))
  await writeFile(join(root, STAMP), codeFingerprint)
}

/** Empties Next's folder but for what a dev server keeps there: first the stamp, which says that all is there. */
const clearNext = async (root: string): Promise<void> => {
  await rm(join(root, STAMP), { force: true })
  const names = await readdir(join(root, '.next')).catch(() => [])
  for (const name of names) {
    if (name !== 'dev') await rm(join(root, '.next', name), { recursive: true })
  }
}

/**
 * Renders the pages of the plan in `modelsDir`. They are taken from where Next renders them: its export
 * that follows copies the pages that the manifest of the run before names. It is given the compile's,
 * which names none, so that it copies nothing, and which is whole, however the run before ended.
 *
 * @throws NextError
 */
export const generate = async (folders: NextFolders): Promise<void> => {
  await copyRewritten(join(folders.root, AS_COMPILED), join(folders.root, '.next'))
  await rm(join(folders.root, DIAGNOSTICS), { recursive: true, force: true })
  await runNext('generate', folders)
}

const copyRewritten = async (from: string, to: string): Promise<void> => {
  for (const folder of REWRITTEN) {
    await mkdir(join(to, folder), { recursive: true })
    for (const entry of await readdir(join(from, folder), { withFileTypes: true })) {
      const name = join(folder, entry.name)
      if (entry.isFile()) await copyFile(join(from, name), join(to, name))
    }
  }
}

/** The folder in which Next leaves a rendered page: `<page>.html` and its payload, `<page>.rsc`. */
export const serverPages = ({ root }: Pick<NextFolders, 'root'>): string =>
  join(root, '.next/server/app')

/**
 * The compiled scripts and styles. What lies below `unloaded` are Next's manifests for its Pages Router: no page
 * here loads them, and one of them tells which pages were rendered last.
 */
export const compiledAssets = ({ root, codeFingerprint }: Omit<Code, 'cacheDir'>) => ({
  folder: join(root, '.next/static'),
  unloaded: `${nextBuildId(codeFingerprint)}/`,
})

/** A small young generation: Next and its workers hold a quarter less, and take no longer. */
const NODE_FLAGS = ['--max-semi-space-size=8']

/** Ends with this process: the next build must not find one that still writes. */
const runNext = async (
  mode: NextMode,
  { root, modelsDir, exportDir }: NextFolders,
  variables: Record<string, string> = {},
): Promise<void> => {
  const { child, ended } = startOwn(
    [...NODE_FLAGS, NEXT, 'build', '--experimental-build-mode', mode],
    {
      cwd: root,
      env: {
        ...process.env,
        ...variables,
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        MODELS_DIR: modelsDir,
        EXPORT_DIR: relative(root, exportDir),
      },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  )
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const { code, signal } = await ended
  if (code === 0) return
  if (signal) output += `\n${endSentence('Next', { code, signal })}`
  throw new NextError(mode, output)
}
