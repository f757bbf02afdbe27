import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { readSnapshot } from '#src/content/read.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { runs } from '#tests/soak.ts'
import { call, type Locale } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { type Pulling, startPulling } from './pulling.ts'

const [TAG, ARTICLE, UNIT] = ['api::tag.tag', 'api::article.article', 'api::unit.unit'] as const

let cms: RunningCms
let editor: Editor
let pulling: Pulling
let first: Snapshot

beforeAll(async () => {
  cms = await ownCms('meanwhile', { template: inject('cmsTemplate') })
  editor = await signInEditor(cms)
  pulling = await startPulling(cms)
  await pulling.pull()
  first = await readSnapshot(pulling.contentDir)
})
afterAll(async () => {
  await cms?.stop()
  await pulling?.remove()
})

type Meanwhile = { before?: () => Promise<void>; after?: () => Promise<void> }

/** A `fetch` that lets something happen before or after the call of this number is answered. */
function meanwhile(call: number, { before, after }: Meanwhile): typeof fetch {
  let calls = 0
  return async (input, init) => {
    calls += 1
    const now = calls === call
    if (now) await before?.()
    const reply = await fetch(input, init)
    if (!now || !after) return reply
    const body = await reply.arrayBuffer()
    await after()
    return new Response(body, reply)
  }
}

const read = () => readSnapshot(pulling.contentDir)
const expectSameAsFull = async () => expect(await pulling.hashes()).toEqual(await pulling.full())

/** Names the unit anew and gives it other pictures and relations, all in one publication. */
async function publishUnit(name: string): Promise<void> {
  const documentId = first.collections.units.en?.[0]?.documentId ?? ''
  const amenities = first.collections.amenities.en ?? []
  const set = name.endsWith('1') ? amenities.slice(0, 2) : amenities.slice(2, 4)
  const unit = { uid: UNIT, documentId, locale: 'en' }
  const { images } = (await editor.read(unit)) as unknown as { images: { alt: string }[] }
  await editor.save(unit, {
    title: name,
    images: images.map((image) => ({ ...image, alt: name })),
    amenities: { set: set.map(({ documentId }) => ({ documentId, locale: 'en' })) },
  })
  await editor.publish(unit)
}

