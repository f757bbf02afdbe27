import { expect, test } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { plainText } from '#src/lib/plain-text.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import {
  localeSearchFiles,
  type SearchIndex,
  searchFiles,
  type UnitSearch,
} from '#src/models/whole-site/unit-search.ts'
import { siteConfig } from '#src/site/site-config.ts'

const site = makeSite({
  snapshot: await readSnapshot('content'),
  siteConfig,
  origin: 'https://mira.example',
})

const cardsOf = (search: UnitSearch | undefined) =>
  search?.cards.flatMap(({ make }) => make().units) ?? []

/** The items that each home matches, in the order of the list. */
const itemsOf = (search: UnitSearch | undefined): string[][] => {
  const { total = 0, options = [], items = [] } = search?.figures ?? {}
  return Array.from({ length: total }, (_, at) =>
    options.flatMap(({ sets, homes }) =>
      (sets[homes[at] as number] ?? []).map((item) => items[item] as string),
    ),
  )
}

test('every home of a language is in its search, with what the filter counts', () => {
  for (const { code } of site.locales) {
    const search = site.search[code]
    const pages = site.pages.filter((page) => page.locale === code && page.content.type === 'unit')
    expect(
      cardsOf(search)
        .map(({ path }) => path)
        .sort(),
    ).toEqual(pages.map(({ path }) => path))
    expect(search?.figures.total).toBe(pages.length)
    const matched = itemsOf(search)
    const counts = search?.figures.items.map(
      (item) => matched.filter((items) => items.includes(item)).length,
    )
    const [first, ...others] = site.pages.flatMap(({ locale, content }) =>
      locale === code && content.type === 'list' && content.list === 'units'
        ? [content.filter.options.flatMap(({ items }) => items.map(({ count }) => count))]
        : [],
    )
    expect(counts?.toSorted()).toEqual(first?.toSorted())
    expect(others.length).toBeGreaterThan(0)
    expect(new Set(others.flat())).toEqual(new Set([null]))
  }
})

test('homes are found by words without accents and diacritics', () => {
  for (const { code } of site.locales) {
    const words = site.search[code]?.words.join(' ') ?? ''
    expect(words).toBe(plainText(words))
    expect(words).toContain('1204')
  }
})

test('a choice of the filter finds the same homes in every language', () => {
  const found = site.locales.map(({ code }) => {
    const search = site.search[code]
    const matched = itemsOf(search)
    return cardsOf(search).map(({ number }, at) => [number, matched[at]])
  })
  for (const other of found) expect(other).toEqual(found[0])
})

test('the index of a language names its other files, and each is named after what is in it', () => {
  const files = searchFiles(site.search)
  for (const { code } of site.locales) {
    const search = site.search[code] as UnitSearch
    const at = (path: string) => JSON.parse(files[path.slice(1)] as string)
    const { words, listed, cards, cardsAFile, ...figures }: SearchIndex = at(
      `/data/units.${code}.json`,
    )
    expect(figures).toEqual(search.figures)
    expect(at(words)).toEqual(search.words)
    expect(at(listed)).toEqual(search.listed)
    expect(cards.map(at)).toEqual(search.cards.map(({ make }) => make()))
    expect(search.cards[0]?.make().units).toHaveLength(cardsAFile)
  }
  const en = site.search.en as UnitSearch
  const [first, ...others] = en.cards as [CardsFile, ...CardsFile[]]
  const edited = () => {
    const { units, ...made } = first.make()
    return { ...made, units: units.map((unit) => ({ ...unit, title: 'Another title' })) }
  }
  const changed = searchFiles({ en: { ...en, cards: [{ ...first, make: edited }, ...others] } })
  expect(Object.keys(changed).filter((path) => !(path in files))).toHaveLength(1)
})

test('files with cards that are known are named, and not made', () => {
  const search = site.search.en as UnitSearch
  const { files, cardFiles } = localeSearchFiles('en', search)
  const [known, ...others] = search.cards as [CardsFile, ...CardsFile[]]
  const make = () => {
    throw new Error('made')
  }
  const again = localeSearchFiles(
    'en',
    { ...search, cards: [{ ...known, make }, ...others] },
    {
      [known.version]: cardFiles[known.version] as string,
    },
  )
  const name = cardFiles[known.version]?.slice(1) ?? ''
  expect(again).toEqual({ cardFiles, files: omit(files, name) })
  expect(files).toHaveProperty([name])
})

const omit = (files: Record<string, string>, name: string) =>
  Object.fromEntries(Object.entries(files).filter(([path]) => path !== name))

type CardsFile = UnitSearch['cards'][number]

test('every home lies in one range of each kind, those on its end in the next, and without a price in none', () => {
  const search = site.search.en
  const matched = itemsOf(search)
  const rangesOf = (option: string, items: string[]) =>
    items.filter((item) => item.match(`^${option}=.*\\.\\.`))
  cardsOf(search).forEach(({ path, price }, at) => {
    const items = matched[at] as string[]
    expect(rangesOf('price', items), path).toHaveLength(price === null ? 0 : 1)
    expect(rangesOf('area', items), path).toHaveLength(1)
    expect(rangesOf('floor', items).length, path).toBeGreaterThan(0)
  })
})

test('a home is found by the name of its project in the letters of its address, in every language', () => {
  for (const { code } of site.locales) {
    const { words = [] } = site.search[code] ?? {}
    const named = words.filter((it) => ['marina', 'crest'].every((word) => it.includes(word)))
    const paths = cardsOf(site.search[code]).map(({ path }) => path)
    expect(named).toHaveLength(paths.filter((path) => path.includes('marina-crest')).length)
    expect(named.length).toBeGreaterThan(0)
  }
})
