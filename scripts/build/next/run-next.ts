import { existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { endSentence } from '#scripts/lib/own-process.ts'
import { NEXT_FILES } from '#src/lib/next-files.ts'
import { NextChangedError } from './assumptions.ts'
import { NextError, type NextStep } from './next-error.ts'
import { NEXT_FOLDER } from './next-folder.js'
import { EXPORT_FOLDER } from './settings.ts'
import { startNext } from './start-next.ts'

/** Where a project and its cache are, and the code that is to render. */
export type Code = { root: string; cacheDir: string; codeFingerprint: string }

/** Next's own build id: pages of the same code share it, and no others (docs/decisions/0004-one-build-id.md). */
export const nextBuildId = (codeFingerprint: string): string => codeFingerprint.slice(0, 16)

/** Where the models are that Next reads. */
export const modelsDirOf = ({ cacheDir }: Pick<Code, 'cacheDir'>): string =>
  join(cacheDir, 'models')

const STAMP = 'mira-code-fingerprint'
const PRERENDERED = 'prerender-manifest.json'
const BUILD_ID = 'BUILD_ID'

/**
 * The folders whose files a render reads and writes: where it is killed meanwhile, half a file is left, which the
 * next one cannot read.
 */
const REWRITTEN = ['', 'server']
/** Where these files are kept as the compile left them. */
const AS_COMPILED = 'mira-as-compiled'
/** The same, but it may be missing. */
const DIAGNOSTICS = 'diagnostics'

const prerenderManifest = z.object({ routes: z.record(z.string(), z.unknown()) })

/** Whether what Next keeps in the project is compiled from this version of the code: the one place that says so. */
export const isCompiled = async ({ root, codeFingerprint }: Code): Promise<boolean> => {
  const stamp = inNext(root, STAMP)
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === codeFingerprint
}

/**
 * Compiles the code. To be called while no models are held: the compiler is what takes most memory in a build.
 *
 * @throws NextError, NextChangedError
 */
export const compileCode = async (code: Code): Promise<void> => {
  const { root, codeFingerprint } = code
  await clearNext(root)
  await runNext('compile', code)
  await checkCompiled(code)
  await copyRewritten(inNext(root), inNext(root, AS_COMPILED))
  await writeFile(inNext(root, STAMP), codeFingerprint)
}

/** Empties Next's folder but for what a dev server keeps there: first the stamp, which says that all is there. */
export const clearNext = async (root: string): Promise<void> => {
  await rm(inNext(root, STAMP), { force: true })
  const names = await readdir(inNext(root)).catch(() => [])
  for (const name of names) {
    if (name !== 'dev') await rm(inNext(root, name), { recursive: true })
  }
}

const inNext = (root: string, name = ''): string => join(root, NEXT_FOLDER, name)

const checkCompiled = async (code: Code): Promise<void> => {
  const read = (name: string) => readFile(inNext(code.root, name), 'utf8').catch(() => undefined)
  const text = await read(PRERENDERED)
  const manifest = prerenderManifest.safeParse(text && JSON.parse(text))
  if (!manifest.success) {
    const found = `the compile left no ${NEXT_FOLDER}/${PRERENDERED} with routes`
    throw new NextChangedError('prerender manifest', found)
  }
  const [route] = Object.keys(manifest.data.routes)
  if (route) {
    throw new NextChangedError('prerender manifest', `the compile's manifest names ${route}`)
  }
  const id = await read(BUILD_ID)
  if (id !== nextBuildId(code.codeFingerprint)) {
    throw new NextChangedError('build id', `${NEXT_FOLDER}/${BUILD_ID} has ${id ?? 'no file'}`)
  }
  if (!existsSync(join(compiledAssets(code).folder, 'chunks'))) {
    throw new NextChangedError('static files', `the compile left no ${NEXT_FOLDER}/static/chunks`)
  }
}

/**
 * Renders the pages whose models were handed over. They are taken from where Next renders them: its export
 * that follows copies the pages that the manifest of the run before names. It is given the compile's,
 * which names none, so that it copies nothing, and which is whole, however the run before ended.
 *
 * @throws NextError, NextChangedError
 */
export const generate = async (code: Code): Promise<void> => {
  await copyRewritten(inNext(code.root, AS_COMPILED), inNext(code.root))
  await rm(inNext(code.root, DIAGNOSTICS), { recursive: true, force: true })
  await runNext('generate', code)
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

/**
 * Compiles, renders the pages whose models were handed over, and exports them, all in one as Next documents it.
 *
 * @throws NextError
 */
export const buildPlainly = async (code: Code): Promise<void> => {
  await clearNext(code.root)
  await rm(join(code.root, EXPORT_FOLDER), { recursive: true, force: true })
  await runNext('plain', code)
}

/** The folder in which Next leaves a rendered page: `<page>.html` and its payload, `<page>.rsc`. */
export const serverPages = ({ root }: Pick<Code, 'root'>): string => inNext(root, 'server/app')

/** The folder of Next's own export: `<page>.html` and its payload, `<page>.txt`. */
export const exportedPages = ({ root }: Pick<Code, 'root'>): string => join(root, EXPORT_FOLDER)

/**
 * The compiled scripts and styles. What lies below `unloaded` are Next's manifests for its Pages Router: no page
 * here loads them, and one of them tells which pages were rendered last.
 */
export const compiledAssets = ({ root, codeFingerprint }: Omit<Code, 'cacheDir'>) => ({
  folder: inNext(root, 'static'),
  unloaded: `${nextBuildId(codeFingerprint)}/`,
})

/** The same of Next's own export. */
export const exportedAssets = (code: Omit<Code, 'cacheDir'>) => ({
  ...compiledAssets(code),
  folder: join(exportedPages(code), NEXT_FILES, 'static'),
})

/** A small young generation: Next and its workers hold a quarter less, and take no longer. */
const NODE_FLAGS = ['--max-semi-space-size=8']

const MODE = '--experimental-build-mode'

const runNext = async (step: NextStep, code: Code): Promise<void> => {
  const isPlain = step === 'plain'
  const { child, ended } = startNext(isPlain ? ['build'] : ['build', MODE, step], {
    root: code.root,
    mode: 'production',
    nodeFlags: NODE_FLAGS,
    variables: {
      MODELS_DIR: modelsDirOf(code),
      NEXT_BUILD_ID: nextBuildId(code.codeFingerprint),
      ...(isPlain && { PLAIN_NEXT: 'yes' }),
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  child.stdout?.on('data', (chunk) => (output += chunk))
  child.stderr?.on('data', (chunk) => (output += chunk))
  const exit = await ended
  if (exit.code === 0) return
  if (exit.signal) output += `\n${endSentence('Next', exit)}`
  const cause = new NextError(step, output)
  const refusal = output
    .split('\n')
    .find((line) => line.startsWith('error:') && line.includes(MODE))
  if (refusal) throw new NextChangedError('build modes', `it says "${refusal}"`, { cause })
  throw cause
}