describe('an edit that lands while a pull runs', () => {
  /** The calls of a pull of one changed unit are locales, versions, the unit, versions: 3 is the most telling. */
  const calls = [3, 1, 2, 4].slice(0, runs({ test: 2, soak: 4 }))
  const moments = calls.flatMap((call) => [
    { call, when: 'before' },
    { call, when: 'after' },
  ])

  test.each(moments)('is there wholly or not at all, $when call $call', async ({ call, when }) => {
    await publishUnit('Unit 0')
    await pulling.pull()
    await publishUnit('Unit 1')
    const fetch = meanwhile(call, { [when]: () => publishUnit('Unit 2') })
    await pulling.pull({ fetch })
    const unit = (await read()).collections.units.en?.[0]
    expect(['Unit 1', 'Unit 2']).toContain(unit?.title)
    expect(new Set(unit?.images.map(({ alt }) => alt))).toEqual(new Set([unit?.title]))
    expect(unit?.amenities).toEqual(
      (first.collections.amenities.en ?? [])
        .slice(...(unit?.title === 'Unit 1' ? [0, 2] : [2, 4]))
        .map(({ documentId }) => documentId),
    )
    await pulling.pull()
    expect((await read()).collections.units.en?.[0]?.title).toBe('Unit 2')
  })

  test('whenever it was, leaves what a pull of everything gives', expectSameAsFull)

  test('and is taken back before the pull looks again, is not believed', async () => {
    const article = first.collections.articles.en?.[0]
    const [tag] = (first.collections.tags.en ?? []).filter(
      ({ documentId }) => !article?.tags.includes(documentId),
    )
    const other = { documentId: article?.documentId ?? '', locale: 'en' }
    const tagEntry = { uid: TAG, documentId: tag?.documentId ?? '', locale: 'en' }
    const publishTag = async (articles: object) => {
      await editor.save(tagEntry, { articles })
      await editor.publish(tagEntry)
    }
    await editor.save({ uid: ARTICLE, ...other }, { summary: 'Read me now' })
    await editor.publish({ uid: ARTICLE, ...other })
    const fetch = meanwhile(3, {
      before: () => publishTag({ connect: [other] }),
      after: () => publishTag({ disconnect: [other] }),
    })
    await pulling.pull({ fetch })
    expect((await read()).collections.articles.en?.[0]?.tags).toContain(tag?.documentId)
    await pulling.pull()
    await expectSameAsFull()
  })

  test('while everything is read, is there after the next pull at the latest', async () => {
    await rm(join(pulling.cacheDir, 'pull/state.json'))
    const fetch = meanwhile(30, { after: () => publishUnit('Unit 3') })
    expect(await pulling.pull({ fetch })).toMatchObject({ mode: 'full' })
    expect(await pulling.pull()).toMatchObject({ mode: 'delta' })
    await expectSameAsFull()
    expect(await pulling.pull()).toMatchObject({ status: 'unchanged', read: 0 })
  })

  test('while everything is read, and shifts the pages, costs no other entry its place', async () => {
    const documentId = first.collections.units.en?.[1]?.documentId ?? ''
    const unit = { uid: UNIT, documentId, locale: 'en' }
    await rm(join(pulling.cacheDir, 'pull/state.json'))
    let taken = false
    const fetch: typeof globalThis.fetch = async (input, init) => {
      const reply = await globalThis.fetch(input, init)
      const isFirstPage = /\/api\/units\?.*\[page\]=1&/.test(decodeURIComponent(String(input)))
      if (taken || !isFirstPage) return reply
      taken = true
      const body = await reply.arrayBuffer()
      await editor.unpublish(unit)
      return new Response(body, reply)
    }
    expect(await pulling.pull({ fetch })).toMatchObject({ mode: 'full' })
    expect(taken).toBe(true)
    const idsOf = ({ collections }: Snapshot, locale: string) =>
      collections.units[locale]?.map((entry) => entry.documentId)
    const now = await read()
    expect(idsOf(now, 'en')).toEqual(idsOf(first, 'en')?.filter((id) => id !== documentId))
    for (const locale of ['ar', 'de']) expect(idsOf(now, locale)).toEqual(idsOf(first, locale))
    await editor.publish(unit)
    await pulling.pull()
    await expectSameAsFull()
  })
})

describe('another language, and another default one,', () => {
  test('is told, and everything is read', async () => {
    const before = await contentState()
    const french = await editor.addLanguage('fr', 'French')
    expect(await contentState()).not.toBe(before)
    const { mode, locales } = await pulling.pull()
    expect([mode, locales]).toEqual(['full', ['en', 'ar', 'de', 'fr']])

    const added = await contentState()
    await editor.changeLanguage(french, { name: 'Français' })
    expect(await contentState()).toBe(added)
    await editor.changeLanguage(await languageId('de'), { isDefault: true })
    expect(await contentState()).not.toBe(added)

    await editor.changeLanguage(await languageId('en'), { isDefault: true })
    await editor.removeLanguage(french)
    expect(await contentState()).toBe(before)
    expect(await pulling.pull()).toMatchObject({ mode: 'full', locales: ['en', 'ar', 'de'] })
  })

  const contentState = async () =>
    (await call<{ state: string }>(`${cms.url}/api/content-versions`, { token: cms.token })).body
      .state

  const languageId = async (code: string): Promise<number> => {
    const { body } = await call<Locale[]>(`${cms.url}/api/i18n/locales`, { token: cms.token })
    return body.find((locale) => locale.code === code)?.id as number
  }
})
