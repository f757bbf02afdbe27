import { constants } from 'node:fs'
import { copyFile, link, mkdir, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { mendFolder, replaceFolder } from '#src/lib/swap-folder.ts'
import { MANIFEST, MEDIA_FOLDER, snapshotFiles } from './files.ts'
import { SnapshotError } from './read.ts'
import type { MediaFile, Snapshot } from './snapshot.ts'

export type SnapshotWrite = {
  dir: string
  snapshot: Snapshot
  /** Where the bytes of a file of the media table lie now. */
  mediaPath: (file: MediaFile) => string
}

/**
 * Writes a snapshot into a folder of its own: all of it, or nothing when anything fails. A folder that
 * holds these very bytes already is left alone.
 */
export async function writeSnapshot(write: SnapshotWrite): Promise<'changed' | 'unchanged'> {
  const media = Object.values(write.snapshot.media)
  await mendFolder(write.dir)
  if (await holds(write.dir, write.snapshot)) return 'unchanged'
  await refuseForeignFolder(write.dir)
  await replaceFolder(write.dir, async (folder) => {
    await mkdir(join(folder, MEDIA_FOLDER))
    for (const [name, text] of snapshotFiles(write.snapshot)) {
      await writeFile(join(folder, name), text)
    }
    for (const file of media) {
      await linkOrCopy(write.mediaPath(file), join(folder, MEDIA_FOLDER, file.name))
    }
  })
  return 'changed'
}

/** Writing replaces the folder: a home directory named by mistake must survive that. */
async function refuseForeignFolder(dir: string): Promise<void> {
  if ((await list(dir)).length === 0) return
  const text = await readFile(join(dir, MANIFEST), 'utf8').catch(() => '')
  if (anyManifest.safeParse(parseOrNull(text)).success) return
  throw new SnapshotError(
    `${dir} holds other files than a snapshot, and a pull would remove them. Set CONTENT_DIR to a folder of its own.`,
  )
}

/** The manifest of this or any other version. */
const anyManifest = z.object({
  version: z.number(),
  locales: z.array(z.unknown()),
  files: z.record(z.string(), z.string()),
})

function parseOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Whether a folder holds exactly this snapshot. Media are compared by name and size. */
async function holds(dir: string, snapshot: Snapshot): Promise<boolean> {
  const names = new Set([MEDIA_FOLDER])
  for (const [name, text] of snapshotFiles(snapshot)) {
    const found = await readFile(join(dir, name)).catch(() => undefined)
    if (!found?.equals(Buffer.from(text))) return false
    names.add(name)
  }
  const media = Object.values(snapshot.media)
  const mediaDir = join(dir, MEDIA_FOLDER)
  if (!sameNames(await list(dir), [...names])) return false
  const mediaNames = media.map(({ name }) => name)
  if (!sameNames(await list(mediaDir), mediaNames)) return false
  for (const { name, bytes } of media) {
    if ((await stat(join(mediaDir, name))).size !== bytes) return false
  }
  return true
}

async function list(dir: string): Promise<string[]> {
  try {
    return await readdir(dir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}

function sameNames(a: string[], b: string[]): boolean {
  return a.length === b.length && a.toSorted().join('\n') === b.toSorted().join('\n')
}

/** A hard link costs neither time nor space; across devices it is a copy. */
async function linkOrCopy(from: string, to: string): Promise<void> {
  try {
    await link(from, to)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    if (code !== 'EXDEV' && code !== 'EPERM' && code !== 'EMLINK' && code !== 'ENOTSUP') throw error
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  }
}
