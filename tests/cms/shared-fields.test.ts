import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { signInAs } from './panel.ts'
import { LANGUAGES, readUnit } from './shared-fields.ts'
import { listenForWebhooks, type Receiver } from './webhook-receiver.ts'

const [UNIT, AMENITY, PAGE, PROJECT] = ['unit', 'amenity', 'page', 'project'].map(
  (name) => `api::${name}.${name}`,
) as [string, string, string, string]

let receiver: Receiver
let cms: RunningCms
let editor: Editor
let units: string[]
let amenities: string[]

beforeAll(async () => {
  receiver = await listenForWebhooks()
  cms = await ownCms('shared', { template: inject('cmsTemplate'), env: { SITE_URL: receiver.url } })
  editor = await signInEditor(cms)
  units = await idsOf('units')
  amenities = await idsOf('amenities')
})

afterAll(async () => {
  await cms?.stop()
  await receiver?.stop()
})

async function idsOf(path: string): Promise<string[]> {
  const { body } = await call<Entries>(
    `${cms.url}/api/${path}?pagination[pageSize]=100&sort=documentId`,
    { token: cms.token },
  )
  return body.data.map(({ documentId }) => documentId)
}

/** Another unit for each test. */
const fresh = () => units.shift() as string

const statusOf = async (documentId: string, locale: string) =>
  (await editor.read({ uid: UNIT, documentId, locale }))?.status

const prices = async (documentId: string) =>
  (await readUnit(cms, documentId)).map(({ shared }) => JSON.parse(shared.scalars)[5])

describe('publishing a unit in one language', () => {
  it('brings its price and availability to all languages, and no text that waits', async () => {
    const documentId = fresh()
    const [en, ar] = ['en', 'ar'].map((locale) => ({ uid: UNIT, documentId, locale })) as [
      { uid: string; documentId: string; locale: string },
      { uid: string; documentId: string; locale: string },
    ]
    const before = await readUnit(cms, documentId)
    await editor.save(ar, { summary: 'Half of a sent' })
    await editor.save(en, { price: 4_321_000, availability: 'sold' })
    expect(await prices(documentId)).not.toContain(4_321_000)
    await editor.publish(en)

    const after = await readUnit(cms, documentId)
    expect(await prices(documentId)).toEqual([4_321_000, 4_321_000, 4_321_000])
    expect(new Set(after.map(({ shared }) => shared.scalars)).size).toBe(1)
    expect(after.map(({ summary }) => summary)).toEqual(before.map(({ summary }) => summary))
    expect(await Promise.all(LANGUAGES.map((locale) => statusOf(documentId, locale)))).toEqual([
      'published',
      'modified',
      'published',
    ])
  })

  it('brings relations and files too', async () => {
    const documentId = fresh()
    const place = { uid: UNIT, documentId, locale: 'de' }
    const set = amenities.slice(0, 3).reverse()
    await editor.save(place, {
      amenities: { set: set.map((id) => ({ documentId: id, locale: 'de' })) },
      floors: { set: [] },
      plan: null,
    })
    await editor.publish(place)
    const after = await readUnit(cms, documentId)
    for (const { shared } of after) {
      expect(shared).toMatchObject({ amenities: set, floors: [], plan: '' })
    }
    expect(after).toHaveLength(3)
  })

  it('does so through the interface as well', async () => {
    const documentId = fresh()
    const admin = await signInAs(cms, 'admin')
    const wanted = { name: 'Test', description: '', type: 'full-access', lifespan: null }
    const made = await admin('POST', '/admin/api-tokens', wanted)
    const answer = await call(`${cms.url}/api/units/${documentId}?locale=ar`, {
      method: 'PUT',
      token: made.body.data?.accessKey as string,
      body: { data: { price: 6_006_006 } },
    })
    expect(answer.status).toBe(200)
    expect(await prices(documentId)).toEqual([6_006_006, 6_006_006, 6_006_006])
  })

  it('tells the site once', async () => {
    const documentId = fresh()
    await editor.save({ uid: UNIT, documentId, locale: 'en' }, { price: 7_000_001 })
    await editor.publish({ uid: UNIT, documentId, locale: 'en' })
    await receiver.next(
      ({ body }) => body.event === 'entry.publish' && body.entry?.documentId === documentId,
    )
    const calls = receiver.received.filter(
      ({ body }) => body.entry?.documentId === documentId && body.entry?.publishedAt,
    )
    expect(calls).toHaveLength(1)
  })

  it('tells the site once, too, when sales publish the price alone', async () => {
    const documentId = fresh()
    const sales = await signInAs(cms, 'sales')
    const path = `/content-manager/collection-types/${UNIT}/${documentId}`
    await sales('POST', `${path}/actions/publish?locale=ar`, { price: 7_000_003 })
    const isTold = ({ body }: Receiver['received'][number]) =>
      body.event === 'entry.publish' && body.entry?.documentId === documentId
    const told = await receiver.next(isTold)
    expect(told.body.entry).toMatchObject({ locale: 'ar', publishedAt: expect.any(String) })
    expect(receiver.received.filter(isTold)).toHaveLength(1)
  })

  it('is seen by the versions that the build asks for', async () => {
    const versions = async () => {
      const { body } = await call<{ types: Record<string, [string, string, string][]> }>(
        `${cms.url}/api/content-versions`,
        { token: cms.token },
      )
      return body.types.units ?? []
    }
    const documentId = fresh()
    const before = await versions()
    await editor.save({ uid: UNIT, documentId, locale: 'ar' }, { price: 7_000_002 })
    await editor.publish({ uid: UNIT, documentId, locale: 'ar' })
    const changed = (await versions()).filter(
      (one) => !before.some((other) => other.join() === one.join()),
    )
    expect(changed.map(([id, locale]) => `${id} ${locale}`).sort()).toEqual(
      LANGUAGES.map((locale) => `${documentId} ${locale}`).sort(),
    )
  })
})

