import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { openSearch } from '#src/search/open-search.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { QUERIES } from './queries.ts'

const root = join(import.meta.dirname, '../../..')
const { siteSearch } = makeSite({
  snapshot: await readSnapshot(join(root, 'content')),
  siteConfig,
  origin: 'https://mira.example',
})

describe.each(Object.entries(QUERIES))('in %s', (locale, queries) => {
  test.each(queries)('%s leads to %s first', async (query, path) => {
    const search = openSearch(locale, async (file) =>
      JSON.parse(siteSearch[file.slice(1)] as string),
    )
    const { records } = await search(query, { most: 3 })
    expect(records.map((record) => record.path)[0]).toBe(path)
  })
})
