import { existsSync } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { seal } from '#scripts/lib/sealed.ts'
import { besideFolder, previousOf, swapFolder } from '#src/lib/swap-folder.ts'
import { LATEST_BUILD } from '#src/rebuild/latest-build.ts'
import type { FileTable, OutputFile as TableFile } from './file-table.ts'
import { fillFolder, linkInto } from './fill-folder.ts'
import {
  foldersOf,
  forgetOthers,
  type HeldFile,
  type OutputFiles,
  type OutputState,
  readState,
  writeFiles,
  writeState,
} from './output-state.ts'
import type { Section, Sections } from './sections.ts'

type Folders = { outDir: string; cacheDir: string }

/** A plan that makes a folder hold exactly the files of some sections. */
export type GenerationPlan = Folders & {
  sections: Sections
  /** What the current output holds, if that is known. */
  current: OutputState | undefined
  /** Whether the current output already holds all sections, so that nothing is written. */
  isWritten: boolean
  /** What the generation before the last holds, which is brought up to date. */
  base: OutputState | undefined
}

/** The section with the manifest of the build: it is written anew each time, and last. */
export const BUILD_SECTION = 'build'

/**
 * Compares the sections with the current output; writes nothing.
 *
 * @param current what the current output holds, as `readState` returns it.
 */
export const planGeneration = async (
  { outDir, cacheDir }: Folders,
  sections: Sections,
  current: OutputState | undefined,
): Promise<GenerationPlan> => {
  const isWritten = current !== undefined && differing(current, sections).length === 0
  const base = isWritten ? undefined : await readState(previousOf(outDir), cacheDir)
  return { outDir, cacheDir, sections, current, isWritten, base }
}

/** The names of the sections that a folder lacks, holds otherwise, or holds and should not. */
export const differing = (state: OutputState | undefined, sections: Sections): string[] => {
  const held = state?.sections ?? {}
  return [...new Set([...sections.keys(), ...Object.keys(held)])].filter(
    (name) => held[name]?.digest !== sections.get(name)?.digest,
  )
}

/**
 * Makes a folder hold exactly the files of the plan's sections; the cost depends on what differs. The generation before
 * the last, which is in a folder beside it, is brought up to date and replaces it by two renames. So one whole
 * generation always exists, if only under the name of the previous one: the next build fixes that. The manifest is
 * written last.
 *
 * @returns the number of files and their bytes.
 * @throws MissingSourceError; the current output then stays as it was.
 */
export const writeGeneration = async (
  plan: GenerationPlan,
): Promise<{ files: number; bytes: number }> => {
  const { outDir, cacheDir, current, isWritten, base } = plan
  if (current && isWritten) return total(current.sections)
  const previousDir = previousOf(outDir)
  const nextDir = besideFolder(outDir, 'next')
  await rm(nextDir, { recursive: true, force: true })
  if (base) await rename(previousDir, nextDir)
  await mkdir(nextDir, { recursive: true })
  await rm(join(nextDir, LATEST_BUILD), { force: true })

  const sections = await bringUpToDate(nextDir, plan)
  await writeState(nextDir, cacheDir, sections)
  await swapFolder(nextDir, outDir)
  await forgetOthers([outDir, previousDir], cacheDir)
  return total(sections)
}

/** Writes the sections that the folder lacks or has otherwise, and says what it holds then. */
const bringUpToDate = async (
  folder: string,
  plan: GenerationPlan,
): Promise<OutputState['sections']> => {
  const { cacheDir, sections, base } = plan
  const names = new Set([...differing(base, sections), BUILD_SECTION])
  const before: OutputFiles = new Map()
  const tables = new Map<string, FileTable>()
  for (const name of names) {
    for (const [path, file] of (await base?.filesOf(name)) ?? []) before.set(path, file)
    const table = await tableOf(name, plan)
    if (table) tables.set(name, table)
  }
  before.delete(LATEST_BUILD)
  const { files, touched } = fillFolder(folder, before, tables)
  const held = { ...base?.sections }
  for (const name of names) delete held[name]
  for (const [name, table] of tables) {
    const { digest } = sections.get(name) as Section
    const list = new Map([...table.keys()].map((path) => [path, files.get(path) as HeldFile]))
    held[name] = await writeFiles(cacheDir, name, { digest, files: list })
  }
  seal(foldersOf(held).flatMap((below) => (touched.has(below) ? [join(folder, below)] : [])))
  return held
}

/** The files of a section. Those that the current output has are linked there, and neither made nor copied. */
const tableOf = async (
  name: string,
  { sections, current, outDir }: GenerationPlan,
): Promise<FileTable | undefined> => {
  const section = sections.get(name)
  if (!section) return undefined
  const files: OutputFiles = (await current?.filesOf(name)) ?? new Map()
  const linked = (path: string, hash: string): [string, TableFile] => [
    path,
    { hash, content: { linkTo: join(outDir, path) } },
  ]
  if (current?.sections[name]?.digest === section.digest) {
    return new Map([...files].map(([path, { hash }]) => linked(path, hash)))
  }
  const table = await section.table()
  return new Map(
    [...table].map(([path, file]) =>
      files.get(path)?.hash === file.hash ? linked(path, file.hash) : [path, file],
    ),
  )
}

const total = (sections: OutputState['sections']): { files: number; bytes: number } => {
  const held = Object.values(sections)
  return {
    files: held.reduce((sum, { files }) => sum + files, 0),
    bytes: held.reduce((sum, { bytes }) => sum + bytes, 0),
  }
}

/**
 * Lays a generation like the current one beside it, by links, if there is none: so the first edit after a first build
 * finds one to bring up to date.
 */
export const layNextGeneration = async ({ outDir, cacheDir }: Folders): Promise<void> => {
  const previousDir = previousOf(outDir)
  const current = existsSync(previousDir) ? undefined : await readState(outDir, cacheDir)
  if (!current) return
  const nextDir = besideFolder(outDir, 'next')
  await rm(nextDir, { recursive: true, force: true })
  for (const folder of foldersOf(current.sections)) {
    await mkdir(join(nextDir, folder), { recursive: true })
  }
  for (const name of Object.keys(current.sections)) {
    for (const path of (await current.filesOf(name)).keys()) {
      linkInto(join(nextDir, path), join(outDir, path), path)
    }
  }
  seal(foldersOf(current.sections).map((folder) => join(nextDir, folder)))
  await rename(nextDir, previousDir)
}
