import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { startCms } from '#scripts/cms/start.ts'
import type { HomeChange } from '../../cms/src/home-history/history-answer.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownHome } from './own-cms.ts'
import { type Panel, signInAs } from './panel.ts'
import { sendFile } from './send-file.ts'

const uid = 'api::unit.unit'

let home: Awaited<ReturnType<typeof ownHome>>
let cms: RunningCms
let editor: Editor
let sales: Panel

const start = async () => {
  cms = await startCms(home.options)
  editor = await signInEditor(cms)
  sales = await signInAs(cms, 'sales')
}

beforeAll(async () => {
  home = await ownHome('home-history', { template: inject('cmsTemplate') })
  await start()
})
afterAll(async () => {
  await cms?.stop()
  await home?.remove()
})

const idOf = async (slug: string): Promise<string> => {
  const { body } = await call<Entries>(`${cms.url}/api/units?filters[slug][$eq]=${slug}`)
  return body.data[0]?.documentId as string
}

const changes = async (id: string): Promise<HomeChange[]> => {
  const { status, body } = await sales<{ changes: HomeChange[] }>('GET', `/home-history?id=${id}`)
  expect(status).toBe(200)
  return body.changes
}

const at = (id: string, rest = '') =>
  `/content-manager/collection-types/${uid}/${id}${rest}?locale=en`

describe('the history of a home', () => {
  it('says who changed price and status on the site, from what to what, once for all languages', async () => {
    const id = await idOf('marina-crest-1204')
    expect(await changes(id)).toEqual([])
    const { price, availability } = (await editor.read({ uid, documentId: id, locale: 'en' })) as {
      price?: number
      availability?: string
    }
    const data = { price: 2_345_678, availability: 'reserved' }
    await sales('PUT', at(id), data)
    expect(await changes(id)).toEqual([])
    expect((await sales('POST', at(id, '/actions/publish'), data)).status).toBe(200)
    const [change, ...others] = await changes(id)
    expect(others).toEqual([])
    expect(change).toEqual({
      at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      ...{ cause: 'panel', who: expect.stringMatching(/\w/) },
      before: { price, availability, priceOnRequest: false },
      after: { price: 2_345_678, availability: 'reserved', priceOnRequest: false },
    })
    expect(Math.abs(Date.parse(change?.at ?? '') - Date.now())).toBeLessThan(60_000)
  })

  it('has nothing of a change of texts, and what is taken down and put up again', async () => {
    const id = await idOf('harbour-lights-0507')
    const place = { uid, documentId: id, locale: 'en' }
    await editor.publish(place, { summary: 'Another summary' })
    expect(await changes(id)).toEqual([])
    await editor.unpublish(place)
    expect(await changes(id)).toEqual([])
    for (const locale of ['ar', 'de']) await editor.unpublish({ ...place, locale })
    const [down] = await changes(id)
    expect(down).toMatchObject({ before: { priceOnRequest: false }, after: null })
    await editor.publish(place, { priceOnRequest: true })
    const [up] = await changes(id)
    expect(up).toMatchObject({ before: null, after: { priceOnRequest: true } })
  })

  it('has what a price list changed, and that it was taken back', async () => {
    const id = await idOf('palm-court-101')
    const content = 'number,project,price\n101,palm-court,1400000\n'
    const token = cms.priceToken
    const url = `${cms.url}/api/price-list`
    await sendFile(url, { token, content, dryRun: true })
    expect(await changes(id)).toEqual([])
    await sendFile(url, { token, content, dryRun: false })
    await call(`${url}/undo`, { method: 'POST', token, body: {} })
    const [back, list] = await changes(id)
    expect(list?.after?.price).toBe(1_400_000)
    expect(list).toMatchObject({
      cause: 'price list',
      who: expect.stringMatching(/^npm run import, \S+/),
    })
    expect(back).toMatchObject({ cause: 'price list undone', before: { price: 1_400_000 } })
    expect(back?.after).toEqual(list?.before)
  })

  it('is bounded, is forgotten with the home, and outlives a restart', async () => {
    const id = await idOf('dune-house-102')
    const token = cms.priceToken
    for (let price = 1; price <= 103; price++) {
      const content = `id,price\n${id},${1_000_000 + price}\n`
      await sendFile(`${cms.url}/api/price-list`, { token, content, dryRun: false })
    }
    const kept = await changes(id)
    expect(kept).toHaveLength(100)
    expect(kept[0]?.after?.price).toBe(1_000_103)
    expect(kept.at(-1)?.after?.price).toBe(1_000_004)

    await cms.stop()
    await start()
    expect(await changes(id)).toEqual(kept)
    expect((await sales('GET', at(id))).status).toBe(200)
    const deleted = `/content-manager/collection-types/${uid}/${id}?locale=*`
    expect((await (await signInAs(cms, 'editor'))('DELETE', deleted)).status).toBe(200)
    expect(await changes(id)).toEqual([])
  })

  it('is told to nobody outside of the panel', async () => {
    expect((await call(`${cms.url}/home-history?id=x`)).status).toBe(401)
    expect((await call(`${cms.url}/home-history?id=x`, { token: cms.token })).status).toBe(401)
    expect((await sales('GET', '/home-history')).status).toBe(400)
  })
})
