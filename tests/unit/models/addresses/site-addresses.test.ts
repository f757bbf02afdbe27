import { expect, test } from 'vitest'
import { refusedEntries } from '#src/models/addresses/claims.ts'
import { pagesInTables, pageTables } from '#src/models/addresses/page-tables.ts'
import type { RedirectRule } from '#src/models/addresses/redirect-rule.ts'
import { siteAddresses } from '#src/models/addresses/site-addresses.ts'
import { SiteError } from '#src/models/entries/errors.ts'
import { siteConfig } from '#src/site/site-config.ts'

const locales = [
  { code: 'en', name: 'English', isDefault: true },
  { code: 'ar', name: 'Arabic', isDefault: false },
]
const claim = (fields: { kind: 'main' | 'page' | 'projects'; path: string; locale: string }) => ({
  ...{ type: 'pages' as const, documentId: `page-${fields.path}`, title: 'T' },
  ...{ ...fields, slug: fields.path.slice(1) },
})
const claimsOf = (locale: string, paths: string[]) => ({
  entries: [
    claim({ kind: 'main', path: '/', locale }),
    claim({ kind: 'projects', path: '/projects', locale }),
    ...paths.map((path) => claim({ kind: 'page', path, locale })),
  ],
  articlesOf: {},
  quarantined: [],
})
const addresses = (options: Partial<Parameters<typeof siteAddresses>[0]> = {}) =>
  siteAddresses({
    locales,
    claims: new Map([
      ['en', claimsOf('en', ['/about'])],
      ['ar', claimsOf('ar', [])],
    ]),
    redirects: [],
    siteConfig,
    ...options,
  })
const redirect = (from: string, to: string) => ({
  ...{ documentId: `id-${from}`, permanent: true },
  ...{ from, to },
})
const written = ({ rules }: { rules: RedirectRule[] }) =>
  rules.filter(({ entry }) => entry !== undefined).map(({ from }) => from)

test('a page knows its other languages before any page is made', () => {
  const { pageAt, pagesOf } = addresses()
  const both = [
    { locale: 'en', path: '/projects' },
    { locale: 'ar', path: '/ar/projects' },
  ]
  expect(pageAt('/ar/projects')?.alternates).toEqual(both)
  expect(pageAt('/about')?.alternates).toEqual([{ locale: 'en', path: '/about' }])
  expect(pagesOf('account/login', 'ar').map(({ path }) => path)).toEqual(['/ar/account/login'])
})

test.each(['/404', '/draft', '/projects/page/1', '/projects/page/2', '/nothing'])(
  'no link leads to %s',
  (path) => {
    expect(addresses().pageAt(path)).toBeUndefined()
  },
)

test('a redirect that would hide a file of the site is left out and reported', () => {
  const redirects = [redirect('/brand/*', '/about'), redirect('/old', '/about')]
  const found = addresses({ redirects, files: ['/brand/logo.pdf'] })
  expect(written(found)).toEqual(['/ru/old', '/old'])
  expect(found.problems.map(({ problem }) => problem)).toEqual([
    '/brand/* would hide /brand/logo.pdf, so it is not redirected.',
  ])
})

test('a redirect that is too long behind a stripped segment only lacks the rule that saves a hop', () => {
  const long = `/${'a'.repeat(998)}`
  const found = addresses({ redirects: [redirect(long, '/about')] })
  expect(written(found)).toEqual([long])
  expect(found.problems).toEqual([])
})

test('a redirect of the site’s own that hides a page fails, and names the site config', () => {
  const renamed = { ...siteConfig, renamedSegments: { projects: 'homes' } }
  const find = () => addresses({ siteConfig: renamed })
  expect(find).toThrow(SiteError)
  expect(find).toThrow(
    /own redirect from "\/projects" to "\/homes" cannot be: .* is a page of the site .*src\/site\/site-config\.ts/,
  )
})

test('entries that are refused an address are told, and have no page, as their tables say too', () => {
  const twice = claimsOf('en', ['/about', '/about', '/search'])
  twice.entries[3] = {
    ...(twice.entries[3] as (typeof twice.entries)[number]),
    documentId: 'second',
  }
  const claims = new Map([
    ['en', twice],
    ['ar', claimsOf('ar', ['/about'])],
  ])
  const found = addresses({ claims })
  const refused = ['second', 'page-/search']
  expect(found.quarantined.map(({ documentId }) => documentId)).toEqual(refused)
  const keys = refused.map((documentId) => `pages/${documentId}`)
  expect([...refusedEntries(found.quarantined, 'en')]).toEqual(keys)
  expect([...refusedEntries(found.quarantined, 'ar')]).toEqual([])
  const inTables = pagesInTables(pageTables(found.pages))
  for (const key of keys) {
    expect(found.pagesOf(key, 'en')).toEqual([])
    expect(inTables.pagesOf(key, 'en')).toEqual([])
  }
  expect(inTables.pageAt('/about')).toEqual(found.pageAt('/about'))
})
