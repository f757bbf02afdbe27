import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { localesOf } from '#src/cms/locales.ts'
import { collectionNames, type Entry, singleNames } from '#src/cms/types.ts'
import { ownSegments } from '#src/content/addresses.ts'
import type { EntryFile } from '#src/content/assemble.ts'
import { readText } from '#src/content/entry-text.ts'
import { fileOf, inParts, partOf } from '#src/content/files.ts'
import { readPrevious } from '#src/content/previous.ts'
import { openSnapshot, readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { snapshotFiles } from '#src/content/snapshot-files.ts'
import { writeFiles } from '#src/content/write.ts'
import { sampleSnapshot } from './sample.ts'
import { page, unit } from './small-content.ts'

const about = page({ documentId: 'zzabout0000', title: 'About', slug: 'about' })
const contact = page({ documentId: 'aacontact00', title: 'Contact', slug: 'contact' })
const renamed = { ...contact, slug: 'about' }
const team = page({ documentId: 'mmteam00000', title: 'Team', slug: 'about' })

let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-holders-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** What a pull writes, once its entries are read; entries that are the same object as before are kept. */
const pull = (pages: Entry<'pages'>[], before: Entry<'pages'>[] = [], into = 'content') =>
  pullInto(into, sampleSnapshot({ pages }), before)

const pullUnits = (units: Entry<'units'>[], before: Entry<'units'>[] = []) =>
  pullInto('content', sampleSnapshot({ units }), before)

const pullInto = async (into: string, snapshot: Snapshot, before: { documentId: string }[]) => {
  const dir = join(folder, into)
  const previous = await readPrevious(dir)
  const files = await snapshotFiles(
    { entryFiles: entryFilesOf(snapshot, before), media: {} },
    {
      ...{ previous, segments: ownSegments },
      counts: Object.fromEntries(
        (await entryFilesIn(dir)).map(({ file, entries }) => [file, entries.length]),
      ),
    },
  )
  const { locales } = sampleSnapshot()
  await writeFiles({ dir, locales, files, media: [], mediaPath: () => '', previous })
  const { read } = await openSnapshot(dir)
  return read(['en']).holders
}

const entryFilesOf = (
  { locales, singles, collections }: Snapshot,
  before: unknown[],
): EntryFile[] => [
  ...singleNames.flatMap((type) =>
    localesOf(type, locales).map((locale) => {
      const value = readText(type, singles[type][locale])
      const entries = [{ documentId: type, locale, value }]
      return { file: fileOf(type, locale), type, locale, entries }
    }),
  ),
  ...collectionNames.flatMap((type) =>
    localesOf(type, locales).flatMap((locale) => {
      const entries: { documentId: string }[] = collections[type][locale] ?? []
      return [...inParts(entries, (entry) => partOf(type, entry))].map(([part, its]) => ({
        ...{ file: fileOf(type, locale, part), type, locale },
        entries: its.map((entry) => ({
          ...{ documentId: entry.documentId, locale },
          value: before.includes(entry) ? { status: 'kept' as const, part } : readText(type, entry),
        })),
      }))
    }),
  ),
]

/** The files that a folder has now. */
const entryFilesIn = async (dir: string): Promise<EntryFile[]> =>
  existsSync(dir) ? entryFilesOf(await readSnapshot(dir), []) : []

const held = (documentId: string) => {
  const holder = { '/about': `pages/${documentId}` }
  return { en: holder, ar: holder }
}

describe('an address that several entries claim', () => {
  test('is said of nobody while one alone claims it', async () => {
    expect(await pull([contact, about])).toBeUndefined()
  })

  test('stays with the one that had it, whatever the document ids', async () => {
    await pull([contact, about])
    expect(await pull([renamed, about], [about])).toEqual(held('zzabout0000'))
  })

  test('stays there when another one comes, and when nothing changes', async () => {
    await pull([contact, about])
    await pull([renamed, about])
    expect(await pull([renamed, team, about])).toEqual(held('zzabout0000'))
    const all = [renamed, team, about]
    expect(await pull(all, all)).toEqual(held('zzabout0000'))
  })

  test('is the same after a pull of everything as after one of what has changed', async () => {
    for (const into of ['delta', 'full']) await pull([contact, about], [], into)
    const delta = await pull([renamed, about], [about], 'delta')
    expect(delta).toEqual(await pull([renamed, about], [], 'full'))
  })

  test('goes on to another one when its holder leaves it', async () => {
    await pull([contact, about])
    await pull([renamed, about])
    expect(await pull([renamed, { ...about, slug: 'us' }])).toBeUndefined()
    await pull([renamed, team, { ...about, slug: 'us' }])
    expect(await pull([renamed, team])).toEqual(held('aacontact00'))
  })

  test('goes to the lower document id where nobody had it', async () => {
    expect(await pull([renamed, about])).toEqual(held('aacontact00'))
  })
})

describe('an address that homes of several projects claim', () => {
  const one = unit({ documentId: 'zzone000000', slug: 'one', project: 'aaproject00' })
  const two = unit({ documentId: 'aatwo000000', slug: 'one', project: 'zzproject00' })
  const unitHeld = (documentId: string) => {
    const holder = { '/units/one': `units/${documentId}` }
    return { en: holder, ar: holder }
  }

  test('goes to the lower document id, whatever the projects', async () => {
    expect(await pullUnits([one, two])).toEqual(unitHeld('aatwo000000'))
  })

  test('stays with the one that had it while another project is edited, and when nothing changes', async () => {
    await pullUnits([one])
    expect(await pullUnits([one, two], [one])).toEqual(unitHeld('zzone000000'))
    expect(await pullUnits([one, two], [one, two])).toEqual(unitHeld('zzone000000'))
  })

  test('is nobody’s after the only home of its project is deleted', async () => {
    await pullUnits([one, two])
    expect(await pullUnits([one], [one])).toBeUndefined()
  })

  test('stays with a home that moves to another project', async () => {
    await pullUnits([one])
    await pullUnits([one, two], [one])
    const moved = { ...one, project: 'zzproject00' }
    expect(await pullUnits([moved, two], [two])).toEqual(unitHeld('zzone000000'))
  })
})
