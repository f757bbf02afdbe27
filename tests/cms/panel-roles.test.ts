import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { CONTENT_TYPES } from './content-types.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { type Panel, signInAs } from './panel.ts'
import { readUnit } from './shared-fields.ts'

const UNIT = 'api::unit.unit'
const TAG = 'api::tag.tag'
const ROLES = ['editor', 'writer', 'sales']

let cms: RunningCms
let admin: Editor
let panels: Record<string, Panel>
let units: string[]

beforeAll(async () => {
  cms = await ownCms('roles', { template: inject('cmsTemplate') })
  admin = await signInEditor(cms)
  panels = Object.fromEntries(
    await Promise.all(ROLES.map(async (role) => [role, await signInAs(cms, role)] as const)),
  )
  const { body } = await as('editor')('GET', list(UNIT, 'en'))
  units = body.results?.map(({ documentId }) => documentId) ?? []
})

afterAll(() => cms?.stop())

const as = (role: string) => panels[role] as Panel
const at = (uid: string, rest = '', locale = 'en') =>
  `/content-manager/collection-types/${uid}${rest}?locale=${locale}`
const list = (uid: string, locale: string) => `${at(uid, '', locale)}&page=1&pageSize=20`

it('where floors are chosen for a home, they are told apart by their projects', async () => {
  const query = 'locale=en&pageSize=10&_q=Floor 1'
  const { body } = await as('editor')('GET', `/content-manager/relations/${UNIT}/floors?${query}`)
  const titles = body.results?.map(({ title }) => title)
  expect(titles).toContain('Floor 1 · Creek Terraces')
  expect(new Set(titles).size).toBe(titles?.length)
})

describe.each(ROLES)('%s', (role) => {
  it('sees entries of every type in each language', async () => {
    const empty: string[] = []
    for (const { uid, single } of CONTENT_TYPES.filter(({ localized }) => localized)) {
      for (const locale of ['en', 'ar', 'de']) {
        const path = single
          ? `/content-manager/single-types/${uid}?locale=${locale}`
          : list(uid, locale)
        const { status, body } = await as(role)('GET', path)
        const seen = single ? body.data?.documentId : body.pagination?.total
        if (status !== 200 || !seen) empty.push(`${uid} ${locale} ${status}`)
      }
    }
    expect(empty).toEqual([])
  })

  it('opens the panel: languages, permissions, its types, files, and the preview', async () => {
    const panel = as(role)
    const [documentId] = units
    const preview = `/content-manager/preview/url/${UNIT}?documentId=${documentId}&locale=ar&status=draft`
    for (const path of [
      '/admin/users/me',
      '/admin/users/me/permissions',
      '/i18n/locales',
      '/content-manager/init',
      `/content-manager/content-types/${UNIT}/configuration`,
      '/upload/files?page=1&pageSize=10',
      at(UNIT, `/${documentId}`, 'ar'),
      `/content-manager/relations/${UNIT}/${documentId}/amenities?locale=ar`,
      preview,
      '/admin/site/schedule',
      `/site-uses?type=${UNIT}&ids=${documentId}`,
      '/site-head?locale=ar',
      `/home-history?id=${documentId}`,
      '/translations?locale=de',
    ]) {
      expect(`${path} ${(await panel('GET', path)).status}`).toBe(`${path} 200`)
    }
    const { body } = await panel('GET', preview)
    expect(body.data?.url).toContain('/api/draft?')
  })

  it('cannot reach settings, users, tokens or the content model', async () => {
    for (const path of [
      '/admin/users',
      '/admin/api-tokens',
      '/admin/webhooks',
      '/admin/roles/1/permissions',
    ]) {
      expect(`${path} ${(await as(role)('GET', path)).status}`).toBe(`${path} 403`)
    }
    const type = { contentType: { displayName: 'X', singularName: 'x', pluralName: 'xs' } }
    expect((await as(role)('POST', '/content-type-builder/content-types', type)).status).toBe(403)
  })

  it('sees a language that is added later', async () => {
    const code = { editor: 'fr', writer: 'it', sales: 'es' }[role] as string
    const id = await admin.addLanguage(code, code)
    await admin.save(
      { uid: TAG, documentId: await tag(), locale: code },
      { title: 'T', slug: code },
    )
    const { body } = await as(role)('GET', list(TAG, code))
    expect(body.pagination?.total).toBe(1)
    await admin.removeLanguage(id)
  })
})

