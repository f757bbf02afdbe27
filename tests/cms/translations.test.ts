import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import type { Gap, TranslationAnswer } from '../../cms/src/translations/translation-answer.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { type Panel, signInAs } from './panel.ts'

const [ARTICLE, PAGE, TAG, UNIT] = ['article', 'page', 'tag', 'unit'].map(
  (name) => `api::${name}.${name}`,
) as [string, string, string, string]

let cms: RunningCms
let editor: Editor
let writer: Panel
let sales: Panel

beforeAll(async () => {
  cms = await ownCms('translations', { template: inject('cmsTemplate') })
  editor = await signInEditor(cms)
  writer = await signInAs(cms, 'writer')
  sales = await signInAs(cms, 'sales')
})
afterAll(() => cms?.stop())

const overview = async (query = ''): Promise<TranslationAnswer> => {
  const { status, body } = await writer<TranslationAnswer>('GET', `/translations?${query}`)
  expect(status).toBe(200)
  return body
}

/** The languages in which an entry has a gap. */
const languages = async (gap: Gap, documentId: string) =>
  (await overview()).gaps[gap].entries
    .filter((entry) => entry.documentId === documentId)
    .map(({ language }) => language)
    .sort()

const first = async (path: string): Promise<string> =>
  (await call<Entries>(`${cms.url}/api/${path}?sort=documentId`)).body.data[0]?.documentId as string

it('the demo is translated, and a new entry is missing in the other languages, with the way to their forms', async () => {
  const before = await overview()
  expect(before.gaps.missing.total).toBe(0)
  expect(before.gaps.older.total).toBe(0)
  expect(before.main).toBe('English')
  const id = await editor.create(TAG, { title: 'A new one', slug: 'a-new-one' })
  const { gaps, kinds, languages: all } = await overview()
  expect(gaps.missing).toMatchObject({
    total: 2,
    entries: [
      { title: 'A new one', type: 'Tags', language: 'Arabic' },
      { title: 'A new one', language: 'German' },
    ],
  })
  expect(gaps.missing.entries[1]?.edit).toBe(
    `/content-manager/collection-types/${TAG}/${id}?plugins[i18n][locale]=de`,
  )
  const counts = (list: typeof kinds) =>
    Object.fromEntries(list.map(({ name, total }) => [name, total]))
  const same = before.gaps.same.total
  expect(counts(kinds).Tags).toBe(2)
  expect(counts(all)).toMatchObject({ English: 0 })
  expect((counts(all).Arabic ?? 0) + (counts(all).German ?? 0)).toBe(2 + same)
  expect((await overview(`kind=${PAGE}`)).gaps.missing.total).toBe(0)
  expect((await overview(`kind=${TAG}&locale=de`)).gaps.missing.total).toBe(1)
  await editor.save({ uid: TAG, documentId: id, locale: 'de' }, { title: 'Neu', slug: 'neu' })
  expect(await languages('missing', id)).toEqual(['Arabic'])
})

it('a language with the texts of the default one is the same, in blocks too, until one of them is translated', async () => {
  const seo = { title: 'An offer for spring', description: 'What it holds.' }
  const blocks = [{ __component: 'blocks.text', text: 'Three homes by the creek.' }]
  const data = { title: 'Offer', slug: 'offer', kind: 'page', seo, blocks }
  const documentId = await editor.create(PAGE, data)
  await editor.save({ uid: PAGE, documentId, locale: 'de' }, { ...data, slug: 'angebot' })
  expect(await languages('same', documentId)).toEqual(['German'])
  const german = [{ __component: 'blocks.text', text: 'Drei Wohnungen am Bach.' }]
  await editor.save({ uid: PAGE, documentId, locale: 'de' }, { blocks: german })
  expect(await languages('same', documentId)).toEqual([])
})

it('texts that the default language has changed since are older; days and prices are no such change', async () => {
  const documentId = await first('articles')
  const place = { uid: ARTICLE, documentId }
  await editor.save({ ...place, locale: 'en' }, { date: '2026-01-02' })
  expect(await languages('older', documentId)).toEqual([])
  await editor.save({ ...place, locale: 'en' }, { summary: 'Another summary in English.' })
  expect(await languages('older', documentId)).toEqual(['Arabic', 'German'])
  await editor.save({ ...place, locale: 'de' }, { summary: 'Eine andere Zusammenfassung.' })
  expect(await languages('older', documentId)).toEqual(['Arabic'])

  const home = await first('units')
  await editor.publish({ uid: UNIT, documentId: home, locale: 'en' }, { price: 1_234_000 })
  expect(await languages('older', home)).toEqual([])
})

it('what somebody finds good as it is stays away until the default language changes again', async () => {
  const documentId = await first('articles')
  const good = { uid: ARTICLE, documentId, locale: 'ar' }
  expect((await sales('POST', '/translations/good', good)).status).toBe(403)
  expect(await languages('older', documentId)).toEqual(['Arabic'])
  expect((await writer('POST', '/translations/good', good)).status).toBe(200)
  expect(await languages('older', documentId)).toEqual([])
  await editor.save({ uid: ARTICLE, documentId, locale: 'en' }, { summary: 'A third summary.' })
  expect(await languages('older', documentId)).toEqual(['Arabic', 'German'])
})

it('is told to nobody outside of the panel', async () => {
  expect((await call(`${cms.url}/translations`)).status).toBe(401)
  expect((await writer('POST', '/translations/good', { uid: TAG })).status).toBe(400)
})
