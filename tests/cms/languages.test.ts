import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { type Language, statesOf, type Version } from '../../cms/src/admin/languages/state.ts'
import { call } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { panelToken } from './panel-token.ts'

type Read = { data: Version; meta: { availableLocales: Version[] } }

const uid = 'api::tag.tag'

let cms: RunningCms
let editor: Editor
let token: string
let documentId: string

beforeAll(async () => {
  cms = await ownCms('languages', { template: inject('cmsTemplate') })
  token = await panelToken(cms)
  editor = await signInEditor({ ...cms, admin: { ...cms.admin, token } })
  documentId = await editor.create(uid, { title: 'Roofs', slug: 'roofs' })
})

afterAll(() => cms.stop())

/** What the panel beside the form says of each language, from what the CMS answers to the panel. */
async function languages(locale: string): Promise<Record<string, string>> {
  const ask = async <Body>(path: string) => (await call<Body>(`${cms.url}${path}`, { token })).body
  const all = await ask<Language[]>('/i18n/locales')
  const { data, meta } = await ask<Read>(
    `/content-manager/collection-types/${uid}/${documentId}?locale=${locale}`,
  )
  const states = statesOf(all, [data, ...meta.availableLocales])
  return Object.fromEntries(states.map(({ language, state }) => [language.code, state]))
}

it('says of each language of an entry whether it is missing, a draft, published or changed since', async () => {
  expect(await languages('en')).toEqual({ en: 'draft', ar: 'missing', de: 'missing' })
  await editor.save({ uid, documentId, locale: 'de' }, { title: 'Dächer', slug: 'daecher' })
  await editor.publish({ uid, documentId, locale: 'en' })
  await editor.publish({ uid, documentId, locale: 'de' })
  await editor.save({ uid, documentId, locale: 'de' }, { title: 'Dach' })
  const states = { en: 'published', ar: 'missing', de: 'modified' }
  expect(await languages('en')).toEqual(states)
  expect(await languages('de')).toEqual(states)
})