async function tag(): Promise<string> {
  const { body } = await as('editor')('GET', list(TAG, 'en'))
  return body.results?.[0]?.documentId as string
}

describe('a writer', () => {
  it('writes drafts, and publishes, schedules, deletes and replaces nothing', async () => {
    const writer = as('writer')
    const made = await writer('POST', at(TAG), { title: 'Draft', slug: 'a-writers-draft' })
    expect(made.status).toBe(201)
    const id = made.body.data?.documentId as string
    const time = new Date(Date.now() - 1000).toISOString()
    const saved = await writer('PUT', at(TAG, `/${id}`), { title: 'Again', publishAt: time })
    expect(saved.body.data).toMatchObject({ title: 'Again' })
    expect((await admin.read({ uid: TAG, documentId: id, locale: 'en' }))?.publishAt).toBeNull()
    expect((await writer('POST', at(TAG, `/${id}/actions/publish`), {})).status).toBe(403)
    expect((await writer('DELETE', at(TAG, `/${id}`))).status).toBe(403)
    const bulk = { documentIds: [id], locale: ['en'] }
    expect((await writer('POST', at(TAG, '/actions/bulkPublish'), bulk)).status).toBe(403)
    expect((await writer('POST', '/upload?id=1', {})).status).toBe(403)
  })

  it('reads what the whole site hangs on, and cannot change it', async () => {
    const redirect = { from: '/x', to: '/' }
    expect((await as('writer')('POST', at('api::redirect.redirect'), redirect)).status).toBe(403)
    const layout = '/content-manager/single-types/api::layout.layout?locale=en'
    expect((await as('writer')('PUT', layout, {})).status).toBe(403)
  })
})

describe('an editor', () => {
  it('publishes, schedules, takes down and deletes', async () => {
    const editor = as('editor')
    const slug = 'an-editors-tag'
    const made = await editor('POST', at(TAG, '', 'de'), { title: 'Neu', slug })
    const id = made.body.data?.documentId as string
    const published = await editor('POST', at(TAG, `/${id}/actions/publish`, 'de'), {})
    expect(published.body.data?.status).toBe('published')
    const time = new Date(Date.now() + 3_600_000).toISOString()
    await editor('PUT', at(TAG, `/${id}`, 'de'), { title: 'Neu', unpublishAt: time })
    const { body } = await editor<{ data: object[] }>('GET', '/admin/site/schedule')
    expect(body.data).toContainEqual({
      ...{ type: TAG, documentId: id, locale: 'de', title: 'Neu' },
      ...{ publishAt: null, unpublishAt: time, problem: null },
    })
    expect((await editor('POST', at(TAG, `/${id}/actions/unpublish`, 'de'), {})).status).toBe(200)
    expect((await editor('DELETE', at(TAG, `/${id}`, 'de'))).status).toBe(200)
  })
})

