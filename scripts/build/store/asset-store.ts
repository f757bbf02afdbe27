import { mkdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import type { FileTable } from '#scripts/build/output/file-table.ts'
import { folderTable } from '#scripts/build/output/site-files.ts'
import { readJson, writeJson } from '#src/lib/json-file.ts'
import { STATIC_FILES } from '#src/lib/next-files.ts'
import { copyWhole, writeWhole } from '#src/lib/write-whole.ts'
import { withoutMapComment } from './map-comment.ts'

/** How long scripts and styles of earlier code stay in the output, so that open tabs still find them. */
const KEPT_MS = 24 * 60 * 60 * 1000

/** Whether files that stopped being current at `since`, in ISO 8601, are still kept. */
export const isStillKept = (since: string, now: Date): boolean =>
  now.getTime() - Date.parse(since) < KEPT_MS

const recordSchema = z.object({
  codeFingerprint: z.string(),
  /** Paths of the current code's files. */
  current: z.array(z.string()),
  /** Paths of earlier code's files, and when they stopped being current, in ISO 8601. */
  superseded: z.record(z.string(), z.iso.datetime()),
})

type AssetRecord = z.infer<typeof recordSchema>

/** Scripts and styles: those of the current code, and those of the day before. */
export type AssetStore = {
  /**
   * Copies the files of a version of the code from a folder, unless it has them. The last version is superseded.
   *
   * @param assets.unloaded files below this path in the folder are not copied.
   */
  add: (codeFingerprint: string, assets: CompiledAssets, now: Date) => Promise<void>
  /** The files that belong into the output. */
  tables: (now: Date) => Promise<{ current: FileTable; kept: FileTable }>
}

type CompiledAssets = { folder: string; unloaded: string }

/** Source maps are kept out of the output: see `source-map-store.ts`. */
const MAP = '.map'
const CODE = /\.(?:css|js)$/

/** @param folder holds nothing else; it is created if it is missing. */
export const assetStore = (folder: string): AssetStore => {
  const filesDir = join(folder, 'files')
  const recordFile = join(folder, 'record.json')

  const read = (): Promise<AssetRecord | undefined> => readJson(recordFile, recordSchema)

  return {
    add: async (codeFingerprint, { folder: source, unloaded }, now) => {
      const before = await read()
      if (before?.codeFingerprint === codeFingerprint) return
      const current = [...(await folderTable(source)).keys()]
        .filter((path) => !path.startsWith(unloaded) && !path.endsWith(MAP))
        .sort()
      const superseded: AssetRecord['superseded'] = {}
      for (const [path, since] of Object.entries(before?.superseded ?? {})) {
        if (isStillKept(since, now)) superseded[path] = since
        else await rm(join(filesDir, path), { force: true })
      }
      for (const path of before?.current ?? []) superseded[path] = now.toISOString()
      for (const path of current) delete superseded[path]

      for (const path of current)
        await copyWithoutMapComment(join(source, path), join(filesDir, path))
      const record: AssetRecord = { codeFingerprint, current, superseded }
      await writeJson(recordFile, record)
    },
    tables: async (now) => {
      const record = await read()
      const all = await folderTable(filesDir)
      const pick = (paths: string[]): FileTable =>
        new Map(
          paths.flatMap((path) => {
            const file = all.get(path)
            return file ? [[`${STATIC_FILES}/${path}`, file] as const] : []
          }),
        )
      const kept = Object.entries(record?.superseded ?? {})
        .filter(([, since]) => isStillKept(since, now))
        .map(([path]) => path)
        .sort()
      return { current: pick(record?.current ?? []), kept: pick(kept) }
    },
  }
}

const copyWithoutMapComment = async (compiled: string, copy: string): Promise<void> => {
  await mkdir(dirname(copy), { recursive: true })
  if (CODE.test(compiled))
    await writeWhole(copy, withoutMapComment(await readFile(compiled, 'utf8')))
  else await copyWhole(compiled, copy)
}
