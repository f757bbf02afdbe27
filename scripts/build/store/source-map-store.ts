import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { folderTable } from '#scripts/build/output/site-files.ts'
import { readJson, writeJson } from '#src/lib/json-file.ts'
import { copyWhole, writeWhole } from '#src/lib/write-whole.ts'
import { isStillKept } from './asset-store.ts'
import { mapNameIn, withoutMapComment } from './map-comment.ts'

const RECORD = 'record.json'
const UPLOADED = 'uploaded'

const recordSchema = z.object({
  release: z.string(),
  /** Earlier releases, and when they stopped being current, in ISO 8601. */
  superseded: z.record(z.string(), z.iso.datetime()),
})

/** The maps from the browser's scripts to their sources, by release. They are not in the output. */
export type SourceMapStore = {
  /**
   * Copies the maps of a release from the folder of its compiled scripts, unless it has them. The maps of earlier
   * releases stay as long as their scripts.
   *
   * @throws SourceMapError
   */
  add: (release: string, compiled: { folder: string }, now: Date) => Promise<void>
  /** The folder of a release: its scripts as in the output, each beside its map, `<script>.map`. */
  folder: (release: string) => string
  /** The map of a script of any release, such as `chunks/1a2b.js`, as JSON. Each name has one map. */
  mapOf: (script: string) => Promise<string | undefined>
  isUploaded: (release: string) => boolean
  markUploaded: (release: string) => Promise<void>
}

/** The compiler has made no source maps. */
export class SourceMapError extends Error {
  override name = 'SourceMapError'
  constructor(folder: string) {
    super(
      `No script in ${folder} names a source map. Look at productionBrowserSourceMaps in scripts/build/next/next-config.ts and at scripts/build/store/map-comment.ts.`,
    )
  }
}

/** @param folder holds nothing else; it is created if it is missing. */
export const sourceMapStore = (folder: string): SourceMapStore => {
  const recordFile = join(folder, RECORD)
  const folderOf = (release: string) => join(folder, release)
  const releases = () => readdir(folder).catch(() => [])

  return {
    add: async (release, { folder: source }, now) => {
      const before = await readJson(recordFile, recordSchema)
      if (before?.release === release) return
      const superseded = { ...before?.superseded }
      if (before) superseded[before.release] = now.toISOString()
      delete superseded[release]
      for (const [earlier, since] of Object.entries(superseded)) {
        if (isStillKept(since, now)) continue
        await rm(folderOf(earlier), { recursive: true, force: true })
        delete superseded[earlier]
      }
      await rm(folderOf(release), { recursive: true, force: true })
      const scripts = [...(await folderTable(source)).keys()].filter((path) => path.endsWith('.js'))
      const taken = await Promise.all(
        scripts.map((script) => takeMapped(script, source, folderOf(release))),
      )
      if (!taken.includes(true)) throw new SourceMapError(source)
      await writeJson(recordFile, { release, superseded })
    },
    folder: folderOf,
    mapOf: async (script) => {
      for (const release of await releases()) {
        const map = await readFile(`${join(folderOf(release), script)}.map`, 'utf8').catch(() => {})
        if (map !== undefined) return map
      }
      return undefined
    },
    isUploaded: (release) => existsSync(join(folderOf(release), UPLOADED)),
    markUploaded: (release) => writeWhole(join(folderOf(release), UPLOADED), ''),
  }
}

/**
 * Copies a script and its map, under a name by which the map is found without a comment in the script.
 *
 * @returns whether it has one: the polyfills for old browsers do not.
 */
const takeMapped = async (script: string, source: string, target: string): Promise<boolean> => {
  const code = await readFile(join(source, script), 'utf8')
  const map = mapNameIn(code)
  if (map === undefined) return false
  const copy = join(target, script)
  await mkdir(dirname(copy), { recursive: true })
  await writeWhole(copy, withoutMapComment(code))
  await copyWhole(join(source, dirname(script), map), `${copy}.map`)
  return true
}