describe('a language that is added to an entry', () => {
  it('starts with what the others share, as their drafts have it', async () => {
    const documentId = fresh()
    await editor.remove({ uid: UNIT, documentId, locale: 'de' })
    await editor.save({ uid: UNIT, documentId, locale: 'en' }, { price: 9_990_000 })
    const texts = { title: 'Neu', slug: `neu-${documentId}`, summary: 'Neu', text: 'Neu' }
    const empty = { connect: [], disconnect: [] }
    await editor.save({ uid: UNIT, documentId, locale: 'de' }, { ...texts, amenities: empty })
    const drafts = await readUnit(cms, documentId, 'draft')
    expect(new Set(drafts.map(({ shared }) => JSON.stringify(shared))).size).toBe(1)
    expect(JSON.parse(drafts[0]?.shared.scalars ?? '')[5]).toBe(9_990_000)
    expect(drafts[0]?.shared.amenities.length).toBeGreaterThan(0)
    await editor.publish({ uid: UNIT, documentId, locale: 'de' })
    expect(await prices(documentId)).toEqual([9_990_000, 9_990_000, 9_990_000])
  })
})

describe('a related entry', () => {
  it('that is published again, or first, in a language is shown where it belongs', async () => {
    const amenity = amenities[0] as string
    const withIt = async () => {
      const all = await Promise.all(units.slice(0, 12).map((id) => readUnit(cms, id)))
      return all.map((seen) => seen.map(({ shared }) => shared.amenities.join()))
    }
    const before = await withIt()
    expect(before.flat().join()).toContain(amenity)
    await editor.unpublish({ uid: AMENITY, documentId: amenity, locale: 'de' })
    expect(await withIt()).not.toEqual(before)
    await editor.publish({ uid: AMENITY, documentId: amenity, locale: 'de' })
    expect(await withIt()).toEqual(before)
  })

  it('that exists in one language alone stays there', async () => {
    const documentId = await editor.create(
      'api::article.article',
      { title: 'Nur', slug: 'nur', date: '2026-01-01', summary: 'S', text: 'T' },
      'de',
    )
    const [tag] = await idsOf('tags')
    const links = { connect: [{ documentId: tag, locale: 'de' }] }
    await editor.save({ uid: 'api::article.article', documentId, locale: 'de' }, { tags: links })
    await editor.save(
      { uid: 'api::tag.tag', documentId: tag as string, locale: 'en' },
      { title: 'Renamed' },
    )
    await editor.publish({ uid: 'api::tag.tag', documentId: tag as string, locale: 'en' })
    const { body } = await call<{ data: { tags: { documentId: string }[] } }>(
      `${cms.url}/api/articles/${documentId}?locale=de&status=draft&populate=tags`,
      { token: cms.draftToken },
    )
    expect(body.data.tags.map((one) => one.documentId)).toEqual([tag])
  })
})

it('a publication that cannot be carried into another language does not happen at all', async () => {
  const { body } = await call<Entries>(`${cms.url}/api/pages?pagination[pageSize]=100&locale=ar`)
  const plain = body.data.filter(({ kind }) => kind === 'page')
  const slug = String(plain[0]?.slug)
  const documentId = await editor.create(PAGE, page({ slug: 'a-draft', kind: 'page' }))
  await editor.publish({ uid: PAGE, documentId, locale: 'en' })
  await editor.save({ uid: PAGE, documentId, locale: 'ar' }, page({ slug, kind: 'units' }))
  const refusal = editor.publish({ uid: PAGE, documentId, locale: 'ar' })
  await expect(refusal).rejects.toThrow('belongs to')
  const kinds = await call<Entries>(
    `${cms.url}/api/pages?filters[documentId]=${documentId}&locale=*`,
  )
  expect(kinds.body.data.map(({ locale, kind }) => `${locale} ${kind}`)).toEqual(['en page'])
})

const page = (fields: object) => ({
  ...{ title: 'Page', layout: 'default', guard: 'none', seo: { title: 'T', description: 'D' } },
  ...fields,
})

it('units follow their project from its side, in every language', async () => {
  const [first] = await idsOf('projects')
  const documentId = fresh()
  const place = { uid: PROJECT, documentId: first as string, locale: 'en' }
  await editor.save(place, { units: { connect: [{ documentId, locale: 'en' }] } })
  await editor.publish(place)
  const projects = (await readUnit(cms, documentId)).map(({ shared }) => shared.project)
  expect(projects).toEqual([first, first, first])
})
