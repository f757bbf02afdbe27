import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type LocaleManifestStore,
  localeManifestStore,
} from '#scripts/build/plan/locale-manifest-store.ts'
import { makeManifest } from '#scripts/build/plan/make-manifest.ts'
import type { PageShards } from '#scripts/build/plan/page-shards.ts'
import type { PageEntry, SiteManifest } from '#scripts/build/plan/site-manifest.ts'
import { openSnapshot, readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { writeSnapshot } from '#src/content/write.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { applyEdit, editSeries, homeEdits } from '#tests/build/oracle/edits.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'

/** With lists of several pages. */
const settings = { siteConfig: { ...siteConfig, itemsPerPage: 2 }, origin: 'https://mira.example' }
const demo = await smallDemo()
const demoFiles = makeSite({ snapshot: demo, ...settings }).media
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-manifest-'))
})

afterEach(() => rm(folder, { recursive: true }))

/**
 * The manifest of a content, the pages that must be rendered for it, how often each whole language was read for it, which
 * ones were made, which texts of the store were opened meanwhile, and which the store was given.
 *
 * @param rendered the hashes of the rendered pages, with and without their frames. The default is those of the store's
 * languages.
 */
const prepared = async (
  content: Snapshot,
  store: LocaleManifestStore,
  rendered?: ReadonlySet<string>,
) => {
  const stored = await storedIn(content, store)
  const known = rendered ?? stored.hashes
  const dir = join(folder, 'content')
  const mediaPath = ({ name }: { name: string }) => resolve('content/media', name)
  await writeSnapshot({ dir, snapshot: content, mediaPath })
  const snapshot = await openSnapshot(dir)
  const reads: Record<string, number> = {}
  const made: string[] = []
  const opened: string[] = []
  const texts: string[] = []
  const models: PageModel[] = []
  const { site, saveManifests, prune } = await makeManifest({
    snapshot: {
      ...snapshot,
      homes: (locale, known) => {
        reads[locale] = (reads[locale] ?? 0) + 1
        return snapshot.homes(locale, known)
      },
    },
    settings,
    codeFingerprint: 'code',
    store: {
      ...store,
      write: (locale, kept) => {
        made.push(locale)
        return store.write(locale, kept)
      },
      text: (locale, hash) => {
        opened.push(hash)
        return store.text(locale, hash)
      },
      keepText: (locale, text) => {
        texts.push(text)
        return store.keepText(locale, text)
      },
    },
    finished: {
      has: (hash) => known.has(hash),
      hasAll: (list) => known === stored.hashes && stored.lists.includes(list),
    },
    unframed: { has: (hash) => known.has(hash) },
    toRender: (model) => models.push(model),
  })
  await saveManifests()
  await prune()
  const whileMaking = [...opened]
  const pages = site.locales.flatMap(({ code }) => site.pagesOf(code)).toSorted(byPath)
  return {
    site: withTexts(site, store),
    pages,
    models: models.toSorted(byPath),
    ...{ reads, made, opened: whileMaking, texts },
  }
}

/** The lists of pages of a store, and the hashes of all of their pages. */
const storedIn = async ({ locales }: Snapshot, store: LocaleManifestStore) => {
  const kept = await Promise.all(locales.map(({ code }) => store.read(code)))
  const pages = kept.flatMap((it, index): PageEntry[] => {
    const code = locales[index]?.code ?? ''
    return it ? pagesIn(store, code, it.manifest.pagesHash) : []
  })
  const lists = kept.flatMap((it) => it?.manifest.pagesHash ?? [])
  return { lists, hashes: new Set(pages.flatMap(hashesOf)) }
}

const shardsOf = ({ text }: LocaleManifestStore, code: string, list = ''): PageShards =>
  JSON.parse(text(code, list))

const pagesIn = (store: LocaleManifestStore, code: string, list: string): PageEntry[] =>
  Object.values(shardsOf(store, code, list)).flatMap(({ pagesHash }) =>
    JSON.parse(store.text(code, pagesHash)),
  )

const hashesOf = ({ hash, unframedHash }: PageEntry): string[] => [hash, unframedHash]

/** The manifest with its texts, as far as they can be compared. */
const withTexts = (
  { pagesOf, shardsOf: _, pagesIn: __, ...site }: SiteManifest,
  { text }: LocaleManifestStore,
) => ({
  ...site,
  texts: Object.entries(site.languages).map(([code, { searchFilesHash, sharePictureHashes }]) => {
    const found: Record<string, string> = JSON.parse(text(code, searchFilesHash))
    return [pagesOf(code), ...[found, sharePictureHashes].map((it) => contents(code, it, text))]
  }),
})

