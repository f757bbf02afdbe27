import { expect, test } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { makeSite } from '#src/models/site/make-site.ts'
import { searchFiles } from '#src/models/site/unit-search.ts'
import { siteConfig } from '#src/site/site-config.ts'

const site = makeSite({
  snapshot: await readSnapshot('content'),
  siteConfig,
  origin: 'https://mira.example',
})

test('every home of a language is in its search, with what the filter counts', () => {
  for (const { code } of site.locales) {
    const search = site.search[code]
    const pages = site.pages.filter((page) => page.locale === code && page.content.type === 'unit')
    expect(search?.units.map(({ path }) => path).sort()).toEqual(pages.map(({ path }) => path))
    const list = site.pages.find(
      ({ locale, content }) =>
        locale === code && content.type === 'list' && content.list === 'units',
    )
    const filter =
      list?.content.type === 'list' && list.content.list === 'units' && list.content.filter
    const counts = filter
      ? filter.options.flatMap(({ items }) => items.map(({ count }) => count))
      : []
    const found = search?.items.map(
      (_, item) => search.units.filter(({ items }) => items.includes(item)).length,
    )
    expect(found?.toSorted()).toEqual(counts.toSorted())
  }
})

test('there is a file for each language', () => {
  const files = searchFiles(site.search)
  expect(Object.keys(files)).toEqual(site.locales.map(({ code }) => `data/units.${code}.json`))
  expect(JSON.parse(files['data/units.en.json'] as string)).toEqual(site.search.en)
})

test('every home lies in one range of each kind, those on its end in the next, and without a price in none', () => {
  const search = site.search.en
  const rangesOf = (option: string, items: number[]) =>
    items.filter((item) => search?.items[item]?.match(`^${option}=.*\\.\\.`))
  for (const { path, price, items } of search?.units ?? []) {
    expect(rangesOf('price', items), path).toHaveLength(price === null ? 0 : 1)
    expect(rangesOf('area', items), path).toHaveLength(1)
    expect(rangesOf('floor', items).length, path).toBeGreaterThan(0)
  }
})

test('a choice of the filter finds the same homes in every language', () => {
  const found = site.locales.map(({ code }) => {
    const { items = [], units = [] } = site.search[code] ?? {}
    return Object.fromEntries(
      items.map((item, at) => [
        item,
        units.filter((unit) => unit.items.includes(at)).map(({ number }) => number),
      ]),
    )
  })
  for (const other of found) expect(other).toEqual(found[0])
})
