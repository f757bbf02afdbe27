import { expect, test } from 'vitest'
import { readSnapshot } from '#src/content/read.ts'
import { localeClaims } from '#src/models/addresses/claims.ts'
import { pagesInTables, pageTables } from '#src/models/addresses/page-tables.ts'
import { siteAddresses } from '#src/models/addresses/site-addresses.ts'
import { localeContent } from '#src/models/entries/locale-content.ts'
import { siteConfig } from '#src/site/site-config.ts'

const snapshot = await readSnapshot('content')
const addresses = siteAddresses({
  locales: snapshot.locales,
  claims: new Map(
    snapshot.locales.map(({ code }) => [
      code,
      localeClaims(localeContent(snapshot, code), siteConfig),
    ]),
  ),
  redirects: [],
  // Lists of unlike lengths, and pages that one language alone has.
  siteConfig: { ...siteConfig, itemsPerPage: 3 },
})
const found = pagesInTables(pageTables(addresses.pages))

test('every page of the demo is found by its path, with its other languages', () => {
  for (const { path } of addresses.pages) {
    expect(found.pageAt(path)).toEqual(addresses.pageAt(path))
  }
})

test('every page, and all pages of a list, are found by their key in each language', () => {
  const keys = new Set(addresses.pages.map(({ key }) => key.replace(/#\d+$/, '')))
  for (const key of keys) {
    for (const { code } of [...snapshot.locales, { code: 'fr' }]) {
      expect(found.pagesOf(key, code)).toEqual(addresses.pagesOf(key, code))
    }
  }
})

test.each([
  ...['', '/', '/a', '/ar/', '/units/page/1', '/units/page/999', '/units/page/02', '/zzz'],
  ...['/units/page', '/about/page/2', '/page/2', '\n', '\t', '"'],
])('%j is found where it is a page, and else nothing', (path) => {
  expect(found.pageAt(path)).toEqual(addresses.pageAt(path))
  expect(found.pagesOf(path, 'en')).toEqual(addresses.pagesOf(path, 'en'))
})

test('a language in which the list is shorter has no other language for its last pages', () => {
  const pages = [
    { key: 'pages/x', locale: 'en', path: '/x', alternates: [] },
    { key: 'pages/x#2', locale: 'en', path: '/x/page/2', alternates: [] },
    { key: 'pages/x', locale: 'ar', path: '/ar/س', alternates: [] },
  ]
  const { pageAt, pagesOf } = pagesInTables(pageTables(pages))
  expect(pageAt('/x/page/2')?.alternates).toEqual([{ locale: 'en', path: '/x/page/2' }])
  expect(pageAt('/ar/س')?.alternates.map(({ path }) => path)).toEqual(['/x', '/ar/س'])
  expect(pagesOf('pages/x', 'en').map(({ path }) => path)).toEqual(['/x', '/x/page/2'])
})
