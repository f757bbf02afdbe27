import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Where Next's processes keep texts as HTML (`src/app/kept-texts.ts`): a folder of this code alone.
 *
 * @param folder holds nothing else: the texts that other code has kept are removed.
 * @param textFingerprint of the code that makes them.
 */
export const textsFolder = async (folder: string, textFingerprint: string): Promise<string> => {
  const names = await readdir(folder).catch(() => [])
  const others = names.filter((name) => name !== textFingerprint)
  // One that stays takes room, and nothing else.
  const remove = (name: string) =>
    rm(join(folder, name), { recursive: true, force: true }).catch(() => {})
  await Promise.all(others.map(remove))
  return join(folder, textFingerprint)
}
