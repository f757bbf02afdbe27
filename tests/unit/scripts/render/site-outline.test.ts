import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { siteManifest } from '#scripts/render/hashes.ts'
import { type OutlineStore, outlineStore } from '#scripts/render/outline-store.ts'
import { outlineSite } from '#scripts/render/site-outline.ts'
import { openSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { buildSite } from '#src/models/build-site.ts'
import { policy } from '#src/site/policy.ts'
import { applyEdit, editSeries } from '#tests/build/oracle/edits.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'

const settings = { policy, origin: 'https://mira.example' }
const demo = await smallDemo()
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-outline-'))
})

afterEach(() => rm(folder, { recursive: true }))

/** The outline of a content, and the languages that had to be made for it. */
const outlined = async (content: Snapshot, store: OutlineStore) => {
  const dir = join(folder, 'content')
  const mediaPath = ({ name }: { name: string }) => resolve('content/media', name)
  await writeSnapshot({ dir, snapshot: content, mediaPath })
  const made: string[] = []
  const watched: OutlineStore = {
    read: store.read,
    write: (locale, kept) => {
      made.push(locale)
      return store.write(locale, kept)
    },
  }
  const snapshot = await openSnapshot(dir)
  const outline = await outlineSite({ snapshot, settings, codeFingerprint: 'code', store: watched })
  await outline.keep()
  return { ...outline, made }
}

const empty = (name: string) => outlineStore(join(folder, name))

describe('the outline of a site', () => {
  it('is the same with what was kept of earlier contents as without', async () => {
    let run = 0
    await fc.assert(
      fc.asyncProperty(editSeries(4), async (series) => {
        const store = empty(`kept-${run++}`)
        await outlined(demo, store)
        let content = demo
        for (const edit of series) {
          content = applyEdit(content, edit)
          const { site } = await outlined(content, store)
          const fromNothing = await outlined(content, empty(`nothing-${run++}`))
          expect(site).toEqual(fromNothing.site)
          expect(siteManifest(site, 'code')).toEqual(siteManifest(fromNothing.site, 'code'))
        }
      }),
      { numRuns: 25, seed: 20261121, endOnFailure: true },
    )
  }, 120_000)

  it('makes only the language that was edited', async () => {
    const store = empty('kept')
    expect((await outlined(demo, store)).made.toSorted()).toEqual(['ar', 'de', 'en'])
    expect((await outlined(demo, store)).made).toEqual([])
    const edited = applyEdit(demo, { kind: 'edit a unit', which: 0, locale: 0, word: 'calm' })
    expect((await outlined(edited, store)).made).toEqual([edited.locales[0]?.code])
  })

  it('makes the languages anew whose links led to a page that has moved in another one', async () => {
    const store = empty('kept')
    await outlined(demo, store)
    const moved = structuredClone(demo)
    for (const page of moved.collections.pages.en ?? []) {
      if (page.slug === 'privacy') page.slug = 'data-protection'
    }
    const { site, made } = await outlined(moved, store)
    expect(made.toSorted()).toEqual(['ar', 'de', 'en'])
    expect(site.problems.map(({ locale }) => locale)).toContain('ar')
    expect(site).toEqual((await outlined(moved, empty('nothing'))).site)
  })

  it('has the models of the pages that are asked for, also of a language that was kept', async () => {
    const store = empty('kept')
    await outlined(demo, store)
    const { site, modelsOf, made } = await outlined(demo, store)
    const paths = site.pages.map(({ path }) => path).filter((_, index) => index % 3 === 0)
    expect(made).toEqual([])
    const { pages } = buildSite({ snapshot: demo, ...settings })
    const models = [...modelsOf(paths)].toSorted((a, b) => (a.path < b.path ? -1 : 1))
    expect(models).toEqual(pages.filter(({ path }) => paths.includes(path)))
  })
})
