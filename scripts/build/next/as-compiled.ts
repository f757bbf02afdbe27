import { copyFileSync, mkdirSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { inNext } from './next-folders.ts'

/**
 * The folders whose files a render reads and writes: a render that is killed may leave half a file, which the next
 * one cannot read.
 */
const REWRITTEN = ['', 'server']
/** The copy of these files as the compile wrote them. */
const AS_COMPILED = 'mira-as-compiled'

/** Keeps the files that renders write as the compile has written them. */
export const keepAsCompiled = (root: string): void =>
  copyRewritten(inNext(root), inNext(root, AS_COMPILED))

/** Puts these files back. No process of Next may be running. */
export const restoreAsCompiled = (root: string): void =>
  copyRewritten(inNext(root, AS_COMPILED), inNext(root))

const copyRewritten = (from: string, to: string): void => {
  for (const folder of REWRITTEN) {
    mkdirSync(join(to, folder), { recursive: true })
    for (const entry of readdirSync(join(from, folder), { withFileTypes: true })) {
      const name = join(folder, entry.name)
      if (entry.isFile()) copyFileSync(join(from, name), join(to, name))
    }
  }
}
