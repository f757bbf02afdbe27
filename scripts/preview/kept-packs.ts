import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { readFile, rm, stat } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { fileStamp } from '#src/lib/file-stamp.ts'
import { sha256 } from '#src/lib/hash.ts'
import { readJson, writeJson } from '#src/lib/json-file.ts'
import { removeLeftovers } from '#src/lib/leftovers.ts'
import { createInTurn } from './in-turn.ts'

const { values: flags } = parseArgs({
  args: process.execArgv,
  options: { conditions: { type: 'string', short: 'C', multiple: true, default: [] } },
  strict: false,
})

/**
 * The folder of packs below `.netlify/`. A pack of the project itself has the files of packages that Node finds by default, so a
 * process that looks packages up under other conditions (`node --conditions`), as tests do, keeps packs of its own.
 */
export const PACKS = ['packed-functions', ...(flags.conditions as string[])].join('-')

/** What Netlify's runtime knows of a packed function: its files, routes and schedule. */
type Packed = { buildPath: string; srcFiles: string[]; targetDirectory: string }

type PackOptions = { func: { name: string }; targetDirectory: string }

/** The part of Netlify's local runtime that packs functions. */
export type Packer = {
  getBuildFunction: (
    options: PackOptions,
  ) => Promise<(build: { cache?: object }) => Promise<Packed | undefined>>
}

/** What a pack depends on beside its sources, where it is there. */
const SETTINGS = ['package.json', 'tsconfig.json', 'node_modules/.package-lock.json']

const packedShape = z.looseObject({
  buildPath: z.string(),
  srcFiles: z.array(z.string()),
  targetDirectory: z.string(),
})

/** Paths of `packed` are relative to the kept folder, those of `hashes` to the project. */
const recordShape = z.object({
  node: z.literal(process.version),
  hashes: z.record(z.string(), z.string()),
  packed: packedShape,
  /** The folder of the pack before this one, which a call may still use. */
  before: z.string().optional(),
})

/**
 * Gives Netlify's runtime a packer that packs a function only if its sources, the project's settings or the installed
 * packages have changed since it was packed last, by this process or another one.
 *
 * @param options.keptDir holds a folder for each function, with its packs and with `packed.json`, which names the
 *   current one.
 */
export const keepPacked = (options: {
  projectDir: string
  keptDir: string
}): ((packer: Packer) => Packer) => {
  const { projectDir, keptDir } = options
  const hashOf = createHashOf()
  const inTurn = createInTurn()
  const keeping = new WeakSet<Packer>()

  const hashesOf = async (paths: readonly string[]): Promise<Record<string, string>> =>
    Object.fromEntries(
      await Promise.all(
        paths.map(async (path) => [path, await hashOf(join(projectDir, path))] as const),
      ),
    )

  const isCurrent = async ({ hashes, packed }: z.infer<typeof recordShape>): Promise<boolean> => {
    if (!existsSync(join(keptDir, packed.buildPath))) return false
    const now = await hashesOf(Object.keys(hashes))
    return Object.keys(hashes).every((path) => hashes[path] === now[path])
  }

  return (packer) => {
    if (keeping.has(packer)) return packer

    const pack = async (packOptions: PackOptions): Promise<Packed | undefined> => {
      const { name } = packOptions.func
      const recordPath = join(keptDir, name, 'packed.json')
      const record = await readJson(recordPath, recordShape)
      if (record && (await isCurrent(record))) return absolute(record.packed)

      const startedAt = Date.now()
      const targetDirectory = join(keptDir, name, `pack-${randomUUID()}`)
      const build = await packer.getBuildFunction({ ...packOptions, targetDirectory })
      const packed = await build({})
      if (!packed) return undefined
      const sources = packed.srcFiles.map((path) => relative(projectDir, path))
      const hashes = await hashesOf([...sources, ...SETTINGS])
      // A source that has changed meanwhile may be in the pack as it was before.
      if (await anyChangedSince(packed.srcFiles, startedAt)) return packed
      const before = record?.packed.targetDirectory
      const kept = { ...packed, ...relativePaths(packed), srcFiles: sources }
      await writeJson(recordPath, { node: process.version, hashes, packed: kept, before })
      if (record?.before) await rm(join(keptDir, record.before), { recursive: true, force: true })
      await removeLeftovers(join(keptDir, name, 'pack-'))
      return packed
    }

    const keepingPacker: Packer = {
      ...packer,
      getBuildFunction: async (packOptions) => () =>
        inTurn(packOptions.func.name, () => pack(packOptions)),
    }
    keeping.add(keepingPacker)
    return keepingPacker
  }

  function absolute(packed: Packed): Packed {
    return {
      ...packed,
      buildPath: join(keptDir, packed.buildPath),
      targetDirectory: join(keptDir, packed.targetDirectory),
      srcFiles: packed.srcFiles.map((path) => join(projectDir, path)),
    }
  }

  function relativePaths({ buildPath, targetDirectory }: Packed) {
    return {
      buildPath: relative(keptDir, buildPath),
      targetDirectory: relative(keptDir, targetDirectory),
    }
  }
}

/** The hash of a file, or `no file`; read again only if the file has changed. */
const createHashOf = (): ((path: string) => Promise<string>) => {
  const known = new Map<string, { version: string; hash: string }>()
  return async (path) => {
    const found = await stat(path, { bigint: true }).catch(() => undefined)
    if (!found?.isFile()) return 'no file'
    const version = fileStamp(found)
    const before = known.get(path)
    if (before?.version === version) return before.hash
    const hash = sha256(await readFile(path))
    known.set(path, { version, hash })
    return hash
  }
}

const anyChangedSince = async (paths: readonly string[], time: number): Promise<boolean> => {
  const found = await Promise.all(paths.map((path) => stat(path).catch(() => undefined)))
  return found.some((file) => !file || file.mtimeMs >= time)
}
