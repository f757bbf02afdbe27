import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type RunningCms, startCms } from '#scripts/cms/start.ts'
import type { PriceLists } from '../../cms/src/price-list/price-list-answer.ts'
import { call, type Entries } from './call.ts'
import { type Home, ownHome } from './own-cms.ts'
import { panelToken } from './panel-token.ts'

const HOME = { number: '1204', project: 'marina-crest' }

let home: Home
let cms: RunningCms | undefined
/** What the stock system says; the CMS asks it at each start. */
let stock: object[] = []
const feed = createServer((_request, response) => response.end(JSON.stringify(stock)))

beforeAll(async () => {
  await new Promise<void>((done) => feed.listen(0, '127.0.0.1', done))
  const { port } = feed.address() as AddressInfo
  const env = { PRICE_FEED_URL: `http://127.0.0.1:${port}/stock` }
  home = await ownHome('price-feed', { template: inject('cmsTemplate'), env })
})

afterAll(async () => {
  await cms?.stop()
  await home?.remove()
  feed.close()
})

/** Starts the CMS anew while the stock system has a list. */
const startWith = async (list: object[]): Promise<RunningCms> => {
  await cms?.stop()
  stock = list
  cms = await startCms(home.options)
  return cms
}

const log = () => readFile(join(home.options.dataDir, 'strapi.log'), 'utf8')

const priceOf = async ({ url }: RunningCms): Promise<number> => {
  const { body } = await call<Entries>(`${url}/api/units?filters[slug][$eq]=marina-crest-1204`)
  return (body.data[0] as unknown as { price: number }).price
}

it('a list with a big jump waits for a person; one that was taken back is not taken again', async () => {
  const tenth = await startWith([
    { ...HOME, price: 315_000 },
    { number: '0507', project: 'harbour-lights', status: 'sold' },
  ])
  await expect.poll(log, { timeout: 90_000 }).toMatch(/were not taken: Home 1, price: .*-90 %/)
  const before = await priceOf(tenth)
  expect(before).toBe(3_150_000)
  const since = expect.stringMatching(/^\d{4}-\d\d-\d\dT/)
  const jump = expect.stringMatching(/^Home 1, price: .*-90 %.*Price lists/)
  const token = await panelToken(tenth)
  const listsOf = async ({ url }: RunningCms) =>
    (await call<PriceLists>(`${url}/price-lists`, { token })).body
  await expect.poll(() => listsOf(tenth)).toMatchObject({ feed: { since, wrong: [jump] } })

  const right = [{ ...HOME, price: 3_100_000 }]
  const taking = await startWith(right)
  await expect.poll(() => priceOf(taking), { timeout: 90_000 }).toBe(3_100_000)
  await expect.poll(() => listsOf(taking)).toMatchObject({ feed: null })
  const { imports } = await listsOf(taking)
  expect(imports).toMatchObject([{ by: 'Stock system', homes: 1 }])
  const of = imports[0]?.at
  await call(`${taking.url}/price-lists/undo`, { method: 'POST', token, body: { of } })
  expect(await priceOf(taking)).toBe(before)

  const again = await startWith(right)
  await expect.poll(log, { timeout: 90_000 }).toMatch(/were not taken: This list was taken back/)
  expect(await priceOf(again)).toBe(before)
  const back = [expect.stringMatching(/^This list was taken back/)]
  await expect.poll(() => listsOf(again)).toMatchObject({ feed: { wrong: back } })

  const other = await startWith([{ ...HOME, price: 3_200_000 }])
  await expect.poll(() => priceOf(other), { timeout: 90_000 }).toBe(3_200_000)

  const wrong = Array.from({ length: 12 }, (_, at) => ({ number: `nowhere-${at}`, price: 1 }))
  const last = await startWith(wrong)
  await expect
    .poll(async () => (await listsOf(last)).feed?.wrong, { timeout: 90_000 })
    .toEqual([...Array(10).fill(expect.stringContaining('No home has')), 'And 2 more.'])
})