const contents = (code: string, files: Record<string, string>, text: LocaleManifestStore['text']) =>
  Object.entries(files).map(([path, hash]) => [path, text(code, hash)])

const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1)

const empty = (name: string, code = 'code') => localeManifestStore(join(folder, name), code)

describe('the manifest of a site', () => {
  it(
    'is the same with what was kept of earlier contents as without',
    async () => {
      let run = 0
      await fc.assert(
        fc.asyncProperty(editSeries(4), async (series) => {
          const store = empty(`kept-${run++}`)
          await prepared(demo, store)
          let content = demo
          for (const edit of series) {
            content = applyEdit(content, edit)
            const { site } = await prepared(content, store)
            const fromNothing = await prepared(content, empty(`nothing-${run++}`))
            expect(site).toEqual(fromNothing.site)
          }
        }),
        { numRuns: runs({ core: 2, test: 6, soak: 100 }), endOnFailure: true },
      )
    },
    SOAK_TIMEOUT,
  )

  it('makes only the language that was edited', async () => {
    const store = empty('kept')
    expect((await prepared(demo, store)).made.toSorted()).toEqual(['ar', 'de', 'en'])
    expect((await prepared(demo, store)).made).toEqual([])
    const edited = applyEdit(demo, { kind: 'edit a unit', which: 0, locale: 0, word: 'calm' })
    expect((await prepared(edited, store)).made).toEqual([edited.locales[0]?.code])
  })

  it('makes the languages anew whose links led to a page that has moved in another one', async () => {
    const store = empty('kept')
    await prepared(demo, store)
    const moved = structuredClone(demo)
    for (const page of moved.collections.pages.en ?? []) {
      if (page.slug === 'privacy') page.slug = 'data-protection'
    }
    const { site, made } = await prepared(moved, store)
    expect(made.toSorted()).toEqual(['ar', 'de', 'en'])
    expect(site.problems.map(({ locale }) => locale)).toContain('ar')
    expect(site).toEqual((await prepared(moved, empty('nothing'))).site)
  })

  it('takes nothing from what other code has stored in another shape', async () => {
    await prepared(demo, empty('kept', 'older code'))
    for (const { code } of demo.locales) {
      const file = join(folder, 'kept', code, 'index.json')
      const { homes: _, ...older } = JSON.parse(await readFile(file, 'utf8'))
      await writeFile(file, JSON.stringify(older))
    }
    const { site } = await prepared(demo, empty('kept'))
    expect(site).toEqual((await prepared(demo, empty('nothing'))).site)
  })

  it('reads each language at most twice and makes it once where nothing was kept', async () => {
    const { reads, made, models } = await prepared(demo, empty('kept'))
    expect(Object.keys(reads).toSorted()).toEqual(['ar', 'de', 'en'])
    expect(Object.values(reads).toSorted()).toEqual([1, 2, 2])
    expect(made.toSorted()).toEqual(['ar', 'de', 'en'])
    expect(models).toEqual(makeSite({ snapshot: demo, ...settings }).pages)
  })

  it('reads no language that did not change', async () => {
    const store = empty('kept')
    await prepared(demo, store)
    const edited = applyEdit(demo, { kind: 'edit a unit', which: 0, locale: 0, word: 'calm' })
    expect((await prepared(edited, store)).reads).toEqual({ [edited.locales[0]?.code ?? '']: 1 })
    expect((await prepared(edited, store)).reads).toEqual({})
  })

  it.each(homeEdits)('is as from nothing after an editor did this: %s', async (kind) => {
    const store = empty('kept')
    await prepared(demo, store)
    for (const which of [0, 1]) {
      const edited = applyEdit(demo, { kind, which, locale: which, word: 'calm' })
      expect(edited).not.toEqual(demo)
      const { site } = await prepared(edited, store)
      expect(site).toEqual((await prepared(edited, empty(`nothing-${which}`))).site)
    }
  })

  it('reads no pages of the homes of other projects, makes one file with cards, with the same result', async () => {
    const whole = await readSnapshot('content')
    const store = empty('kept')
    await prepared(whole, store)
    const edited = applyEdit(whole, { kind: 'edit a unit', which: 0, locale: 0, word: 'calm' })
    const code = edited.locales[0]?.code ?? ''
    const isEdited = (unit: { documentId: string }, index: number) =>
      unit !== whole.collections.units[code]?.[index]
    const { project = '' } = edited.collections.units[code]?.find(isEdited) ?? {}
    const { models, opened, texts, site } = await prepared(edited, store)
    expect(models.filter(({ key }) => key.startsWith('articles/'))).toEqual([])
    const others = Object.entries(
      shardsOf(store, code, (await store.read(code))?.manifest.pagesHash),
    )
      .filter(([name]) => name !== '' && name !== project)
      .map(([, { pagesHash }]) => pagesHash)
    expect(others.length).toBeGreaterThan(3)
    expect(opened.filter((hash) => others.includes(hash))).toEqual([])
    expect(Object.keys(site.languages[code]?.cardFiles ?? {})).toHaveLength(2)
    expect(texts.filter((text) => text.startsWith('{"pictures":'))).toHaveLength(1)
    expect(site).toEqual((await prepared(edited, empty('nothing'))).site)
  })

  it('knows the projects between which the languages of a home lie apart', async () => {
    const store = empty('kept')
    expect((await prepared(demo, store)).site.joinedProjects).toEqual({})
    const moved = structuredClone(demo)
    const [home, ...others] = moved.collections.units.ar ?? []
    const before = home?.project ?? ''
    const other = others.find(({ project }) => project && project !== before)?.project ?? null
    if (home) home.project = other
    const { site } = await prepared(moved, store)
    const [first = '', second = ''] = [before, other ?? ''].sort()
    expect(site.joinedProjects).toEqual({ [second]: first })
    expect(site).toEqual((await prepared(moved, empty('nothing'))).site)
    expect((await prepared(demo, store)).site.joinedProjects).toEqual({})
  })

  it('has the homes as they are after their known facts were lost', async () => {
    const store = empty('kept')
    await prepared(demo, store)
    await rm(join(folder, 'kept/en/facts'), { recursive: true })
    const edited = applyEdit(demo, { kind: 'edit a unit', which: 0, locale: 0, word: 'calm' })
    const { site } = await prepared(edited, store)
    expect(site).toEqual((await prepared(edited, empty('nothing'))).site)
  })

  it('has no models of pages whose frame alone is another, and their new hashes', async () => {
    const store = empty('kept')
    const { pages: before } = await prepared(demo, store)
    const edited = demo.locales.reduce(
      (content, _, locale) =>
        applyEdit(content, {
          ...{ kind: 'change the words of the header', which: 0, locale, word: 'calm' },
        }),
      demo,
    )
    const { pages, models, site, reads } = await prepared(edited, store)
    expect(models).toEqual([])
    expect(reads).toEqual({})
    const hashes = new Set(before.map(({ hash }) => hash))
    expect(pages.filter(({ hash }) => hashes.has(hash))).toEqual([])
    expect(site).toEqual((await prepared(edited, empty('nothing'))).site)
  })

  it('has the files and the problems of the newest header', async () => {
    const store = empty('kept')
    await prepared(demo, store)
    const code = demo.locales[0]?.code ?? ''
    const [unused = ''] = Object.keys(demo.media).filter((name) => !demoFiles.includes(name))
    const edited = structuredClone(demo)
    const { header } = edited.singles.layout[code] as Snapshot['singles']['layout'][string]
    header.logo = unused
    header.links.push({ label: 'Nowhere', href: '/nowhere', newTab: null })
    const { site, reads } = await prepared(edited, store)
    expect(reads).toEqual({})
    expect(site.media).toContain(unused)
    expect(site.problems.map(({ problem }) => problem)).toContain(
      'The link to /nowhere leads to nothing.',
    )
    expect(site).toEqual((await prepared(edited, empty('nothing'))).site)
    const { site: again } = await prepared(demo, store)
    expect(again).toEqual((await prepared(demo, empty('at first'))).site)
  })

  it('has the models of pages to which no frame can be joined', async () => {
    const store = empty('kept')
    const { pages: before } = await prepared(demo, store)
    const lost = before.filter((_, index) => index % 3 === 0)
    const known = new Set(before.flatMap(hashesOf))
    for (const { unframedHash } of lost) known.delete(unframedHash)
    const edited = applyEdit(demo, {
      ...{ kind: 'change the footer', which: 1, locale: 0, word: 'calm' },
    })
    const { models } = await prepared(edited, store, known)
    const code = demo.locales[0]?.code
    const paths = lost.filter(({ locale }) => locale === code).map(({ path }) => path)
    expect(models.map(({ path }) => path)).toEqual(paths)
  })

  it('has the models of the pages that are not rendered, also of a language that was kept', async () => {
    const store = empty('kept')
    const { pages: before } = await prepared(demo, store)
    const lost = before.filter((_, index) => index % 3 === 0).map(({ path }) => path)
    const rendered = before.filter(({ path }) => !lost.includes(path)).flatMap(hashesOf)
    const { models } = await prepared(demo, store, new Set(rendered))
    const { pages } = makeSite({ snapshot: demo, ...settings })
    expect(models).toEqual(pages.filter(({ path }) => lost.includes(path)))
  })
})
