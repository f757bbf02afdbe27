import { readdir, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { areSealed } from '#scripts/lib/sealed.ts'
import { sha256 } from '#src/lib/hash.ts'
import { readJson, unchecked, writeJson } from '#src/lib/json-file.ts'
import { LATEST_BUILD } from '#src/rebuild/latest-build.ts'

const heldSection = z.object({
  digest: z.string(),
  files: z.number(),
  bytes: z.number(),
  /** The folders of its files and all above them, below the output folder; '' is the output folder itself. */
  folders: z.array(z.string()),
})

/** The first part is a version of the format, of the lists too. */
const stateSchema = z.tuple([z.literal(1), z.record(z.string(), heldSection)])

/** What an output folder holds of a section, without its files. */
export type HeldSection = z.infer<typeof heldSection>

/** A file: its hash, and its size in bytes. */
export type HeldFile = { hash: string; bytes: number }

/** Files by their paths in the folder. */
export type OutputFiles = Map<string, HeldFile>

/** What an output folder holds: its sections by their names. */
export type OutputState = {
  sections: Readonly<Record<string, HeldSection>>
  /** The files of a section; none if the folder lacks it. */
  filesOf: (section: string) => Promise<OutputFiles>
}

/**
 * What a folder holds, if it is one of ours, complete and unchanged. The record is in the cache, under a name that
 * belongs to exactly this folder, so that a folder that something else has written is never mistaken for ours. Whether
 * files came or went since, the seals of the folders tell; the bytes of files are taken on trust.
 */
export const readState = async (
  folder: string,
  cacheDir: string,
): Promise<OutputState | undefined> => {
  const name = await stateName(folder)
  const read = name && (await readJson(join(stateDir(cacheDir), name), stateSchema))
  if (!read) return undefined
  const [, sections] = read
  const lists = new Set(await readdir(join(stateDir(cacheDir), LISTS)).catch(() => []))
  const hasList = ([section, held]: [string, HeldSection]) =>
    lists.has(basename(listFile(cacheDir, section, held)))
  if (!Object.entries(sections).every(hasList)) return undefined
  if (!areSealed(foldersOf(sections).map((below) => join(folder, below)))) return undefined
  return {
    sections,
    filesOf: async (section) => {
      const held = sections[section]
      if (!held) return new Map()
      const file = listFile(cacheDir, section, held)
      const list = await readJson(file, unchecked<List>())
      if (!list) throw new Error(`${file} cannot be read. Remove it, and build again.`)
      return new Map(list.map(([path, hash, bytes]) => [path, { hash, bytes }]))
    },
  }
}

/** All folders in which sections have files. */
export const foldersOf = (sections: OutputState['sections']): string[] => [
  ...new Set(Object.values(sections).flatMap(({ folders }) => folders)),
]

type List = [path: string, hash: string, bytes: number][]

/** Records the files of a section of an output. */
export const writeFiles = async (
  cacheDir: string,
  section: string,
  { digest, files }: { digest: string; files: OutputFiles },
): Promise<HeldSection> => {
  const list: List = [...files].map(([path, { hash, bytes }]) => [path, hash, bytes])
  const folders = new Set(list.flatMap(([path]) => foldersAbove(path)))
  const bytes = list.reduce((sum, [, , bytes]) => sum + bytes, 0)
  const held = { digest, files: list.length, bytes, folders: [...folders].sort() }
  await writeJson(listFile(cacheDir, section, held), list)
  return held
}

/** Records what a folder holds. Call it when all of it is written, its files are recorded and its folders are sealed. */
export const writeState = async (
  folder: string,
  cacheDir: string,
  sections: OutputState['sections'],
): Promise<void> => {
  const name = (await stateName(folder)) as string
  await writeJson(join(stateDir(cacheDir), name), [1, sections])
}

/** Makes the next build write every file again, as if nothing were known of the current output. */
export const forgetOutput = (cacheDir: string): Promise<void> =>
  rm(stateDir(cacheDir), { recursive: true, force: true })

/** Removes the records of all folders except these. */
export const forgetOthers = async (folders: string[], cacheDir: string): Promise<void> => {
  const names = await Promise.all(folders.map(stateName))
  const kept = new Set(names.filter((name) => name !== undefined))
  const states = await Promise.all(
    [...kept].map((name) => readJson(join(stateDir(cacheDir), name), stateSchema)),
  )
  const lists = states.flatMap((state) =>
    Object.entries(state?.[1] ?? {}).map(([section, held]) => listFile(cacheDir, section, held)),
  )
  await removeExcept(stateDir(cacheDir), new Set([...kept, LISTS]))
  await removeExcept(join(stateDir(cacheDir), LISTS), new Set(lists.map((file) => basename(file))))
}

const removeExcept = async (folder: string, kept: ReadonlySet<string>) => {
  for (const name of await readdir(folder)) {
    if (!kept.has(name)) await rm(join(folder, name), { recursive: true, force: true })
  }
}

const stateDir = (cacheDir: string): string => join(cacheDir, 'published')

const LISTS = 'lists'

/** Two outputs that hold the same of a section have one list of it. */
const listFile = (cacheDir: string, section: string, { digest }: Pick<HeldSection, 'digest'>) =>
  join(stateDir(cacheDir), LISTS, `${sha256(`${section} ${digest}`)}.json`)

/** Names a folder by its manifest's identity on the disk, which a rename keeps and a rewrite does not. */
const stateName = async (folder: string): Promise<string | undefined> => {
  try {
    const { ino, mtimeNs } = await stat(join(folder, LATEST_BUILD), { bigint: true })
    return `${ino}-${mtimeNs}.json`
  } catch {
    return undefined
  }
}

/** The folders above a file, the nearest first; the last is ''. */
export const foldersAbove = (path: string): string[] => {
  const folders: string[] = []
  for (let end = path.lastIndexOf('/'); end > 0; end = path.lastIndexOf('/', end - 1)) {
    folders.push(path.slice(0, end))
  }
  return [...folders, '']
}
