import { expect, test } from 'vitest'
import { readCollection } from '#src/cms/read-collection.ts'
import { createWarnings } from '#src/cms/warnings.ts'
import { type FakeCms, type FakeEntry, fakeCms } from './fake-cms.ts'

const tag = (number: number): FakeEntry => ({
  id: number,
  documentId: `tag${String(number).padStart(9, '0')}`,
  title: `Tag ${number}`,
  slug: 'tag',
})
const tags = (count: number, from = 1): FakeEntry[] =>
  Array.from({ length: count }, (_, index) => tag(index + from))

const seo = { title: 'a', description: 'b', image: null, favicon: null, noIndex: null }
const page = (blocks: object[]): FakeEntry => ({
  ...tag(1),
  ...{ kind: 'page', layout: 'default', guard: 'none', role: null, seo, blocks },
})
const text = { __component: 'blocks.text', sectionData: null, text: 'a' }

let lastId = 1000
/** What publishing does: a new row in the place of the old one. */
function publish(cms: FakeCms, index: number, changes: object): void {
  lastId += 1
  const entry = cms.entries[index] as FakeEntry
  cms.entries = cms.entries.with(index, {
    ...entry,
    id: lastId,
    publishedAt: `${lastId}`,
    ...changes,
  })
}

async function read({ client }: FakeCms, type: 'tags' | 'pages' = 'tags') {
  const { warn, list } = createWarnings()
  const verdicts = await readCollection(client, {
    ...{ type, warn, note: warn },
    form: (_type, value) => value,
  })
  const accepted = verdicts.flatMap((verdict) =>
    verdict.status === 'accepted' ? [verdict.entry] : [],
  )
  return {
    titles: accepted.map(({ value }) => (value as { title: string }).title).sort(byNumber),
    accepted,
    quarantined: verdicts.filter(({ status }) => status === 'quarantined'),
    warnings: list(),
  }
}

const numberOf = (title: string) => Number(title.replace('Tag ', ''))
const byNumber = (a: string, b: string) => numberOf(a) - numberOf(b)
const titlesOf = (entries: FakeEntry[]) => entries.map(({ title }) => title)

test('reads a collection to its end', async () => {
  const { titles, warnings } = await read(fakeCms(tags(250)))
  expect(titles).toEqual(titlesOf(tags(250)))
  expect(warnings).toEqual([])
})

test('reads an empty collection', async () => {
  expect((await read(fakeCms([]))).titles).toEqual([])
})

test('keeps the versions of an entry in several locales apart', async () => {
  const cms = fakeCms(['en', 'ar'].map((locale, id) => ({ ...tag(1), id, locale })))
  expect((await read(cms)).accepted.map(({ locale }) => locale)).toEqual(['ar', 'en'])
})

test('needs no second look where nothing was published meanwhile', async () => {
  const cms = fakeCms(tags(150))
  await read(cms)
  expect(cms.queries).toHaveLength(4)
})

test('reads everything where the CMS clamps the page size, and says so', async () => {
  const { titles, warnings } = await read(fakeCms(tags(60), { maxLimit: 25 }))
  expect(titles).toHaveLength(60)
  expect(warnings).toEqual([expect.stringContaining('pages of 25 entries, not 100')])
})

test('finds an entry that moved to a page already read, when another was deleted', async () => {
  const cms = fakeCms(tags(150), {
    before: (call, cms) => {
      if (call === 3) cms.entries = cms.entries.slice(1)
    },
  })
  expect((await read(cms)).titles).toEqual(titlesOf(tags(149, 2)))
})

test('finds it also when another was added in its place', async () => {
  const cms = fakeCms(tags(150), {
    before: (call, cms) => {
      if (call === 3) cms.entries = tags(150, 2)
    },
  })
  expect((await read(cms)).titles).toEqual(titlesOf(tags(150, 2)))
})

test('gives no entry twice that moved to the next page, when another was added', async () => {
  const cms = fakeCms(tags(150, 2), {
    before: (call, cms) => {
      if (call === 3) cms.entries = [...cms.entries, { ...tag(1), id: 999 }]
    },
  })
  expect((await read(cms)).titles).toEqual(titlesOf(tags(151)))
})

test('reads an entry again that was published while it read the others', async () => {
  const cms = fakeCms(tags(3), {
    before: (call, cms) => {
      if (call === 3) publish(cms, 0, { title: 'Tag 0' })
    },
  })
  expect((await read(cms)).titles).toEqual(['Tag 0', 'Tag 2', 'Tag 3'])
  expect(cms.queries.at(-4)).toContain('filters[documentId][$in]=tag000000001')
})

test('reads the stamps again when something was published between their pages', async () => {
  const cms = fakeCms(tags(150), {
    before: (call, cms) => {
      if (call === 3 || call === 7) cms.entries = cms.entries.slice(1)
    },
  })
  expect((await read(cms)).titles).toEqual(titlesOf(tags(148, 3)))
})

test('gives up with a sentence when the content never comes to rest', async () => {
  const cms = fakeCms(tags(1), { before: (_call, cms) => publish(cms, 0, {}) })
  await expect(read(cms)).rejects.toThrow(/tags keep changing.*Run this again/)
})

test('reads a page again whose blocks are not those of its stamp', async () => {
  const cms = fakeCms([page([])], {
    before: (call, cms) => {
      if (call === 3) cms.entries = [page([text])]
    },
  })
  const { accepted } = await read(cms, 'pages')
  expect(accepted[0]?.value).toMatchObject({ blocks: [text] })
})

test('sets a page aside that holds a block which the query did not name', async () => {
  const cms = fakeCms([page([text])], {
    before: (call, cms) => {
      if (call === 4) cms.entries = [page([text, { __component: 'blocks.new' }])]
    },
  })
  expect((await read(cms, 'pages')).quarantined).toMatchObject([{ entry: { field: 'blocks.1' } }])
})
