import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Language, statesOf, type Version } from '../../cms/src/admin/languages/state.ts'
import { call } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'

type Read = { data: Version; meta: { availableLocales: Version[] } }

const { url, admin } = inject('cms')
const uid = 'api::tag.tag'

let editor: Editor
let documentId: string

beforeAll(async () => {
  editor = await signInEditor({ url, admin })
  documentId = await editor.create(uid, { title: 'Roofs', slug: 'roofs' })
})

afterAll(() => editor.remove({ uid, documentId }))

/** What the panel beside the form says of each language, from what the CMS answers to the panel. */
async function languages(locale: string): Promise<Record<string, string>> {
  const login = { method: 'POST', body: { email: admin.email, password: admin.password } }
  const { body } = await call<{ data: { token: string } }>(`${url}/admin/login`, login)
  const ask = async <Body>(path: string) =>
    (await call<Body>(`${url}${path}`, { token: body.data.token })).body
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
