import { mkdir, readdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { sha256 } from '#src/lib/hash.ts'
import { readJson } from '#src/lib/json-file.ts'
import { linkOrCopy } from '#src/lib/link-or-copy.ts'
import { replaceFolder, restoreFolder } from '#src/lib/swap-folder.ts'
import { SnapshotError } from './checked-file.ts'
import { MANIFEST, MEDIA_FOLDER, manifestText, type SnapshotFile, snapshotFiles } from './files.ts'
import { type Previous, readPrevious } from './previous.ts'
import type { Locale, MediaFile, Snapshot } from './snapshot.ts'

export type FilesWrite = {
  dir: string
  locales: Locale[]
  /** All JSON files but the manifest. Texts are asked for where the previous snapshot lacks those bytes. */
  files: SnapshotFile[]
  media: MediaFile[]
  /** Where the bytes of a file of the media table are now. */
  mediaPath: (file: MediaFile) => string
  /** The snapshot that the folder has now. */
  previous: Previous | undefined
}

export type Written = { status: 'changed' | 'unchanged'; manifestHash: string }

/**
 * Writes a snapshot into its folder: all of it, or nothing when anything fails. A folder that
 * holds these very bytes already is left alone. `manifestHash` is that of all files.
 */
export async function writeFiles(write: FilesWrite): Promise<Written> {
  const { dir, files, media, previous } = write
  const hashes = Object.fromEntries(files.map(({ name, sha256 }) => [name, sha256]))
  const manifest = manifestText(write.locales, hashes)
  const manifestHash = sha256(manifest)
  if (previous?.whole && previous.manifestHash === manifestHash)
    return { status: 'unchanged', manifestHash }
  await refuseForeignFolder(dir)
  await replaceFolder(dir, async (folder) => {
    await mkdir(join(folder, MEDIA_FOLDER))
    const folders = new Set(files.map(({ name }) => dirname(join(folder, name))))
    for (const path of folders) await mkdir(path, { recursive: true })
    for (const { name, sha256, text } of files) {
      if (previous?.files.get(name) === sha256)
        await linkOrCopy(join(dir, name), join(folder, name))
      else await writeFile(join(folder, name), text())
    }
    for (const file of media) {
      await linkOrCopy(write.mediaPath(file), join(folder, MEDIA_FOLDER, file.name))
    }
    await writeFile(join(folder, MANIFEST), manifest)
  })
  return { status: 'changed', manifestHash }
}

export type SnapshotWrite = Pick<FilesWrite, 'dir' | 'mediaPath'> & { snapshot: Snapshot }

/** Writes a snapshot that is held as values. */
export async function writeSnapshot(write: SnapshotWrite): Promise<'changed' | 'unchanged'> {
  const { dir, snapshot, mediaPath } = write
  await restoreFolder(dir)
  const { status } = await writeFiles({
    ...{ dir, mediaPath, locales: snapshot.locales },
    files: [...snapshotFiles(snapshot)],
    media: Object.values(snapshot.media),
    previous: await readPrevious(dir),
  })
  return status
}

/** Writing replaces the folder: a home directory named by mistake must survive that. */
async function refuseForeignFolder(dir: string): Promise<void> {
  if ((await list(dir)).length === 0) return
  if (await readJson(join(dir, MANIFEST), anyManifest)) return
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

async function list(dir: string): Promise<string[]> {
  try {
    return await readdir(dir)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return []
    throw error
  }
}
