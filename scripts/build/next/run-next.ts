import { existsSync } from 'node:fs'
import { readdir, readFile, rm } from 'node:fs/promises'
import { endSentence, stopOn } from '#scripts/lib/own-process.ts'
import type { NextVariables } from '#src/environment/next-variables.ts'
import { writeWhole } from '#src/lib/write-whole.ts'
import { keepAsCompiled, restoreAsCompiled } from './as-compiled.ts'
import { NextChangedError } from './assumptions.ts'
import { checkCompiled } from './check-next.ts'
import { NextError, type NextStep } from './next-error.ts'
import { type Code, exportedPages, handedFolders, inNext, nextBuildId } from './next-folders.ts'
import { type DirectRenderer, rendering } from './render-directly.ts'
import { NODE_FLAGS, PAGES_OF_ONE } from './settings.ts'
import { startNext } from './start-next.ts'
import { writeMade } from './write-made.ts'

const STAMP = 'mira-code-fingerprint'

/** A folder that a render rewrites, and that may be missing. */
const DIAGNOSTICS = 'diagnostics'

/** Whether Next's folder in the project was compiled from this version of the code: the only place that knows. */
export const isCompiled = async ({ root, codeFingerprint }: Code): Promise<boolean> => {
  const stamp = inNext(root, STAMP)
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === codeFingerprint
}

/**
 * Compiles the code. Call it while no models are in memory: the compiler takes the most memory in a build.
 *
 * @throws NextError, NextChangedError, ThemeError
 */
export const compileCode = async (code: Code): Promise<void> => {
  const { root, codeFingerprint } = code
  await clearNext(root)
  await writeMade(root)
  await runNext('compile', code, { variables: LESS_MEMORY })
  await checkCompiled(code)
  keepAsCompiled(root)
  await writeWhole(inNext(root, STAMP), codeFingerprint)
}

/** Empties Next's folder except for the dev server's files. The stamp of a complete folder goes first. */
export const clearNext = async (root: string): Promise<void> => {
  await rm(inNext(root, STAMP), { force: true })
  const names = await readdir(inNext(root)).catch(() => [])
  for (const name of names) {
    if (name !== 'dev') await rm(inNext(root, name), { recursive: true })
  }
}

type RenderRoutesOptions = {
  renderer: DirectRenderer
  /** Ends Next. */
  signal?: AbortSignal | undefined
  /** As many renders of pages take as long as these routes. */
  renders?: number
}

/**
 * Renders the pages whose models were handed over. They are read from where Next renders them, not from its export.
 * The export copies the pages that the manifest of the previous run names. Here it gets the manifest of the compile,
 * which names none, so that it copies nothing, and which is complete, however the previous run ended.
 *
 * @param routes of the pages, such as `en/about`.
 * @throws NextError, NextChangedError
 */
export const renderRoutes = async (
  code: Code,
  routes: string[],
  { renderer, signal, renders = routes.length }: RenderRoutesOptions,
): Promise<void> => {
  if (renders <= PAGES_OF_ONE && (await renderer.render(routes, signal))) return
  signal?.throwIfAborted()
  await renderer.stop()
  restoreAsCompiled(code.root)
  await rm(inNext(code.root, DIAGNOSTICS), { recursive: true, force: true })
  await runNext('generate', code, { variables: rendering(code), signal })
}

/**
 * Compiles, renders the pages whose models were handed over, and exports them, in one documented command of Next.
 *
 * @throws NextError, ThemeError
 */
export const buildPlainly = async (code: Code): Promise<void> => {
  await clearNext(code.root)
  await rm(exportedPages(code), { recursive: true, force: true })
  await writeMade(code.root)
  await runNext('plain', code, { variables: { PLAIN_NEXT: 'yes' } })
}

const MODE = '--experimental-build-mode'

/** The allocator of the compiler gives memory back at once: it takes a tenth less, and no more time. */
const LESS_MEMORY = { MIMALLOC_PURGE_DELAY: '0' }

const runNext = async (
  step: NextStep,
  code: Code,
  {
    variables = {},
    signal,
  }: { variables?: Partial<NextVariables>; signal?: AbortSignal | undefined } = {},
): Promise<void> => {
  const next = startNext(step === 'plain' ? ['build'] : ['build', MODE, step], {
    root: code.root,
    mode: 'production',
    nodeFlags: NODE_FLAGS,
    variables: {
      ...handedFolders(code),
      NEXT_BUILD_ID: nextBuildId(code.codeFingerprint),
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  stopOn(signal, next)
  const { child, ended } = next
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
