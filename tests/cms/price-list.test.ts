import { spawnSync } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import type { Outcome } from '#scripts/import/send-list.ts'
import type { PriceLists } from '../../cms/src/price-list/price-list-answer.ts'
import { call, type Entries, type Failure } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { panelToken } from './panel-token.ts'
import { csvOf, sendFile } from './send-file.ts'
import { listenForWebhooks, type Receiver } from './webhook-receiver.ts'

const uid = 'api::unit.unit'

let receiver: Receiver
let feed: Server
/** What the stock system says; it is asked again at each quarter of an hour, whatever is tested then. */
let stock = [
  { number: '7101', project: 'skyline-one', status: 'reserved' },
  { number: '0507', project: 'harbour-lights', price: 3_111_111 },
]
/** The stock system answers once somebody else's list has come in. */
const { promise: silent, resolve: speak } = Promise.withResolvers<void>()
let asked: string | undefined
let cms: RunningCms
let editor: Editor

beforeAll(async () => {
  receiver = await listenForWebhooks()
  feed = createServer(async (request, response) => {
    asked = request.headers.authorization
    await silent
    response.end(JSON.stringify(stock))
  })
  await new Promise<void>((done) => feed.listen(0, '127.0.0.1', done))
  const { port } = feed.address() as AddressInfo
  const env = {
    SITE_URL: receiver.url,
    PRICE_FEED_URL: `http://127.0.0.1:${port}/stock`,
    PRICE_FEED_TOKEN: 'of-the-stock',
  }
  cms = await ownCms('price-list', { template: inject('cmsTemplate'), env })
  editor = await signInEditor(cms)
})
afterAll(async () => {
  await cms?.stop()
  await receiver?.stop()
  feed?.close()
})

/** What visitors get of a home, in each language. */
const home = async (slug: string) => {
  const [en] = (await call<Entries>(`${cms.url}/api/units?filters[slug][$eq]=${slug}`)).body.data
  const { documentId } = en as { documentId: string }
  const read = async (locale: string) =>
    (
      await call<{ data: Record<string, unknown> }>(
        `${cms.url}/api/units/${documentId}?locale=${locale}`,
      )
    ).body.data
  const languages = await Promise.all(['en', 'ar', 'de'].map(read))
  return {
    documentId,
    values: languages.map(({ price, availability }) => `${price} ${availability}`),
  }
}
const state = async () =>
  (await call<{ state: string }>(`${cms.url}/api/content-versions`, { token: cms.token })).body
    .state

type Cells = Record<string, string | number>

const send = (lines: Cells[], { dryRun = false, token = cms.priceToken } = {}) =>
  sendFile<Outcome>(`${cms.url}/api/price-list`, { token, dryRun, content: csvOf(lines) })
const undo = (dryRun = false) =>
  call<Outcome>(`${cms.url}/api/price-list/undo`, {
    method: 'POST',
    token: cms.priceToken,
    body: { dryRun },
  })
const line = (number: string, project: string, more: Cells): Cells => ({ number, project, ...more })

/** What the site was told of homes since it was last asked. */
const told = () =>
  receiver.received.filter(({ body }) => body.event === 'entry.publish' && body.uid === uid)

it('the feed of a stock system is taken at the start, and stands between nobody and the list that they take back', async () => {
  const before = await home('palm-court-101')
  const theirs = await send([line('101', 'palm-court', { price: 1_234_567 })])
  expect(theirs.body).toMatchObject({ written: true })
  await expect.poll(() => asked).toBe('Bearer of-the-stock')
  speak()
  await expect
    .poll(async () => (await home('skyline-one-7101')).values.every((it) => /reserved$/.test(it)), {
      timeout: 90_000,
    })
    .toBe(true)
  stock = []
  await expect.poll(() => told().length).toBe(2)
  const back = (await undo()).body
  expect(back).toMatchObject({ written: true, changes: [{ after: { price: 1_390_000 } }] })
  expect((await home('palm-court-101')).values).toEqual(before.values)
  expect((await home('skyline-one-7101')).values[0]).toMatch(/ reserved$/)
  expect((await undo()).body).toMatchObject({ written: false, at: null })
  await expect.poll(() => told().length).toBe(3)
  receiver.received.length = 0
})