describe('sales', () => {
  it('changes price and availability, and nothing else, also where the form sends all', async () => {
    const id = units[1] as string
    const before = await readUnit(cms, id, 'draft')
    const form = {
      price: 1_234_567,
      availability: 'reserved',
      title: 'Mine',
      bedrooms: 9,
      slug: 'x',
    }
    expect((await as('sales')('PUT', at(UNIT, `/${id}`), form)).status).toBe(200)
    const after = await readUnit(cms, id, 'draft')
    expect(after.map(({ title }) => title)).toEqual(before.map(({ title }) => title))
    for (const { shared } of after) {
      const [, , bedrooms, , , price, availability] = JSON.parse(shared.scalars)
      const [, , rooms] = JSON.parse(before[0]?.shared.scalars as string)
      expect({ bedrooms, price, availability }).toEqual({
        bedrooms: rooms,
        price: 1_234_567,
        availability: 'reserved',
      })
    }
  })

  it('publishes the price in all languages, and no text or field that waits', async () => {
    const id = units[2] as string
    const before = await readUnit(cms, id)
    await admin.save({ uid: UNIT, documentId: id, locale: 'en' }, { title: 'Half a', bedrooms: 7 })
    await admin.save({ uid: UNIT, documentId: id, locale: 'ar' }, { summary: 'Half b' })
    const path = at(UNIT, `/${id}/actions/publish`)
    const answer = await as('sales')('POST', path, { price: 7_654_321, title: 'Mine' })
    expect(answer.status).toBe(200)
    const after = await readUnit(cms, id)
    const priced = before.map((seen) => {
      const scalars = JSON.parse(seen.shared.scalars)
      scalars[5] = 7_654_321
      return { ...seen, shared: { ...seen.shared, scalars: JSON.stringify(scalars) } }
    })
    expect(after).toEqual(priced)
    const drafts = await readUnit(cms, id, 'draft')
    expect(drafts.map(({ title, summary }) => `${title} ${summary}`).join()).toMatch(
      /Half a.*Half b/s,
    )
    expect((await admin.read({ uid: UNIT, documentId: id, locale: 'en' }))?.status).toBe('modified')
    expect((await admin.read({ uid: UNIT, documentId: id, locale: 'de' }))?.status).toBe('modified')
  })

  it('publishes prices of many units at once', async () => {
    const some = units.slice(4, 7)
    for (const id of some) await as('sales')('PUT', at(UNIT, `/${id}`), { price: 5_000_005 })
    const bulk = { documentIds: some, locale: ['en'] }
    expect((await as('sales')('POST', at(UNIT, '/actions/bulkPublish'), bulk)).body).toEqual({
      count: 3,
    })
    const seen = (await Promise.all(some.map((id) => readUnit(cms, id)))).flat()
    expect(new Set(seen.map(({ shared }) => JSON.parse(shared.scalars)[5]))).toEqual(
      new Set([5_000_005]),
    )
  })

  it('cannot publish what is no price, nor a unit that is not public', async () => {
    const id = units[7] as string
    const before = await readUnit(cms, id)
    const bad = await as('sales')('POST', at(UNIT, `/${id}/actions/publish`), { price: null })
    expect(bad.status).toBe(400)
    expect(await readUnit(cms, id)).toEqual(before)
    await admin.unpublish({ uid: UNIT, documentId: id, locale: 'en' })
    const hidden = await as('sales')('POST', at(UNIT, `/${id}/actions/publish`), {})
    expect(hidden.body.error?.message).toContain('is not public in this language (en) yet')
    expect((await readUnit(cms, id)).map(({ locale }) => locale)).toEqual(['ar', 'de'])
  })

  it('cannot take down, discard, delete or create', async () => {
    const id = units[8] as string
    const before = await readUnit(cms, id)
    const sales = as('sales')
    const answer = await sales('POST', at(UNIT, `/${id}/actions/unpublish`), {})
    expect(`${answer.status} ${answer.body.error?.message}`).toBe(
      '403 Your role changes price, availability here, so this is for an editor to do.',
    )
    const bulk = { documentIds: [id], locale: ['en'] }
    for (const [method, path, body] of [
      ['POST', at(UNIT, '/actions/bulkUnpublish'), bulk],
      ['POST', at(UNIT, `/${id}/actions/discard`), {}],
      ['DELETE', at(UNIT, `/${id}`), undefined],
      ['POST', at(UNIT, '/actions/bulkDelete'), bulk],
      ['POST', at(UNIT), { price: 1 }],
      ['POST', at(TAG, `/${await tag()}/actions/publish`), {}],
    ] as const) {
      expect(`${path} ${(await sales(method, path, body)).status}`).toBe(`${path} 403`)
    }
    expect(await readUnit(cms, id)).toEqual(before)
  })
})
