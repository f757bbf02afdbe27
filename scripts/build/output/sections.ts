import { sha256 } from '#src/lib/hash.ts'
import type { FileTable } from './file-table.ts'

/**
 * A part of the output whose files change together, such as the pages of a language. A build compares sections by their
 * digests and makes the tables of those that differ.
 */
export type Section = {
  /** Equal only for equal files. */
  digest: string
  table: () => FileTable | Promise<FileTable>
}

/** Sections by their names. */
export type Sections = Map<string, Section>

/** A section of files that are at hand, in whatever order. */
export const sectionOf = (table: FileTable): Section => {
  const lines = [...table].map(([path, { hash }]) => `${path} ${hash}`).sort()
  return { digest: sha256(lines.join('\n')), table: () => table }
}

/** A section that is made from other values when the output lacks it: those with these hashes. */
export const sectionFrom = (hashes: readonly string[], table: Section['table']): Section => ({
  digest: sha256(hashes.join('\n')),
  table,
})
