import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { SnapshotError } from '#src/content/checked-file.ts'
import { type HomeRow, heldHomes } from '#src/content/homes.ts'
import { openSnapshot, readSnapshot } from '#src/content/read.ts'

const dir = await mkdtemp(join(tmpdir(), 'homes-'))
afterAll(() => rmSync(dir, { recursive: true }))
beforeEach(() => {
  rmSync(dir, { recursive: true })
  cpSync('content', dir, { recursive: true, filter: (path) => !path.endsWith('/media') })
})

const [FILE = '', OTHER = ''] = readdirSync('content/units.en').map((name) => `units.en/${name}`)
const WITHOUT_PROJECT = 'units.en.json'

type Raw = { documentId: string; project: string | null; title: unknown }
const raw = (file = FILE): Raw[] => JSON.parse(readFileSync(join(dir, file), 'utf8'))
const write = (entries: Raw[], file = FILE) =>
  writeFileSync(join(dir, file), JSON.stringify(entries))

/** The homes as they are read project by project, and all at once. */
const homes = async () => {
  const { collections, leftOut = [] } = await readSnapshot(dir)
  const entries = collections.units.en ?? []
  return { filed: (await openSnapshot(dir)).homes('en'), entries, leftOut }
}

const byProject = (rows: HomeRow[]) =>
  Object.fromEntries(Map.groupBy(rows, ({ project }) => project ?? ''))

const expectSame = async () => {
  const { filed, entries, leftOut } = await homes()
  const held = heldHomes(entries)
  expect(byProject(filed.rows)).toEqual(byProject(held.rows))
  expect(filed.leftOut).toEqual(leftOut)
  for (const project of new Set(entries.map((it) => it.project ?? ''))) {
    expect(filed.of(project)).toEqual(held.of(project))
  }
  return filed
}

it('the homes of a project are read alone, and are what the whole snapshot has of it', async () => {
  const { known } = await expectSame()
  expect(known.groups.size).toBe(readdirSync('content/units.en').length + 1)
})

it('a home without a project and one that cannot be read are told apart', async () => {
  const [home, broken, ...rest] = raw() as [Raw, Raw, ...Raw[]]
  write([{ ...broken, title: 7 }, ...rest])
  write([{ ...home, project: null }], WITHOUT_PROJECT)
  const { leftOut, of, hashOf } = await expectSame()
  expect(leftOut.map(({ documentId }) => documentId)).toEqual([broken.documentId])
  expect(of('').map(({ documentId }) => documentId)).toEqual([home.documentId])
  expect(of('nobody')).toEqual([])
  expect(hashOf('nobody')).not.toBe(hashOf(''))
})

it.each([
  ['in the file of homes without a project', WITHOUT_PROJECT],
  ['in the file of another project', OTHER],
])('homes are read although somebody put them %s', async (_, file) => {
  const moved = raw()
  write([])
  write([...raw(file), ...moved], file)
  const { of } = await expectSame()
  expect(of(moved[0]?.project ?? '')).toHaveLength(moved.length)
})

it('a file that is known is not checked again, and another one is', async () => {
  const { known, rows } = (await openSnapshot(dir)).homes('en')
  const own = [...known.groups].find(([, group]) => group.includes(raw()[0]?.documentId as string))
  const empty = { rows: [], leftOut: [], addressesHash: '' }
  const groups = new Map(known.groups).set(own?.[0] ?? '', JSON.stringify(empty))
  const marked = { ...known, groups }
  const less = (await openSnapshot(dir)).homes('en', marked)
  expect(less.rows).toHaveLength(rows.length - raw().length)
  const edited = raw().map((it) => ({ ...it, title: `${it.title} of today` }))
  write(edited)
  const { of } = (await openSnapshot(dir)).homes('en', marked)
  expect(of(raw()[0]?.project ?? '').map(({ title }) => title)).toEqual(
    edited.map(({ title }) => title),
  )
})

it('the hash of what addresses depend on changes with slugs and titles, and with no price', async () => {
  const hash = async () => (await openSnapshot(dir)).homes('en').addressesHash
  const edit = (fields: object) => write(raw().map((it) => ({ ...it, ...fields })))
  const before = await hash()
  edit({ price: 7, summary: 'Another one' })
  expect(await hash()).toBe(before)
  edit({ title: 'Another one' })
  const titled = await hash()
  expect(titled).not.toBe(before)
  edit({ slug: 'another-one' })
  expect(await hash()).not.toBe(titled)
})

it('a file that has other homes by the time they are read is refused', async () => {
  const { of } = (await openSnapshot(dir)).homes('en')
  const [first] = raw()
  write(raw().map((it) => ({ ...it, title: `${it.title} of today` })))
  expect(() => of(first?.project ?? '')).toThrow(SnapshotError)
})

it.each([FILE, WITHOUT_PROJECT])('a file that is no JSON is refused: %s', async (file) => {
  writeFileSync(join(dir, file), '[{]')
  const { homes } = await openSnapshot(dir)
  expect(() => homes('en')).toThrow(`${file} is not JSON`)
})

it('a file of a project that is lost is refused', async () => {
  rmSync(join(dir, FILE))
  const { homes } = await openSnapshot(dir)
  expect(() => homes('en')).toThrow(`${FILE} can't be read`)
})
