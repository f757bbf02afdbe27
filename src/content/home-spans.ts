import { createHash } from 'node:crypto'

/** Where an entry is in its file: its first byte and the one after its last. */
export type Span = readonly [start: number, end: number]

/** The homes of a project in a file: where they are, and a hash of their texts. */
export type HomeSpans = { hash: string; spans: Span[] }

const [OPEN, BETWEEN, CLOSE] = ['[\n  {\n', '\n  },\n  {\n', '\n  }\n]\n'] as const
const EMPTY = '[]\n'
/** An entry's own fields have this indent, those of its parts a larger one. */
const PROJECT = '\n    "project": '

/**
 * Finds the homes of each project in a file without parsing it. Between two spans there is nothing but a comma, so if
 * each of them is JSON, they are the entries of the file.
 *
 * @returns the homes by their project and the project of each home, in the order of the file; undefined for a file that
 * has not the lines of a pull, such as one from an editor that formats JSON otherwise.
 */
export const homeSpans = (
  file: Buffer,
): { groups: Map<string, HomeSpans>; order: string[] } | undefined => {
  if (file.equals(Buffer.from(EMPTY))) return { groups: new Map(), order: [] }
  if (!starts(file, OPEN) || !ends(file, CLOSE)) return undefined
  const groups = new Map<string, { spans: Span[]; hash: ReturnType<typeof createHash> }>()
  const order: string[] = []
  for (const span of spansIn(file)) {
    const project = projectIn(file, span)
    const group = groups.get(project) ?? { spans: [], hash: createHash('sha256') }
    groups.set(project, group)
    group.spans.push(span)
    group.hash.update(file.subarray(...span)).update('\n')
    order.push(project)
  }
  return {
    groups: new Map(
      [...groups].map(([project, { spans, hash }]) => [
        project,
        { spans, hash: hash.digest('hex') },
      ]),
    ),
    order,
  }
}

/** The hash that `homeSpans` finds for entries with these texts. */
export const hashOfTexts = (texts: readonly Buffer[]): string => {
  const hash = createHash('sha256')
  for (const text of texts) hash.update(text).update('\n')
  return hash.digest('hex')
}

function* spansIn(file: Buffer): Generator<Span> {
  const last = file.length - ']\n'.length - 1
  let start = '[\n'.length
  for (;;) {
    const found = file.indexOf(BETWEEN, start)
    if (found < 0) break
    const end = found + '\n  }'.length
    yield [start, end]
    start = end + ',\n'.length
  }
  yield [start, last]
}

/** The document id after the field, as far as nothing has to be unescaped; '' for none. */
const projectIn = (file: Buffer, [start, end]: Span): string => {
  const found = file.indexOf(PROJECT, start)
  if (found < 0 || found >= end) return ''
  const from = found + PROJECT.length
  const line = file.indexOf('\n', from)
  return /^"([^"\\]*)"/.exec(file.toString('utf8', from, line))?.[1] ?? ''
}

const starts = (file: Buffer, text: string): boolean =>
  file.subarray(0, text.length).equals(Buffer.from(text))

const ends = (file: Buffer, text: string): boolean =>
  file.subarray(-text.length).equals(Buffer.from(text))
