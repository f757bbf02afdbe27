import { dirname } from 'node:path'
import type { Import } from '#tests/fixtures/read-imports.ts'

export type Directions = {
  /** The names of the folders that a folder may import, with spaces between. */
  mayImport: Record<string, string>
  mayImportAll: string[]
  /** Each folder directly in one of these must have a row. */
  houses: string[]
}

/** A sentence for each import that the table does not allow, and for each folder that it does not know. */
export function wrongDirections(imports: Import[], directions: Directions): string[] {
  const { mayImport, mayImportAll } = directions
  const sentences = imports.flatMap(({ file, line, to, inProject }) => {
    const from = rowOf(file, directions)
    if (from === undefined) return [rowWanted(file)]
    if (!inProject || mayImportAll.includes(from)) return []
    const into = rowOf(to, directions)
    if (into === undefined) return [rowWanted(to)]
    if (from === into) return []
    const allowed = namesOf(mayImport[from])
    if (allowed.includes(into)) return []
    const rule =
      allowed.length > 0 ? `may import ${allowed.join(', ')} alone` : 'may import no other folder'
    return [`${file}:${line} imports ${to}, but ${from} ${rule}.`]
  })
  return [...new Set(sentences)]
}

/** A sentence for each permission that nothing needs, and for each that does not point up in the table. */
export function idlePermissions(imports: Import[], directions: Directions): string[] {
  const rows = Object.keys(directions.mayImport)
  const used = new Set(
    imports.map(({ file, to }) => `${rowOf(file, directions)} ${rowOf(to, directions)}`),
  )
  return Object.entries(directions.mayImport).flatMap(([from, names], at) =>
    namesOf(names).flatMap((into) => [
      ...(used.has(`${from} ${into}`) ? [] : [`${from} may import ${into}, and does not.`]),
      ...(rows.indexOf(into) < at && rows.includes(into)
        ? []
        : [`${from} may import ${into}, which is no row above it.`]),
    ]),
  )
}

/**
 * A sentence for each round of folders that import one another: neighbours, or a folder's own files and one of its
 * folders. A folder includes everything below it.
 */
export function rounds(imports: Import[]): string[] {
  const levels = new Map<string, Map<string, Map<string, Import>>>()
  for (const one of imports.filter(({ inProject }) => inProject)) {
    const { level, from, into } = neighbours(dirname(one.file), dirname(one.to))
    if (from === into) continue
    const graph = levels.get(level) ?? levels.set(level, new Map()).get(level)
    const row = graph?.get(from) ?? graph?.set(from, new Map()).get(from)
    if (!row?.has(into)) row?.set(into, one)
  }
  const sentences = [...levels.values()].flatMap((graph) =>
    [...graph.keys()].flatMap((start) => {
      const round = shortestRound(graph, start)
      // Each cycle is reported once: from its first folder.
      if (round.length === 0 || round.some(({ from }) => from < start)) return []
      return [
        `${round.map(({ from }) => from).join(' → ')} → ${start} is a round: ${round
          .map(({ one }) => `${one.file}:${one.line} imports ${one.to}`)
          .join(', ')}.`,
      ]
    }),
  )
  return [...new Set(sentences)]
}

/** A sentence for each way on which code for browsers reaches what does not belong there. */
export function notForBrowsers(
  imports: Import[],
  { browser, forbidden }: { browser: string[]; forbidden: string[] },
): string[] {
  const running = Map.groupBy(
    imports.filter(({ typeOnly }) => !typeOnly),
    ({ file }) => file,
  )
  const isIn = (file: string, folders: string[]) => folders.some((it) => file.startsWith(it))
  const ways = new Map<string, string>()
  for (const file of running.keys()) {
    if (
      isIn(
        file,
        browser.map((folder) => `${folder}/`),
      )
    )
      ways.set(file, file)
  }
  const sentences: string[] = []
  for (const [file, way] of ways) {
    for (const { to, line } of running.get(file) ?? []) {
      if (isIn(to, forbidden)) {
        sentences.push(`${way}:${line} imports ${to}, which may not run in a browser.`)
      } else if (!ways.has(to)) {
        ways.set(to, `${way} → ${to}`)
      }
    }
  }
  return sentences
}

const namesOf = (row = ''): string[] => row.split(' ').filter(Boolean)

const rowWanted = (file: string): string =>
  `${dirname(file)} has no row in tests/unit/project/imports/table.ts, which says what a folder may import.`

/** The nearest folder that has a row. A folder of a house must have one itself. */
function rowOf(file: string, { mayImport, mayImportAll, houses }: Directions): string | undefined {
  for (let folder = dirname(file); ; folder = dirname(folder)) {
    if (folder in mayImport || mayImportAll.includes(folder)) return folder
    if (folder === '.' || houses.includes(dirname(folder))) return undefined
  }
}

/** Where two folders part: `a/b/c` and `a/d` at `a`, into `a/b` and `a/d`. */
function neighbours(from: string, into: string): { level: string; from: string; into: string } {
  const [here, there] = [from.split('/'), into.split('/')]
  const shared = here.findIndex((name, at) => name !== there[at])
  const depth = shared < 0 ? here.length : shared
  const upTo = (path: string[]) => path.slice(0, depth + 1).join('/')
  return { level: here.slice(0, depth).join('/'), from: upTo(here), into: upTo(there) }
}

type Step = { from: string; one: Import }

function shortestRound(graph: Map<string, Map<string, Import>>, start: string): Step[] {
  const ways: { at: string; steps: Step[] }[] = [{ at: start, steps: [] }]
  const seen = new Set<string>()
  for (const { at, steps } of ways) {
    for (const [into, one] of graph.get(at) ?? []) {
      const further = [...steps, { from: at, one }]
      if (into === start) return further
      if (seen.has(into)) continue
      seen.add(into)
      ways.push({ at: into, steps: further })
    }
  }
  return []
}