describe('a price list', () => {
  it('changes nothing in a dry run, then all of it in every language, tells the site once, and can be taken back', async () => {
    const before = await home('marina-crest-1204')
    const other = await home('harbour-lights-0507')
    const known = await state()
    const lines = [
      line('1204', 'marina-crest', { price: '2,390,000', status: 'Vorgemerkt' }),
      line('0507', 'harbour-lights', { price: 3_500_000 }),
    ]
    const dry = await send(lines, { dryRun: true })
    expect([dry.status, dry.body.written, dry.body.changes.length]).toEqual([200, false, 2])
    expect(await state()).toBe(known)

    const sent = await send(lines)
    expect(sent.body).toMatchObject({ written: true, problems: [] })
    expect((await home('marina-crest-1204')).values).toEqual(Array(3).fill('2390000 onHold'))
    expect((await home('harbour-lights-0507')).values[2]).toMatch(/^3500000 /)
    expect(await state()).not.toBe(known)
    const { documentId } = before
    const draft = await editor.read({ uid, documentId, locale: 'de' })
    expect(draft).toMatchObject({ price: 2_390_000, status: 'published' })
    await expect.poll(() => told().length).toBe(1)

    expect((await send(lines)).body).toMatchObject({ written: false, changes: [], same: 2 })

    expect((await undo(true)).body).toMatchObject({ written: false, problems: [] })
    expect((await undo()).body).toMatchObject({ written: true })
    expect((await home('marina-crest-1204')).values).toEqual(before.values)
    expect((await home('harbour-lights-0507')).values).toEqual(other.values)
    expect(await state()).toBe(known)
    expect((await undo()).body).toMatchObject({ written: false, at: null })
    await expect.poll(() => told().length).toBe(2)
  })

  it('with something wrong in it changes nothing at all', async () => {
    const known = await state()
    const { body } = await send([
      line('1204', 'marina-crest', { price: 1 }),
      line('nowhere', 'marina-crest', { price: 1 }),
    ])
    expect(body.written).toBe(false)
    expect(body.problems.map((it) => [it.line, it.column])).toEqual([[3, 'number']])
    const areas = await send([line('1204', 'marina-crest', { area: 5 })])
    expect(areas.body.problems).toMatchObject([
      {
        line: 2,
        problem: expect.stringContaining('is not what Inner area and Balcony are together'),
      },
    ])
    expect(await state()).toBe(known)
  })

  it('leaves what is not published yet a draft, and a later change of an editor is not taken back', async () => {
    const { documentId } = await home('marina-crest-1204')
    const place = { uid, documentId, locale: 'en' }
    const { summary } = (await editor.read(place)) as unknown as { summary: string }
    await editor.save(place, { summary: 'Half written' })
    await send([line('1204', 'marina-crest', { price: 2_222_222 })])
    const { body } = await call<{ data: { price: number; summary: string } }>(
      `${cms.url}/api/units/${documentId}`,
    )
    expect(body.data).toMatchObject({ price: 2_222_222, summary })
    expect(await editor.read(place)).toMatchObject({
      ...{ price: 2_222_222, summary: 'Half written', status: 'modified' },
    })
    await editor.save(place, { price: 2_300_000 })
    await editor.publish(place)
    const back = await undo()
    expect(back.body).toMatchObject({ written: false, changes: [] })
    expect(back.body.problems).toMatchObject([
      { problem: expect.stringContaining('has been changed since: price is 2300000') },
    ])
  })

  it('is read while somebody writes the words of a state, which have no text yet', async () => {
    const words = { uid: 'api::translation.translation', locale: 'de' }
    const { entries } = (await editor.readSingle(words)) as unknown as { entries: object[] }
    const unwritten = { key: 'unit.availability.sold' }
    await editor.saveSingle(words, { entries: [...entries, unwritten] })
    const { status, body } = await send([line('1204', 'marina-crest', { status: 'Vorgemerkt' })], {
      dryRun: true,
    })
    await editor.saveSingle(words, { entries })
    expect([status, body.problems]).toEqual([200, []])
    expect(body.changes).toMatchObject([{ after: { availability: 'onHold' } }])
  })

  it('is for its token alone, and nothing but a list is taken', async () => {
    const lines = [line('1204', 'marina-crest', { price: 5 })]
    for (const token of [cms.token, cms.draftToken, 'x']) {
      expect([401, 403]).toContain((await send(lines, { token })).status)
    }
    const units = await call(`${cms.url}/api/units`, { token: cms.priceToken })
    expect(units.status).toBe(403)
    const url = `${cms.url}/api/price-list`
    const said = (answer: { body: unknown }) => (answer.body as Failure).error.message
    const nothing = await call<Failure>(url, { method: 'POST', token: cms.priceToken, body: {} })
    expect([nothing.status, said(nothing)]).toEqual([
      400,
      'One file is needed, in the field “files”.',
    ])
    const wrong = await sendFile(url, { token: cms.priceToken, content: 'x', name: 'prices.pdf' })
    expect([wrong.status, said(wrong)]).toEqual([
      400,
      'prices.pdf is a PDF. Take the spreadsheet that it was made from.',
    ])
  })

  it('is sent from a file by a command, which says what was wrong where', async () => {
    const file = join(cms.dataDir, 'prices.csv')
    const run = (...args: string[]) => {
      const { status, stdout, stderr } = spawnSync(
        process.execPath,
        ['scripts/run.mjs', 'import', ...args],
        {
          encoding: 'utf8',
          env: { ...process.env, CMS_URL: cms.url, CMS_PRICE_TOKEN: cms.priceToken },
        },
      )
      return { status, said: stdout + stderr }
    }
    await writeFile(file, 'number;project;price\n101;palm-court;1.400.000\n')
    const dry = run(file, '--dry-run')
    expect(dry).toMatchObject({
      status: 0,
      said: expect.stringContaining('price 1390000 → 1400000'),
    })
    expect(dry.said).toContain('1 home would change, 0 are the same.')
    expect(run(file).said).toContain('1 home changed and published')
    await writeFile(file, 'number;project;price\n101;palm-court;cheap\n')
    const wrong = run(file)
    expect(wrong.status).toBe(1)
    expect(wrong.said).toContain('line 2, column “price”: “cheap” is no number.')
    expect(run('--undo').said).toContain('price 1400000 → 1390000')
    expect(run('--undo')).toMatchObject({
      status: 1,
      said: expect.stringContaining('There is no list to take back: '),
    })
    expect(run()).toMatchObject({
      status: 1,
      said: expect.stringContaining('npm run import -- prices.csv'),
    })
  })
})

