import { gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { searchFilesOf } from '#src/models/whole-site/site-search.ts'
import type { SearchDocument } from '#src/search/document.ts'
import { searchIndexPath } from '#src/search/index-file.ts'
import { indexPart } from '#src/search/index-part.ts'
import { makeIndex } from '#src/search/make-index.ts'
import { openSearch } from '#src/search/open-search.ts'
import { termsIn } from '#src/search/terms.ts'

const PAGES = 10_000
const WORDS = 20_000
/** Of the 150 kB before the first result, as they are sent; the rest is for the code. */
const BAR_BYTES = 120_000
/** An edit of a price and a new word in a text: the first file, the record, the shard of the word, and the words. */
const EDITED_FILES = 4
const EDITED_BYTES = 50_000

const pages = manyPages()
const files = indexOf(pages, 'en')

/** The bytes that a first search loads, and what it finds. */
const firstSearch = async (query: string) => {
  let bytes = 0
  const search = openSearch('en', async (path) => {
    const text = files[path.slice(1)] as string
    bytes += gzipSync(text).length
    return JSON.parse(text)
  })
  return { ...(await search(query, { most: 8 })), bytes: () => bytes }
}

describe(`the index of ${PAGES} pages with ${WORDS} words`, () => {
  const [, first] = pages as [SearchDocument, SearchDocument]
  const word = (at: number) => first.text.split(' ')[at] as string
  const swapped = (it: string) => it.slice(0, 2) + it.charAt(3) + it.charAt(2) + it.slice(4)
  test.each([
    ['a title', first.record.title],
    ['two letters', first.record.title.slice(0, 2)],
    ['the commonest words', 'home apartment bedroom'],
    ['a misspelt word', swapped(word(3))],
    ['words of which none is known', 'qqqqqq xxxxxxx'],
  ])('needs no more than 120 kB for a first search for %s', async (_, query) => {
    const { bytes } = await firstSearch(query)
    expect(bytes()).toBeGreaterThan(0)
    expect(bytes()).toBeLessThanOrEqual(BAR_BYTES)
  })

  test('finds the page by its title, and by a misspelt word of it', async () => {
    expect((await firstSearch(first.record.title)).records[0]).toEqual(first.record)
    const misspelt = first.record.title.replace(/^\S+/, swapped)
    expect((await firstSearch(misspelt)).records[0]).toEqual(first.record)
  })

  test('changes few of its files, and small ones, with an edit of a page, in whatever order the pages come', () => {
    const [page, ...others] = pages as [SearchDocument, ...SearchDocument[]]
    const record = { ...page.record, price: 7 }
    const edited = { ...page, record, text: `${page.text} unheard` }
    const after = indexOf([...others.toReversed(), edited], 'en')
    const written = Object.keys(after).filter((path) => after[path] !== files[path])
    expect(written.length).toBe(EDITED_FILES)
    expect(written).toContain(searchIndexPath('en').slice(1))
    expect(bytesOf(written.map((path) => after[path] as string))).toBeLessThan(EDITED_BYTES)
  })
})

describe('a word that says nothing', () => {
  const page = (title: string): SearchDocument => ({
    ...{ key: title, words: '', text: '' },
    record: {
      ...{ kind: 'page', path: `/${title}`, title },
      ...{ about: '', price: null, picture: null },
    },
  })
  const small = indexOf([page('Eingang'), page('Ein Haus am See')], 'de')
  const search = openSearch('de', async (path) => JSON.parse(small[path.slice(1)] as string))
  const titles = async (query: string) =>
    (await search(query, { most: 8 })).records.map(({ title }) => title)

  test('may be the beginning of one that somebody is typing', async () => {
    expect(await titles('ein')).toEqual(['Eingang'])
    expect(await titles('der ein')).toEqual(['Eingang'])
  })

  test('plays no part beside others', async () => {
    expect(await titles('ein haus')).toEqual(['Ein Haus am See'])
    expect(await titles('das Haus am')).toEqual(['Ein Haus am See'])
  })
})

const bytesOf = (texts: string[]): number =>
  texts.reduce((sum, text) => sum + gzipSync(text).length, 0)

/** Pages of words that look random, of which some are much commoner than others. */
function manyPages(): SearchDocument[] {
  let seed = 7
  const chance = () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const below = (end: number) => Math.floor(chance() * end)
  const made = Array.from({ length: WORDS }, () =>
    Array.from({ length: 3 + below(3) }, () => {
      const consonant = 'bcdfghklmnprstvwz'.charAt(below(17))
      return consonant + 'aeiou'.charAt(below(5))
    }).join(''),
  )
  const words = (count: number) =>
    Array.from({ length: count }, () => made[Math.floor(WORDS * chance() ** 3)]).join(' ')
  return Array.from({ length: PAGES }, (_, at) => ({
    key: `units/${at}`,
    record: {
      kind: 'unit',
      path: `/units/home-${at}`,
      title: `${words(2)} ${1000 + at}`,
      about: words(2),
      price: 1000 * below(9000),
      picture: `/media/${words(1)}-${below(1e9)}.jpg`,
    },
    words: `home apartment ${words(2)}`,
    text: `bedroom ${words(20)}`,
  }))
}

/** The files of an index of these pages, which come in two parts. */
function indexOf(pages: SearchDocument[], locale: string): Record<string, string> {
  const terms = termsIn(locale)
  const parts = [pages.slice(1), pages.slice(0, 1)].map((some, at) => ({
    ...{ name: String(at), version: '1' },
    part: () => indexPart(some, terms),
  }))
  return searchFilesOf(makeIndex(parts, locale))
}
