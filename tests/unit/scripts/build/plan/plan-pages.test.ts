import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PageShards } from '#scripts/build/plan/page-shards.ts'
import { plan } from '#scripts/build/plan/plan.ts'
import { planPages } from '#scripts/build/plan/plan-pages.ts'
import type { PageEntry, SiteManifest } from '#scripts/build/plan/site-manifest.ts'

/** The version of each page by its path, in each language. */
type Pages = Record<string, Record<string, number> | undefined>

const CODES = ['en', 'ar', 'de']
const versions = fc.dictionary(fc.constantFrom('/a', '/b', '/c', '/d'), fc.nat(2))
const anyPages: fc.Arbitrary<Pages> = fc.record(
  Object.fromEntries(CODES.map((code) => [code, versions])),
  { requiredKeys: [] },
)

const entries = (pages: Pages, code: string): PageEntry[] =>
  Object.entries(pages[code] ?? {}).map(([path, version]) => {
    const own = code === 'en' ? path : `/${code}${path}`
    // The frame is another for each odd version.
    const unframedHash = `${own} ${Math.floor(version / 2)} unframed`
    return { path: own, unframedHash, hash: `${own} ${version}` } as PageEntry
  })

/** The pages of a language in two shards: those with an early letter, and all others. */
const grouped = (pages: Pages, code: string): Map<string, PageEntry[]> =>
  Map.groupBy(entries(pages, code), ({ path }) => (/[ab]$/.test(path) ? 'early' : ''))

const nameOf = (code: string, its: PageEntry[]) =>
  `${code} ${JSON.stringify(its.map(({ hash }) => hash))}`

const shardsIn = (pages: Pages, code: string): PageShards =>
  Object.fromEntries(
    [...grouped(pages, code)].map(([name, its]) => [
      name,
      {
        ...{ pagesHash: nameOf(code, its), count: its.length, folders: {} },
        ...{ listedCount: 0, listedHash: '' },
      },
    ]),
  )

const pagesIn = (pages: Pages, code: string, shard: string): PageEntry[] =>
  [...grouped(pages, code).values()].find((its) => nameOf(code, its) === shard) ?? []

const listOf = (pages: Pages, code: string) => `${code} ${JSON.stringify(pages[code])}`

const listsOf = (pages: Pages) =>
  Object.fromEntries(Object.keys(pages).map((code) => [code, listOf(pages, code)]))

const planned = (before: Pages | undefined, now: Pages, lost: (hash: string) => boolean) => {
  const stored = new Set(CODES.flatMap((code) => entries(before ?? {}, code)).map((it) => it.hash))
  const has = (hash: string) => stored.has(hash) && !lost(hash)
  const unframed = {
    has: (hash: string) =>
      CODES.flatMap((code) => entries(before ?? {}, code)).some((it) => it.unframedHash === hash),
  }
  const isWhole = ![...stored].some(lost)
  const opened: string[] = []
  const languages = Object.fromEntries(
    Object.keys(now).map((code) => [code, { pagesHash: listOf(now, code) }]),
  )
  const pages = planPages({
    site: {
      languages,
      shardsOf: (code: string) => {
        opened.push(code)
        return shardsIn(now, code)
      },
      pagesIn: (code: string, shard: string) => {
        opened.push(shard)
        return pagesIn(now, code, shard)
      },
    } as unknown as SiteManifest,
    codeFingerprint: 'code',
    previous: before && { codeFingerprint: 'code', listHashes: listsOf(before) },
    previousShards: async (list) => shardsIn(before ?? {}, list.slice(0, 2)),
    previousPages: async (shard) => pagesIn(before ?? {}, shard.slice(0, 2), shard),
    unframed,
    finished: {
      has,
      hasAll: (list) => isWhole && Object.values(listsOf(before ?? {})).includes(list),
    },
  })
  const hashes = (of: Pages) =>
    Object.fromEntries(
      CODES.flatMap((code) => entries(of, code)).map(({ path, hash }) => [path, hash]),
    )
  const all = plan(
    before && { codeFingerprint: 'code', pages: hashes(before) },
    { codeFingerprint: 'code', pages: hashes(now) },
    { has },
    (path) =>
      CODES.flatMap((code) => entries(now, code)).some(
        (it) => it.path === path && unframed.has(it.unframedHash),
      ),
  )
  return { pages, all, opened, gone: difference(hashes(before ?? {}), hashes(now)) }
}

const difference = (some: Record<string, string>, others: Record<string, string>) =>
  Object.values(some).filter((hash) => !Object.values(others).includes(hash))

describe('the plan of the pages', () => {
  it('is that of the whole site, whatever changed and whatever the store has lost', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.option(anyPages, { nil: undefined }),
        anyPages,
        fc.boolean(),
        async (before, now, loses) => {
          const lost = (hash: string) => loses && hash.endsWith('1')
          const { pages, all, gone } = planned(before, now, lost)
          const { plan, gone: found, pages: open } = await pages
          expect(plan.render).toEqual(all.render)
          expect(plan.join).toEqual(all.join)
          expect(plan.remove).toEqual(all.remove)
          expect(plan.changed).toEqual(all.changed)
          expect(found.finishedHashes.toSorted()).toEqual(gone.toSorted())
          expect(open.map(({ path }) => path)).toEqual(
            expect.arrayContaining([...plan.render, ...plan.join]),
          )
        },
      ),
      { numRuns: 500 },
    )
  })

  it('opens no language and no shard that is as it was', async () => {
    const before = { en: { '/a': 1 }, ar: { '/a': 1, '/c': 1 } }
    const { pages, opened } = planned(before, { ...before, ar: { '/a': 2, '/c': 1 } }, () => false)
    expect((await pages).plan.render).toEqual(['/ar/a'])
    expect(opened).toEqual(['ar', 'ar ["/ar/a 2"]'])
  })
})
