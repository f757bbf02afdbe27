import type { PartChange } from './changed-parts.ts'
import type { SearchRecord } from './document.ts'
import type { Texts } from './index-state.ts'

/** So many records are in a file on average, at most. */
const RECORDS_A_FILE = 128

/** In how many files so many records are. */
export const recordFiles = (records: number): number => {
  let count = 1
  while (records / count > RECORDS_A_FILE) count *= 2
  return count
}

/**
 * The records by their ids, in files of about the same size: only those are made anew in which a record changed, came or
 * went.
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
      ({ old }) => old?.part.pages.map((page, at) => [old.ids[at] as number, page.record]) ?? [],
    ),
  )
  const now = new Map(
    changes.flatMap(({ now }) =>
      now.part.pages.map(({ record }, at) => [now.ids[at] as number, record]),
    ),
  )
  const ids = new Set([...before.keys(), ...now.keys()])
  const changed = [...ids].filter((id) => before.get(id) !== now.get(id))
  const files = hashes.length > 0 ? [...hashes] : Array<string>(recordFiles(now.size)).fill('')
  for (const [place, its] of Map.groupBy(changed, (id) => id % files.length)) {
    const file: Record<string, SearchRecord> = files[place] ? JSON.parse(text(files[place])) : {}
    for (const id of its) {
      const record = now.get(id)
      if (record === undefined) delete file[id]
      else file[id] = JSON.parse(record)
    }
    files[place] = keep(JSON.stringify(file))
  }
  return files.map((hash) => hash || keep('{}'))
}
