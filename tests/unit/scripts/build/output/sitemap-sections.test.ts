import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sitemapSections } from '#scripts/build/output/sitemap-sections.ts'
import { pageShard } from '#scripts/build/plan/page-shards.ts'
import type { PageEntry } from '#scripts/build/plan/site-manifest.ts'
import { sha256 } from '#src/lib/hash.ts'
import type { Claim } from '#src/models/addresses/claims.ts'
import { joinedProjects } from '#src/models/addresses/joined-projects.ts'
import { addressesIn, sitemapFiles } from '#tests/fixtures/sitemaps.ts'
import { smallPage } from '#tests/fixtures/small-site.ts'

const ORIGIN = 'https://mira.example'
const CODES = ['en', 'ar', 'de']

/** The project of a home in a language, and whether search engines may show it there. */
type InLanguage = { project: string | null; noIndex: boolean }
/** A home in the languages that have it. */
type Home = Partial<Record<string, InLanguage>>
/** Homes by their ids. */
type Homes = Record<string, Home>

const pathOf = (code: string, id: string) => (code === 'en' ? `/${id}` : `/${code}/${id}`)

/** A page of a language, of an entry that some languages have. */
const pageOf = (code: string, id: string, codes: string[], noIndex: boolean) =>
  smallPage(code, pathOf(code, id), {
    seo: { noIndex },
    alternates: codes.map((locale) => ({ locale, path: pathOf(locale, id) })),
  }) as PageEntry

/** The site of some homes and one page, and the shards that were read of it. */
const siteOf = (homes: Homes) => {
  const texts = new Map<string, string>()
  const keepText = (text: string) => {
    texts.set(sha256(text), text)
    return sha256(text)
  }
  const read: string[] = []
  const inLanguage = (code: string) =>
    Object.entries(homes).flatMap(([id, home]) => (home[code] ? [{ id, home, ...home[code] }] : []))
  const pages = new Map(
    CODES.map((code) => [
      code,
      Map.groupBy(
        [
          { name: '', page: pageOf(code, 'about', CODES, false) },
          ...inLanguage(code).map(({ id, home, project, noIndex }) => ({
            name: project ?? '',
            page: pageOf(code, id, Object.keys(home), noIndex),
          })),
        ],
        ({ name }) => name,
      ),
    ]),
  )
  const shards = new Map(
    [...pages].map(([code, groups]) => [
      code,
      Object.fromEntries(
        [...groups].map(([name, its]) => [
          name,
          pageShard(
            its.map(({ page }) => page),
            keepText,
          ),
        ]),
      ),
    ]),
  )
  const claims = CODES.map((code) =>
    inLanguage(code).map(
      ({ id, project }) => ({ type: 'units', documentId: id, project }) as Claim,
    ),
  )
  const site = {
    locales: CODES.map((code) => ({ code, name: code, prefix: '', dir: 'ltr' as const })),
    defaultLocale: 'en',
    joinedProjects: joinedProjects(claims),
    shardsOf: (code: string) => shards.get(code) ?? {},
    pagesIn: (_: string, hash: string): PageEntry[] => {
      const its = JSON.parse(texts.get(hash) ?? '[]') as PageEntry[]
      read.push(...its.map(({ path }) => path))
      return its
    },
  }
  const sections = sitemapSections(site, { codeFingerprint: 'code', origin: ORIGIN })
  const all = [...pages.values()].flatMap((groups) =>
    [...groups.values()].flat().map(({ page }) => page),
  )
  return { sections, read, pages: all }
}

const digestsOf = (homes: Homes) =>
  Object.fromEntries([...siteOf(homes).sections].map(([name, { digest }]) => [name, digest]))

/** The files of the sitemap of some homes, by their paths. */
const filesOf = async (homes: Homes): Promise<Record<string, string>> => {
  const tables = [...siteOf(homes).sections.values()].map(({ table }) => table())
  const files = (await Promise.all(tables)).flatMap((table) => [...table])
  return Object.fromEntries(
    files.map(([path, { content }]) => [path, 'text' in content ? content.text : '']),
  )
}

/** What files say of each page. */
const entriesIn = (files: Record<string, string>) =>
  Object.values(files)
    .flatMap((text) => text.match(/<url>.*?<\/url>/gs) ?? [])
    .toSorted()

const home = (project: string | null, noIndex = false): Home =>
  Object.fromEntries(CODES.map((code) => [code, { project, noIndex }]))

const HOMES: Homes = { one: home('p1'), two: home('p1'), three: home('p2'), four: home(null) }

test('the sitemap has a part for the homes of each project, and one for all other pages', async () => {
  const files = await filesOf(HOMES)
  expect(Object.keys(files).toSorted()).toEqual([
    'sitemap.xml',
    'sitemaps/homes-p1.xml',
    'sitemaps/homes-p2.xml',
    'sitemaps/pages.xml',
  ])
  expect(addressesIn(files['sitemap.xml'] ?? '')).toHaveLength(3)
  expect(addressesIn(files['sitemaps/homes-p2.xml'] ?? '')).toEqual(
    ['/ar/three', '/de/three', '/three'].map((path) => ORIGIN + path),
  )
  expect(files['sitemaps/pages.xml']).toContain(`<loc>${ORIGIN}/de/four</loc>`)
})

