import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SiteEntry } from './entry.ts'
import { localeName } from './snapshot-of.ts'

/**
 * Writes what a new CMS begins with (`cms/src/seed`): the languages, a file for each type, and the drawings.
 *
 * @param folder `cms/demo` of the new site.
 */
export const writeSeed = async (
  folder: string,
  {
    entries,
    locales,
    drawings,
  }: { entries: SiteEntry[]; locales: string[]; drawings: Record<string, string> },
): Promise<void> => {
  await mkdir(join(folder, 'content'), { recursive: true })
  await mkdir(join(folder, 'media'), { recursive: true })
  const names = Object.fromEntries(locales.map((code) => [code, localeName(code)]))
  await writeFile(join(folder, 'locales.json'), json({ default: locales[0], names }))
  for (const [type, ofType] of Map.groupBy(entries, (entry) => entry.type)) {
    const list = ofType.map(({ key, shared, locales: own }) => ({ key, shared, ...own }))
    await writeFile(join(folder, 'content', `${type}.ts`), `export const entries = ${json(list)}`)
  }
  for (const [name, text] of Object.entries(drawings)) {
    await writeFile(join(folder, 'media', name), text)
  }
}

const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
