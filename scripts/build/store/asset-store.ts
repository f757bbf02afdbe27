import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import type { FileTable } from '#scripts/build/output/file-table.ts'
import { folderTable } from '#scripts/build/output/site-files.ts'
import { STATIC_FILES } from '#src/lib/next-files.ts'

/** How long scripts and styles of earlier code stay published, so that open tabs still find them. */
const KEPT_MS = 24 * 60 * 60 * 1000

const recordSchema = z.object({
  codeFingerprint: z.string(),
  /** Paths of the current code's files. */
  current: z.array(z.string()),
  /** Paths of earlier code's files, and when they stopped being current, in ISO 8601. */
  superseded: z.record(z.string(), z.iso.datetime()),
})

type AssetRecord = z.infer<typeof recordSchema>

/** Scripts and styles: those of the code as it is, and those of the day before. */
export type AssetStore = {
  /**
   * Takes the files of a version of the code out of a folder, unless it has them; those of the last one are superseded.
   *
   * @param assets.unloaded what begins with this path in the folder is not taken.
   */
  add: (codeFingerprint: string, assets: CompiledAssets, now: Date) => Promise<void>
  /** What to publish. */
  tables: (now: Date) => Promise<{ current: FileTable; kept: FileTable }>
}

type CompiledAssets = { folder: string; unloaded: string }

/** @param folder holds nothing else; made where it is missing. */
export const assetStore = (folder: string): AssetStore => {
  const filesDir = join(folder, 'files')
  const recordFile = join(folder, 'record.json')

  const read = async (): Promise<AssetRecord | undefined> => {
    try {
      return recordSchema.parse(JSON.parse(await readFile(recordFile, 'utf8')))
    } catch {
      return undefined
    }
  }

  return {
    add: async (codeFingerprint, { folder: source, unloaded }, now) => {
      const before = await read()
      if (before?.codeFingerprint === codeFingerprint) return
      const current = [...(await folderTable(source)).keys()]
        .filter((path) => !path.startsWith(unloaded))
        .sort()
      const superseded: AssetRecord['superseded'] = {}
      for (const [path, since] of Object.entries(before?.superseded ?? {})) {
        if (now.getTime() - Date.parse(since) < KEPT_MS) superseded[path] = since
        else await rm(join(filesDir, path), { force: true })
      }
      for (const path of before?.current ?? []) superseded[path] = now.toISOString()
      for (const path of current) delete superseded[path]

      await cp(source, filesDir, { recursive: true })
      await rm(join(filesDir, unloaded), { recursive: true, force: true })
      await mkdir(folder, { recursive: true })
      const record: AssetRecord = { codeFingerprint, current, superseded }
      await writeFile(`${recordFile}.part`, JSON.stringify(record))
      await rename(`${recordFile}.part`, recordFile)
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
        .filter(([, since]) => now.getTime() - Date.parse(since) < KEPT_MS)
        .map(([path]) => path)
        .sort()
      return { current: pick(record?.current ?? []), kept: pick(kept) }
    },
  }
}
