import { describe, expect, inject, it } from 'vitest'
import { type RunningCms, startCms } from '#scripts/cms/start.ts'
import { call, type Entries } from '../call.ts'
import { signInEditor } from '../editor.ts'
import { ownCms, ownHome } from '../own-cms.ts'
import { createDatabase, dropDatabase, query } from '../postgres.ts'
import { startPulling } from '../pulling.ts'
import { smallDemo } from '../small-demo.ts'

const UNIT = 'api::unit.unit'

/** The columns of numbers as Strapi alone makes them, as in an older database. */
const BEFORE = [
  'alter table components_settings_currencys alter column rate type decimal(10, 2)',
  'alter table components_shared_positions alter column x type decimal(10, 2)',
  'alter table units alter column area type decimal(10, 2), alter column price type integer',
  "update strapi_database_schema set hash = 'another'",
]

type Currency = { data: { currencies: { id: number; code: string; rate: number }[] } }

describe('a Postgres database whose columns cut numbers', () => {
  it('is changed at the start, keeps what it still has, and cuts no more', async () => {
    const { options, remove } = await ownHome('before', { template: inject('cmsTemplate') })
    const url = options.env?.DATABASE_URL ?? ''
    const [before] = (await query(url, 'select sum(price) as sum from units')).rows
    for (const sql of BEFORE) await query(url, sql)
    const cms = await startCms(options)
    try {
      const [after] = (await query(url, 'select sum(price) as sum from units')).rows
      expect(Number(after?.sum)).toBe(Number(before?.sum))
      const editor = await signInEditor(cms)
      const currency = { uid: 'api::currency.currency' }
      const read = () => call<Currency>(`${cms.url}/api/currency?populate=currencies`)
      expect((await read()).body.data.currencies.map(({ rate }) => rate)).toContain(0.27)
      const { currencies } = (await editor.readSingle(currency)) as unknown as Currency['data']
      const rates = currencies.map((each) => ({ ...each, rate: 0.2723 }))
      await editor.saveSingle(currency, { currencies: rates })
      await editor.publishSingle(currency)
      for (const { rate } of (await read()).body.data.currencies) expect(rate).toBe(0.2723)

      const { body } = await call<Entries>(`${cms.url}/api/units`)
      const unit = { uid: UNIT, documentId: body.data[0]?.documentId ?? '', locale: 'en' }
      expect(await editor.save(unit, { price: 2_147_483_648 })).toMatchObject({
        price: 2_147_483_648,
      })
    } finally {
      await cms.stop()
      await remove()
    }
  })
})

describe('a schema of another name', () => {
  const DATABASE_SCHEMA = 'editors'
  const tablesIn = async (url: string, schema: string) => {
    const count = 'select count(*)::int from information_schema.tables where table_schema = $1'
    return (await query(url, count, [schema])).rows[0]?.count
  }

  it('is filled at the first start, and nothing beside it', async () => {
    const demo = smallDemo()
    const { options, remove } = await ownHome('schema', { env: { ...demo.env, DATABASE_SCHEMA } })
    const url = options.env?.DATABASE_URL ?? ''
    await query(url, `create schema ${DATABASE_SCHEMA}`)
    const cms = await startCms(options)
    try {
      expect(await tablesIn(url, 'public')).toBe(0)
      expect(await tablesIn(url, DATABASE_SCHEMA)).toBeGreaterThan(100)
      expect((await call<Entries>(`${cms.url}/api/tags`)).body.data).toHaveLength(1)
    } finally {
      await cms.stop()
      demo.remove()
      await remove()
    }
  })

  it('holds the CMS and its demo, and is pulled', async () => {
    const template = inject('cmsTemplate')
    const { options, remove } = await ownHome('in-schema', { template, env: { DATABASE_SCHEMA } })
    const url = options.env?.DATABASE_URL ?? ''
    await query(url, `alter schema public rename to ${DATABASE_SCHEMA}`)
    await query(url, 'create schema public')
    const cms = await startCms(options)
    const pulling = await startPulling(cms)
    try {
      expect(await pulling.pull()).toMatchObject({ mode: 'full', quarantined: [], warnings: [] })
      const editor = await signInEditor(cms)
      const tag = await editor.create('api::tag.tag', { title: 'In a schema', slug: 'in-a-schema' })
      await editor.publish({ uid: 'api::tag.tag', documentId: tag, locale: 'en' })
      expect(await pulling.pull()).toMatchObject({ mode: 'delta', read: 1 })
      expect(await pulling.hashes()).toEqual(await pulling.full())
      expect(await tablesIn(url, 'public')).toBe(0)
    } finally {
      await cms.stop()
      await pulling.remove()
      await remove()
    }
  })
})

describe('the moment', () => {
  type Look = { moment: string; state: string }
  const look = async (cms: RunningCms) =>
    (await call<Look>(`${cms.url}/api/content-versions`, { token: cms.token })).body

  it('stays while others on the server write, and moves when content was changed and taken back', async () => {
    const server = inject('postgres')?.server ?? ''
    const neighbour = await createDatabase(server, `neighbour-${process.pid}`)
    const cms = await ownCms('moment', { template: inject('cmsTemplate') })
    try {
      await query(neighbour, 'create table busy (number integer)')
      const before = await look(cms)
      for (let number = 0; number < 5; number += 1) {
        await query(neighbour, 'insert into busy values ($1)', [number])
        expect(await look(cms)).toEqual(before)
      }
      const editor = await signInEditor(cms)
      const { body } = await call<Entries>(`${cms.url}/api/tags?sort=documentId`)
      const first = body.data[0]
      const tag = { uid: 'api::tag.tag', documentId: first?.documentId ?? '', locale: 'en' }
      for (const text of ['Another', first?.title]) {
        await editor.save(tag, { title: text })
        await editor.publish(tag)
      }
      const after = await look(cms)
      expect(after.state).toBe(before.state)
      expect(after.moment).not.toBe(before.moment)
    } finally {
      await cms.stop()
      await dropDatabase(server, `neighbour-${process.pid}`)
    }
  })
})
