import type { PartChange } from './changed-parts.ts'
import type { SearchRecord } from './document.ts'
import type { Texts } from './index-state.ts'

/** So many records are in a file on average, at most. */
const RECORDS_A_FILE = 128

/**
 * The records by their ids, in files of about the same size: only those are made anew in which a record changed.
 *
 * @param hashes of the texts of the files before; none if all pages are among the changes.
 */
export const changedRecords = (
  hashes: readonly string[],
  changes: readonly PartChange[],
  { text, keep }: Texts,
): string[] => {
  const before = new Map(
    changes.flatMap(
      ({ old }) => old?.part.pages.map((page, at) => [old.ids[at], page.record]) ?? [],
    ),
  )
  const changed = changes.flatMap(({ now }) =>
    now.part.pages.flatMap(({ record }, at) => {
      const id = now.ids[at] as number
      return before.get(id) === record ? [] : [{ id, record }]
    }),
  )
  let count = 1
  while (hashes.length === 0 && changed.length / count > RECORDS_A_FILE) count *= 2
  const files = hashes.length > 0 ? [...hashes] : Array.from({ length: count }, () => '')
  for (const [place, records] of Map.groupBy(changed, ({ id }) => id % files.length)) {
    const file: Record<string, SearchRecord> = files[place] ? JSON.parse(text(files[place])) : {}
    for (const { id, record } of records) file[id] = JSON.parse(record)
    files[place] = keep(JSON.stringify(file))
  }
  return files.map((hash) => hash || keep('{}'))
}
