import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import { call, type Entries, type Failure } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'

const TIMEOUT = Math.max(SOAK_TIMEOUT, 180_000)
const [UNIT, CURRENCY, JOB] = ['api::unit.unit', 'api::currency.currency', 'api::job.job'] as const

let cms: RunningCms
let editor: Editor
let unit: { uid: string; documentId: string; locale: string }

beforeAll(async () => {
  const env = { TZ: 'Europe/Berlin' }
  cms = await ownCms('stored-values', { template: inject('cmsTemplate'), env })
  editor = await signInEditor(cms)
  const { body } = await call<Entries>(`${cms.url}/api/units?sort=documentId`)
  unit = { uid: UNIT, documentId: body.data[0]?.documentId ?? '', locale: 'en' }
})
afterAll(() => cms?.stop())

/** What is published of the unit after these values were. */
async function published(values: object): Promise<Record<string, unknown>> {
  await editor.save(unit, values)
  await editor.publish(unit)
  const { body } = await call<{ data: Record<string, unknown> }>(
    `${cms.url}/api/units/${unit.documentId}?locale=en`,
  )
  return body.data
}

describe('what an editor writes is what the CMS gives', () => {
  it.each([0.2723, 0.000001, 3.672499999999999, 123_456_789.123_456_78, 2_147_483_648])(
    'a rate of %d',
    async (rate) => {
      const currency = { uid: CURRENCY }
      const { currencies } = (await editor.readSingle(currency)) as unknown as {
        currencies: { code: string; rate: number }[]
      }
      const changed = currencies.map((each, index) => (index === 0 ? { ...each, rate } : each))
      await editor.saveSingle(currency, { currencies: changed })
      await editor.publishSingle(currency)
      const { body } = await call<{ data: { currencies: { rate: unknown }[] } }>(
        `${cms.url}/api/currency?populate=currencies`,
      )
      expect(body.data.currencies[0]?.rate).toBe(rate)
    },
  )

  it.each([2_147_483_647, 2_147_483_648, 250_000_000_000, Number.MAX_SAFE_INTEGER])(
    'a price of %d',
    async (price) => {
      expect((await published({ price })).price).toBe(price)
    },
  )

  it('a text of one line, of up to 255 characters, and no longer one', async () => {
    const title = 'Отель у моря '.repeat(40).slice(0, 255)
    expect((await published({ title, number: title })).title).toBe(title)
    await expect(editor.save(unit, { title: `${title}!` })).rejects.toThrow('255')
  })

  it('any number, text and text of one line', { timeout: TIMEOUT }, async () => {
    const text = fc
      .string({ unit: 'binary', minLength: 1, maxLength: 120 })
      .filter((it) => !it.includes('\0'))
    const values = fc.record({
      area: fc.double({ min: 0, noNaN: true, noDefaultInfinity: true }).map((it) => it + 0),
      price: fc.maxSafeNat(),
      title: text,
      summary: text,
      text,
    })
    const check = fc.asyncProperty(values, async (values) => {
      const anyArea = { innerArea: null, balconyArea: null }
      expect(await published({ ...values, ...anyArea })).toMatchObject(values)
    })
    await fc.assert(check, { numRuns: runs({ test: 8, soak: 300 }) })
  })

  it('a moment, to the millisecond, in the hour that a summer gives back too', async () => {
    for (const publishAt of ['2031-10-26T00:30:00.123Z', '2031-10-26T01:30:00.001Z']) {
      await editor.save(unit, { publishAt })
      expect(await editor.read(unit)).toMatchObject({ publishAt })
    }
    await editor.save(unit, { publishAt: null })
  })

  it('a day', async () => {
    const { body } = await call<Entries>(`${cms.url}/api/jobs?sort=documentId`)
    const job = { uid: JOB, documentId: body.data[0]?.documentId ?? '', locale: 'en' }
    for (const date of ['1900-01-01', '2024-02-29', '9999-12-31']) {
      expect(await editor.save(job, { date })).toMatchObject({ date })
    }
  })
})

describe('what no database can store is refused with a sentence', () => {
  it('a text with the character NUL', async () => {
    await expect(editor.save(unit, { title: 'No\0thing' })).rejects.toThrow(
      'character NUL (code 0)',
    )
    const query = encodeURIComponent('No\0thing')
    for (const path of [`tags?filters[title][$eq]=${query}`, `tags/${query}`]) {
      const { status, body } = await call<Failure>(`${cms.url}/api/${path}`)
      expect([status, body.error.message]).toEqual([400, expect.stringContaining('NUL (code 0)')])
    }
    const login = { identifier: 'a\0b', password: 'x' }
    const answer = await call(`${cms.url}/api/auth/local`, { method: 'POST', body: login })
    expect(answer.status).toBe(400)
  })

  it.each([
    'filters[id][$eq]=99999999999999999999',
    'filters[id][$eq]=one',
    'filters[createdAt][$gt]=999999-01-01',
    'filters[title][$contains]=%F0%9F%98%80%25_',
  ])('and nothing that a stranger asks breaks it: %s', async (query) => {
    const { status } = await call(`${cms.url}/api/tags?${query}`)
    expect(status).toBeLessThan(500)
  })

  it('an account whose name or address no column holds', async () => {
    const account = {
      username: 'u'.repeat(300),
      email: 'long@mira.example',
      password: 'Long-enough-7',
    }
    const register = (body: object) =>
      call<Failure>(`${cms.url}/api/auth/local/register`, { method: 'POST', body })
    expect((await register(account)).status).toBe(400)
    const email = `${'e'.repeat(300)}@mira.example`
    expect((await register({ ...account, username: 'short', email })).status).toBe(400)
  })
})
