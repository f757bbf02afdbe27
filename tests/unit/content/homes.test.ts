import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { SnapshotError } from '#src/content/checked-file.ts'
import { heldHomes } from '#src/content/homes.ts'
import { openSnapshot, readSnapshot } from '#src/content/read.ts'

const dir = await mkdtemp(join(tmpdir(), 'homes-'))
afterAll(() => rmSync(dir, { recursive: true }))
beforeEach(() => {
  cpSync('content', dir, { recursive: true, filter: (path) => !path.endsWith('/media') })
})

const file = join(dir, 'units.en.json')
type Raw = { documentId: string; project: string | null; title: unknown }
const raw = (): Raw[] => JSON.parse(readFileSync(file, 'utf8'))
const write = (entries: Raw[], indent = 2) =>
  writeFileSync(file, `${JSON.stringify(entries, null, indent)}\n`)

/** The homes as they are read project by project, and all at once. */
const homes = async () => {
  const { collections, leftOut = [] } = await readSnapshot(dir)
  const entries = collections.units.en ?? []
  return { filed: (await openSnapshot(dir)).homes('en'), entries, leftOut }
}

const expectSame = async () => {
  const { filed, entries, leftOut } = await homes()
  const held = heldHomes(entries)
  expect(filed.rows).toEqual(held.rows)
  expect(filed.leftOut).toEqual(leftOut)
  for (const project of new Set(entries.map((it) => it.project ?? ''))) {
    expect(filed.of(project)).toEqual(held.of(project))
  }
  return filed
}

it('the homes of a project are read alone, and are what the whole file has of it', async () => {
  const { known } = await expectSame()
  expect(Object.keys(known).length).toBeGreaterThan(1)
})

it('a home without a project and one that cannot be read are told apart', async () => {
  write(raw().map((it, index) => ({ ...it, ...[{ project: null }, { title: 7 }][index] })))
  const { leftOut, of } = await expectSame()
  expect(leftOut).toHaveLength(1)
  expect(of('')).toHaveLength(1)
  expect(of('nobody')).toEqual([])
})

it.each([
  ['no indent', () => write(raw(), 0)],
  ['another indent', () => write(raw(), 4)],
  ['no homes', () => write([])],
  [
    'a project that is written with escapes',
    () => {
      const [first] = raw()
      const text = readFileSync(file, 'utf8')
      const { project } = first as Raw
      const written = `\\u00${project?.charCodeAt(0).toString(16)}${project?.slice(1)}`
      writeFileSync(file, text.replace(`"${project}"`, `"${written}"`))
    },
  ],
  [
    'a project that is named twice',
    () => {
      const text = readFileSync(file, 'utf8')
      writeFileSync(
        file,
        text.replace('    "project": ', '    "project": "other",\n    "project": '),
      )
    },
  ],
])('homes are read from a file with %s', async (_, edit) => {
  edit()
  await expectSame()
})

it('a text that is known is not checked again, and another one is', async () => {
  const { known } = (await openSnapshot(dir)).homes('en')
  const [hash = ''] = Object.keys(known)
  const marked = { ...known, [hash]: { rows: [], leftOut: [] } }
  const { rows } = (await openSnapshot(dir)).homes('en', marked)
  expect(rows.length).toBe(raw().length - (known[hash]?.rows.length ?? 0))
  const edited = raw().map((it) => ({ ...it, title: `${it.title} of today` }))
  write(edited)
  const { rows: after } = (await openSnapshot(dir)).homes('en', marked)
  expect(after.map(({ title }) => title)).toEqual(edited.map(({ title }) => title))
})

it('a file that has other homes by the time they are read is refused', async () => {
  const { of } = (await openSnapshot(dir)).homes('en')
  const [first] = raw()
  write(raw().map((it) => ({ ...it, title: `${it.title} of today` })))
  expect(() => of(first?.project ?? '')).toThrow(SnapshotError)
})

it('a file that is no JSON is refused as a whole', async () => {
  writeFileSync(file, readFileSync(file, 'utf8').replace('"title": ', '"title": ,'))
  const { homes } = await openSnapshot(dir)
  expect(() => homes('en')).toThrow('is not JSON')
})
