import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  type LocaleManifestStore,
  localeManifestStore,
} from '#scripts/build/plan/locale-manifest-store.ts'
import { pageHashes } from '#scripts/build/plan/page-hashes.ts'
import { prepareSite } from '#scripts/build/plan/prepare-site.ts'
import { openSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { makeSite } from '#src/models/site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { applyEdit, editSeries } from '#tests/build/oracle/edits.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'

const settings = { siteConfig, origin: 'https://mira.example' }
const demo = await smallDemo()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-manifest-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** The manifest of a content, and the languages that had to be made for it. */
const prepared = async (content: Snapshot, store: LocaleManifestStore) => {
  const dir = join(folder, 'content')
  const mediaPath = ({ name }: { name: string }) => resolve('content/media', name)
  await writeSnapshot({ dir, snapshot: content, mediaPath })
  const made: string[] = []
  const watched: LocaleManifestStore = {
    read: store.read,
    write: (locale, kept) => {
      made.push(locale)
      return store.write(locale, kept)
    },
  }
  const snapshot = await openSnapshot(dir)
  const manifest = await prepareSite({
    snapshot,
    settings,
    codeFingerprint: 'code',
    store: watched,
  })
  await manifest.keep()
  return { ...manifest, made }
}

const empty = (name: string) => localeManifestStore(join(folder, name))

describe('the manifest of a site', () => {
  it('is the same with what was kept of earlier contents as without', async () => {
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
          expect(pageHashes(site, 'code')).toEqual(pageHashes(fromNothing.site, 'code'))
        }
      }),
      { numRuns: 25, seed: 20261121, endOnFailure: true },
    )
  }, 120_000)

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

  it('has the models of the pages that are asked for, also of a language that was kept', async () => {
    const store = empty('kept')
    await prepared(demo, store)
    const { site, modelsOf, made } = await prepared(demo, store)
    const paths = site.pages.map(({ path }) => path).filter((_, index) => index % 3 === 0)
    expect(made).toEqual([])
    const { pages } = makeSite({ snapshot: demo, ...settings })
    const models = [...modelsOf(paths)].toSorted((a, b) => (a.path < b.path ? -1 : 1))
    expect(models).toEqual(pages.filter(({ path }) => paths.includes(path)))
  })
})
