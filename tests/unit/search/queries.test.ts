import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { openSearch } from '#src/search/open-search.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { BEDROOM_QUERIES, QUERIES } from './queries.ts'

const root = join(import.meta.dirname, '../../..')
const snapshot = await readSnapshot(join(root, 'content'))
const { siteSearch } = makeSite({ snapshot, siteConfig, origin: 'https://mira.example' })

const searchIn = (locale: string) =>
  openSearch(locale, async (file) => JSON.parse(siteSearch[file.slice(1)] as string))

describe.each(Object.entries(QUERIES))('in %s', (locale, queries) => {
  test.each(queries)('%s leads to %s first', async (query, path) => {
    const { records } = await searchIn(locale)(query, { most: 3 })
    expect(records.map((record) => record.path)[0]).toBe(path)
  })
})

describe.each(Object.entries(BEDROOM_QUERIES))('in %s', (locale, queries) => {
  const homes = new Map(snapshot.collections.units[locale]?.map((home) => [home.title, home]))

  test.each(queries)('%s leads to all homes with %i bedrooms before all else', async (query, n) => {
    const { records } = await searchIn(locale)(query, { most: 100 })
    const bedrooms = records.map(({ title }) => homes.get(title)?.bedrooms)
    const right = bedrooms.filter((its) => its === n)
    expect(right.length).toBeGreaterThan(0)
    expect(bedrooms.slice(0, right.length)).toEqual(right)
  })
})
