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

async function read({ client }: FakeCms, type: 'tags' | 'pages' = 'tags', ids?: string[]) {
  const { warn, list } = createWarnings()
  const form = (_type: string, value: unknown) => value
  const verdicts = await readCollection(client, { type, warn, note: warn, form }, ids)
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

test('reads everything where the CMS clamps the page size, and says so', async () => {
  const { titles, warnings } = await read(fakeCms(tags(60), { maxLimit: 25 }))
  expect(titles).toHaveLength(60)
  expect(warnings).toEqual([expect.stringContaining('pages of 25 entries, not 100')])
})

test('gives no entry twice that moved to the next page, when another was added', async () => {
  const cms = fakeCms(tags(150, 2), {
    before: (call, cms) => {
      if (call === 2) cms.entries = [...cms.entries, { ...tag(1), id: 999 }]
    },
  })
  expect((await read(cms)).titles).toEqual(titlesOf(tags(150, 2)))
})

test('reads the entries with these document ids alone', async () => {
  const cms = fakeCms(tags(120))
  const ids = tags(60, 11).map(({ documentId }) => documentId)
  expect((await read(cms, 'tags', ids)).titles).toEqual(titlesOf(tags(60, 11)))
  expect(cms.queries).toHaveLength(2)
})

test('sets a page aside that holds a block which the query did not name', async () => {
  const cms = fakeCms([page([text])], {
    before: (call, cms) => {
      if (call === 2) cms.entries = [page([text, { __component: 'blocks.new' }])]
    },
  })
  expect((await read(cms, 'pages')).quarantined).toMatchObject([{ entry: { field: 'blocks.1' } }])
})
