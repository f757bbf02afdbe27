import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Fields } from '../../demo/entry.ts'
import type { DemoEntry } from './demo-entry.ts'
import { SeedError } from './seed-error.ts'

type Exported = { key: string; shared?: Fields } & Record<string, unknown>

/**
 * The demo content: one file per type in `folder`, named after the type, each exporting one array of
 * entries. Sorted by file name; Node runs the files as they are.
 */
export async function readDemo(folder: string): Promise<DemoEntry[]> {
  const files = readdirSync(folder).filter((name) => name.endsWith('.ts'))
  const entries: DemoEntry[] = []
  for (const name of files.sort()) entries.push(...(await readFile(folder, name)))
  return entries
}

async function readFile(folder: string, name: string): Promise<DemoEntry[]> {
  const file = `demo/content/${name}`
  const module: Record<string, unknown> = await import(pathToFileURL(join(folder, name)).href)
  const arrays = Object.values(module).filter((value) => Array.isArray(value))
  if (arrays.length !== 1) throw new Error(`${file}: export one array of entries.`)
  const seen = new Set<string>()
  return (arrays[0] as Exported[]).map((exported, index) => {
    const { key, shared, ...locales } = exported
    if (typeof key !== 'string') {
      throw new SeedError({ file, key: `#${index + 1}` }, 'has no key.')
    }
    if (seen.has(key)) throw new SeedError({ file, key }, 'the key is taken by an entry above.')
    seen.add(key)
    return {
      type: basename(name, '.ts'),
      key,
      file,
      shared: shared ?? {},
      locales: locales as Record<string, Fields>,
    }
  })
}
