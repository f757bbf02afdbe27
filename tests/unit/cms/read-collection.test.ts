import { expect, test } from 'vitest'
import { readCollection } from '#src/cms/read-collection.ts'
import { createWarnings } from '#src/cms/warnings.ts'
import { type FakeCms, type FakeEntry, fakeCms } from './fake-cms.ts'

const tags = (count: number, from = 0): FakeEntry[] =>
  Array.from({ length: count }, (_, index) => ({
    documentId: `tag${String(index + from).padStart(9, '0')}`,
    title: `Tag ${index + from}`,
  }))

async function read({ client }: FakeCms, type: 'tags' | 'pages' = 'tags') {
  const { warn, list } = createWarnings()
  const entries = await readCollection(client, { type, warn })
  return {
    titles: entries.map(({ content }) => content.title),
    entries: entries.map(({ content }) => content),
    warnings: list(),
  }
}

test('reads a collection to its end', async () => {
  const { titles, warnings } = await read(fakeCms(tags(250)))
  expect(titles).toEqual(tags(250).map(({ title }) => title))
  expect(warnings).toEqual([])
})

test('reads an empty collection', async () => {
  expect((await read(fakeCms([]))).titles).toEqual([])
})

test('keeps the versions of an entry in several locales apart', async () => {
  const [tag] = tags(1)
  const cms = fakeCms(['en', 'ar'].map((locale) => ({ ...tag, locale }) as FakeEntry))
  expect((await read(cms)).entries.map(({ locale }) => locale)).toEqual(['ar', 'en'])
})

test('reads everything where the CMS clamps the page size, and says so', async () => {
  const { titles, warnings } = await read(fakeCms(tags(60), { maxLimit: 25 }))
  expect(titles).toHaveLength(60)
  expect(warnings).toEqual([expect.stringContaining('pages of 25 entries, not 100')])
})

test('finds an entry that moved to a page already read, when another was deleted', async () => {
  const cms = fakeCms(tags(150), {
    before: (call, cms) => {
      if (call === 2) cms.entries = cms.entries.slice(1)
    },
  })
  expect((await read(cms)).titles).toEqual(tags(149, 1).map(({ title }) => title))
})

test('gives no entry twice that moved to the next page, when another was added', async () => {
  const cms = fakeCms(tags(150, 1), {
    before: (call, cms) => {
      if (call === 2) cms.entries = tags(151)
    },
  })
  expect((await read(cms)).titles).toEqual(tags(151).map(({ title }) => title))
})

test('reads an entry again that was published while it read the others', async () => {
  const cms = fakeCms(tags(3), {
    before: (call, { entries: [first] }) => {
      if (call === 2 && first) Object.assign(first, { title: 'New', publishedAt: 'later' })
    },
  })
  expect((await read(cms)).titles).toEqual(['New', 'Tag 1', 'Tag 2'])
  expect(cms.queries[2]).toContain('filters[documentId][$in]=tag000000000')
})

test('reads the stamps again when entries came or went between their pages', async () => {
  const cms = fakeCms(tags(150), {
    before: (call, cms) => {
      if (call === 4) cms.entries = cms.entries.slice(1)
    },
  })
  expect((await read(cms)).titles).toHaveLength(149)
})

test('gives up with a sentence when the content never comes to rest', async () => {
  const cms = fakeCms(tags(1), {
    before: (call, { entries: [first] }) => Object.assign(first ?? {}, { publishedAt: `${call}` }),
  })
  await expect(read(cms)).rejects.toThrow(/tags keep changing.*Run this again/)
})

test('reads a page again whose blocks were not those of its stamp', async () => {
  const blocks = [{ __component: 'blocks.text', text: 'a' }]
  const [entry] = tags(1)
  const cms = fakeCms([{ ...entry, blocks: [] } as FakeEntry], {
    before: (call, { entries: [first] }) => {
      if (call === 2) Object.assign(first ?? {}, { blocks })
    },
  })
  expect((await read(cms, 'pages')).entries[0]?.blocks).toEqual(blocks)
})

test('takes a block that the site does not know for no change', async () => {
  const [entry] = tags(1)
  const blocks = [{ __component: 'blocks.new' }]
  const cms = fakeCms([{ ...entry, blocks: [] } as FakeEntry], {
    before: (call, { entries: [first] }) => {
      if (call === 2) Object.assign(first ?? {}, { blocks })
    },
  })
  await read(cms, 'pages')
  expect(cms.queries).toHaveLength(2)
})
