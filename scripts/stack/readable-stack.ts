import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping'
import { STATIC_FILES } from '#src/lib/next-files.ts'

/** A place in a deployed script: its address, a line and a column, such as `https://mira.example/…/1a2b.js:1:2345`. */
const PLACE = new RegExp(
  String.raw`(?:https?:\/\/[^\s()/@]+)?\/${STATIC_FILES}\/(?<script>[\w./-]+\.js):(?<line>\d+):(?<column>\d+)`,
  'g',
)

/** How the compiler names a file of the project: "source names" in docs/next.md. */
const PROJECT = 'turbopack:///[project]/'

export type ReadableStack = {
  /** The text with each place replaced by that in the source, such as `src/components/ui/PageHeader.tsx:12:7`. */
  text: string
  /** How many places were replaced. */
  found: number
  /** The scripts whose places stay, since they have no map. */
  missing: string[]
}

/**
 * Translates a stack of the minified code into one of the sources. All other text stays.
 *
 * @param mapOf the source map of a script, such as `chunks/1a2b.js`, as JSON, if there is one.
 */
export const readableStack = async (
  text: string,
  mapOf: (script: string) => Promise<string | undefined>,
): Promise<ReadableStack> => {
  const scripts = new Set([...text.matchAll(PLACE)].map(({ groups }) => groups?.script as string))
  const maps = new Map<string, TraceMap>()
  for (const script of scripts) {
    const json = await mapOf(script)
    if (json !== undefined) maps.set(script, new TraceMap(json))
  }
  let found = 0
  const replaced = text.replace(PLACE, (place, script: string, line: string, column: string) => {
    const source = maps.has(script) && sourceOf(maps.get(script) as TraceMap, +line, +column)
    if (!source) return place
    found += 1
    return source
  })
  return { text: replaced, found, missing: [...scripts].filter((script) => !maps.has(script)) }
}

/** Browsers count columns from 1, source maps from 0. */
const sourceOf = (map: TraceMap, line: number, column: number): string | undefined => {
  const original = originalPositionFor(map, { line, column: column - 1 })
  if (original.source === null) return undefined
  return `${original.source.replace(PROJECT, '')}:${original.line}:${original.column + 1}`
}