describe('in the panel', () => {
  const lists = `/price-lists`
  const asRole = async (role: string) => {
    const { password } = cms.staff
    return panelToken({ url: cms.url, admin: { email: `${role}@site.example`, password } })
  }
  const remembered = async (token: string) =>
    (await call<PriceLists>(`${cms.url}${lists}`, { token })).body

  it('an editor brings in what was seen, which is remembered, and takes back what anybody brought in', async () => {
    const token = await asRole('editor')
    const before = await home('marina-crest-1204')
    const take = (price: number, more: { dryRun?: boolean; seen?: string }) =>
      sendFile<Outcome & { seen: string }>(`${cms.url}${lists}`, {
        ...{ token, name: 'March.csv', ...more },
        content: csvOf([line('1204', 'marina-crest', { price })]),
      })
    const { seen } = (await take(1_900_001, { dryRun: true })).body
    const other = await take(1_900_002, { seen })
    expect([other.status, (other.body as unknown as Failure).error.message]).toEqual([
      409,
      'The homes have been changed since you looked. Look at what would change now.',
    ])
    expect((await home('marina-crest-1204')).values).toEqual(before.values)
    expect((await take(1_900_001, { seen })).body).toMatchObject({ written: true })
    expect((await home('marina-crest-1204')).values[1]).toMatch(/^1900001 /)

    const { imports } = await remembered(token)
    const [mine] = imports
    const by = expect.stringMatching(/^\w+/)
    const at = expect.stringMatching(/^\d{4}-.*Z$/)
    expect(mine).toEqual({ at, by, file: 'March.csv', homes: 1, takenBack: null })
    const back = (of: string | undefined) =>
      call<Outcome & Failure>(`${cms.url}${lists}/undo`, { method: 'POST', token, body: { of } })

    const stocks = imports.find(({ by }) => by === 'Stock system')
    expect((await back(stocks?.at)).body).toMatchObject({ written: true })
    expect((await home('skyline-one-7101')).values[0]).not.toMatch(/ reserved$/)

    expect((await back(mine?.at)).body).toMatchObject({ written: true })
    expect((await home('marina-crest-1204')).values).toEqual(before.values)
    const after = (await remembered(token)).imports
    expect(after[0]?.takenBack).toMatchObject({ by: mine?.by })
    const again = await back(mine?.at)
    expect([again.status, again.body.error.message]).toEqual([
      409,
      'This list has been taken back already, or is too old to be remembered.',
    ])
  })

  it('a list below a newer one of the same homes waits for that one', async () => {
    const token = await asRole('editor')
    const before = await home('palm-court-101')
    const take = (price: number) =>
      sendFile<Outcome>(`${cms.url}${lists}`, {
        ...{ token, content: csvOf([line('101', 'palm-court', { price })]) },
      })
    await take(1_500_000)
    await take(1_600_000)
    const [newer, older] = (await remembered(token)).imports
    const back = async (of: string | undefined) =>
      (await call<Outcome>(`${cms.url}${lists}/undo`, { method: 'POST', token, body: { of } })).body
    expect((await back(older?.at)).problems).toMatchObject([
      { problem: expect.stringContaining('has been changed since: price is 1600000') },
    ])
    expect(await back(newer?.at)).toMatchObject({ written: true })
    expect(await back(older?.at)).toMatchObject({ written: true })
    expect((await home('palm-court-101')).values).toEqual(before.values)
  })

  it('sales bring in prices and states, but no areas', async () => {
    const token = await asRole('sales')
    const take = (more: Cells) =>
      sendFile<Outcome>(`${cms.url}${lists}`, {
        ...{ token, content: csvOf([line('0507', 'harbour-lights', more)]) },
      })
    expect((await take({ price: 3_456_789, status: 'reserved' })).body.problems).toEqual([])
    const { written, problems } = (await take({ area: 99 })).body
    expect(written).toBe(false)
    expect(problems[0]).toEqual({
      ...{ line: 2, column: 'area' },
      problem: 'Your role changes price, availability here, so this is for an editor to do.',
    })
    expect((await home('harbour-lights-0507')).values).toEqual(Array(3).fill('3456789 reserved'))
  })

  it.each(['writer', 'nobody'])('%s sees and sends no list', async (role) => {
    const token = role === 'nobody' ? cms.priceToken : await asRole(role)
    const refused = role === 'nobody' ? 401 : 403
    const content = csvOf([line('0507', 'harbour-lights', { price: 1 })])
    expect((await sendFile(`${cms.url}${lists}`, { token, content })).status).toBe(refused)
    expect((await call(`${cms.url}${lists}`, { token })).status).toBe(refused)
    const undo = { method: 'POST', token, body: {} }
    expect((await call(`${cms.url}${lists}/undo`, undo)).status).toBe(refused)
  })
})