test('a home that comes changes the part of its project, and no page of another one is read', async () => {
  const [before, after] = [digestsOf(HOMES), digestsOf({ ...HOMES, five: home('p2') })]
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed).toEqual(['sitemap of p2'])
  const { sections, read } = siteOf({ ...HOMES, five: home('p2') })
  expect(read).toEqual([])
  await sections.get('sitemap of p2')?.table()
  expect(read.toSorted()).toEqual(
    CODES.flatMap((it) => [pathOf(it, 'five'), pathOf(it, 'three')]).toSorted(),
  )
})

test('on a site of many projects some share a part, and a home that comes changes that one', async () => {
  const many: Homes = Object.fromEntries(
    Array.from({ length: 200 }, (_, index) => [`home${index}`, home(`p${index}`)]),
  )
  const files = await filesOf(many)
  expect(Object.keys(files).length).toBeGreaterThan(20)
  expect(Object.keys(files).length).toBeLessThan(40)
  const { pages } = siteOf(many)
  const whole = sitemapFiles({ pages, defaultLocale: 'en' }, ORIGIN)
  expect(entriesIn(files)).toEqual(entriesIn(whole))

  const more = { ...many, another: home('p7') }
  const [before, after] = [digestsOf(many), digestsOf(more)]
  const changed = Object.keys(after).filter((name) => after[name] !== before[name])
  expect(changed).toHaveLength(1)
  const { sections, read } = siteOf(more)
  await sections.get(changed[0] as string)?.table()
  expect(read).toContain('/another')
  expect(read.length).toBeLessThan(100)
})

test('a project whose last listed home goes has no file, and the index names none', async () => {
  const files = await filesOf({ ...HOMES, three: home('p2', true) })
  expect(Object.keys(files)).not.toContain('sitemaps/homes-p2.xml')
  expect(addressesIn(files['sitemap.xml'] ?? '')).toEqual([
    `${ORIGIN}/sitemaps/homes-p1.xml`,
    `${ORIGIN}/sitemaps/pages.xml`,
  ])
})

test.each([
  ['another project', 'p2', 'sitemaps/homes-p1.xml'],
  ['no project', null, 'sitemaps/pages.xml'],
])('a home that has %s in one language joins the parts', async (_, project, file) => {
  const moved = (noIndex: boolean): Homes => ({
    ...HOMES,
    one: { ...home('p1'), ar: { project, noIndex } },
  })
  const files = await filesOf(moved(false))
  expect(Object.keys(files)).toHaveLength(3)
  expect(files[file]).toContain(
    `<loc>${ORIGIN}/one</loc>\n` +
      `<xhtml:link rel="alternate" hreflang="en" href="${ORIGIN}/one"/>\n` +
      `<xhtml:link rel="alternate" hreflang="ar" href="${ORIGIN}/ar/one"/>\n`,
  )
  expect((await filesOf(moved(true)))[file]).not.toContain('/ar/one')
  const name = `sitemap of ${project === null ? '' : 'p1'}`
  expect(digestsOf(moved(true))[name]).not.toBe(digestsOf(moved(false))[name])
})

const anyHomes: fc.Arbitrary<Homes> = fc.dictionary(
  fc.stringMatching(/^[a-z]{1,3}$/),
  fc.record(
    Object.fromEntries(
      CODES.map((code) => [
        code,
        fc.record({
          project: fc.constantFrom(null, 'p1', 'p2', 'p3', 'P3'),
          noIndex: fc.boolean(),
        }),
      ]),
    ),
    { requiredKeys: [] },
  ),
  { maxKeys: 6 },
)

test('whatever the projects of homes are, the parts say of each page what one part of all pages says', async () => {
  await fc.assert(
    fc.asyncProperty(anyHomes, async (homes) => {
      const files = await filesOf(homes)
      const { pages } = siteOf(homes)
      const whole = sitemapFiles({ pages, defaultLocale: 'en' }, ORIGIN)
      expect(entriesIn(files)).toEqual(entriesIn(whole))
      const { 'sitemap.xml': index = '', ...parts } = files
      expect(addressesIn(index)).toEqual(
        Object.keys(parts)
          .toSorted()
          .map((file) => `${ORIGIN}/${file}`),
      )
    }),
    { numRuns: 200 },
  )
})

test('sections with equal digests have equal files', async () => {
  await fc.assert(
    fc.asyncProperty(anyHomes, anyHomes, async (one, other) => {
      const [before, after] = [siteOf(one).sections, siteOf({ ...one, ...other }).sections]
      for (const [name, { digest, table }] of after) {
        if (before.get(name)?.digest === digest) {
          expect(await table()).toEqual(await before.get(name)?.table())
        }
      }
    }),
    { numRuns: 200 },
  )
})
