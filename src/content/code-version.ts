import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { z } from 'zod'
import { sha256 } from '#src/lib/hash.ts'

const require = createRequire(import.meta.url)

/** The code that prepares an uploaded file for the site. */
const FILE_SOURCES = [join(import.meta.dirname, '../files')]
const FILE_TOOLS = ['sharp', 'sanitize-html']

const SOURCES = [
  join(import.meta.dirname, '../cms'),
  import.meta.dirname,
  join(import.meta.dirname, '../lib'),
]

/**
 * What becomes of a reply depends on this code, on zod, and on what prepares files: what they once made of one holds only while
 * they are the same. The sources themselves are hashed, so that nobody has to raise a number.
 */
export function codeVersion(): string {
  return sha256([JSON.stringify(z.core.version), fileCodeVersion(), ...texts(SOURCES)].join('\n'))
}

/** The same for files: they are downloaded again only when this code has changed. */
export function fileCodeVersion(): string {
  const tools = FILE_TOOLS.map((name) => `${name} ${versionOf(name)}`)
  const own = ['prepare-file.ts', 'reduce-picture.ts'].map((name) =>
    readFileSync(join(import.meta.dirname, name), 'utf8'),
  )
  return sha256([...tools, ...own, ...texts(FILE_SOURCES)].join('\n'))
}

const versionOf = (name: string): string => require(`${name}/package.json`).version

function texts(folders: string[]): string[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .sort()
      .map((name) => `${name}\n${readFileSync(join(folder, name), 'utf8')}`),
  )
}
