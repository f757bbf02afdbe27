import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { runs } from '#tests/soak.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { type Panel, signInAs } from './panel.ts'
import { LANGUAGES, readUnit, type Seen } from './shared-fields.ts'

const UNIT = 'api::unit.unit'
/**
Each database has its own seeds; `SHARED_SEEDS='4 5'` chooses others. Each seed has two units of the demo's 60 to
 * itself, so 29 is the last one.
 */
const SEEDS =
  process.env.SHARED_SEEDS?.split(' ').map(Number) ??
  Array.from({ length: runs({ test: 1, soak: 14 }) }, (_, place) =>
    inject('postgres') ? 2 * place + 2 : 2 * place + 1,
  )
const STEPS = 25

let cms: RunningCms
let editor: Editor
let sales: Panel
let units: string[]
let amenities: string[]

beforeAll(async () => {
  cms = await ownCms('shared-series', { template: inject('cmsTemplate') })
  editor = await signInEditor(cms)
  sales = await signInAs(cms, 'sales')
  ;[units, amenities] = await Promise.all([idsOf('units'), idsOf('amenities')])
})

afterAll(() => cms?.stop())

async function idsOf(path: string): Promise<string[]> {
  const { body } = await call<Entries>(
    `${cms.url}/api/${path}?sort=documentId&pagination[pageSize]=100`,
    {
      token: cms.token,
    },
  )
  return body.data.map(({ documentId }) => documentId)
}

/** A generator of numbers below one, the same for the same seed. */
function chance(seed: number): (below: number) => number {
  let state = seed * 2_654_435_761
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) | 0
    return (state >>> 8) % below
  }
}

/** What each language's text was when somebody published that language last. */
type Live = Map<string, string>

it.each(SEEDS)('whatever editors do (seed %i), languages agree and no text leaks', async (seed) => {
  const pick = chance(seed)
  const ids = [units[seed * 2] as string, units[seed * 2 + 1] as string]
  const drafts = new Map<string, string>()
  const live: Live = new Map()
  for (const id of ids) {
    for (const { locale, summary } of await readUnit(cms, id)) {
      drafts.set(`${id} ${locale}`, summary)
      live.set(`${id} ${locale}`, summary)
    }
  }
  const done: string[] = []
  for (let step = 0; step < STEPS; step += 1) {
    const documentId = ids[pick(2)] as string
    const locale = LANGUAGES[pick(3)] as string
    const place = { uid: UNIT, documentId, locale }
    const key = `${documentId} ${locale}`
    const publishes = () => live.set(key, drafts.get(key) as string)
    const action = pick(10)
    done.push(`${action} ${locale} ${documentId}`)
    if (action <= 1) {
      const summary = `Text ${seed}.${step}`
      await editor.save(place, { summary })
      drafts.set(key, summary)
    } else if (action === 2) {
      await editor.save(place, {
        price: 1_000_000 + step,
        availability: ['sold', 'available'][pick(2)],
      })
    } else if (action === 3) {
      const set = amenities.filter(() => pick(3) === 0).map((id) => ({ documentId: id, locale }))
      await editor.save(place, { amenities: { set } })
    } else if (action <= 5) {
      await editor.publish(place)
      publishes()
    } else if (action === 6) {
      await editor.bulkPublish(UNIT, ids, locale)
      for (const id of ids) live.set(`${id} ${locale}`, drafts.get(`${id} ${locale}`) as string)
    } else if (action === 7 && live.has(key)) {
      await editor.unpublish(place)
      live.delete(key)
    } else if (action === 8 && live.has(key)) {
      await editor.discard(place)
      drafts.set(key, live.get(key) as string)
    } else if (live.has(key)) {
      const path = `/content-manager/collection-types/${UNIT}/${documentId}/actions/publish?locale=${locale}`
      const { status } = await sales('POST', path, { price: 2_000_000 + step })
      expect(status).toBe(200)
    }
    for (const id of ids) agree(await readUnit(cms, id), { id, live, done })
    for (const id of ids) expect(sharedOf(await readUnit(cms, id, 'draft'))).toHaveLength(1)
  }
})

const sharedOf = (seen: Seen[]) => [...new Set(seen.map(({ shared }) => JSON.stringify(shared)))]

function agree(seen: Seen[], { id, live, done }: { id: string; live: Live; done: string[] }): void {
  const texts = Object.fromEntries(seen.map(({ locale, summary }) => [locale, summary]))
  const expected = LANGUAGES.flatMap((locale) => {
    const text = live.get(`${id} ${locale}`)
    return text === undefined ? [] : [[locale, text]]
  })
  expect(texts, done.join('\n')).toEqual(Object.fromEntries(expected))
  expect(sharedOf(seen).length, `${done.join('\n')}\n${sharedOf(seen).join('\n')}`).toBeLessThan(2)
}

it('publishing on time carries what is shared, and no text of another language', async () => {
  const documentId = units.at(-1) as string
  const before = await readUnit(cms, documentId)
  await editor.save({ uid: UNIT, documentId, locale: 'ar' }, { summary: 'Half' })
  const publishAt = new Date(Date.now() + 1000).toISOString()
  await editor.save({ uid: UNIT, documentId, locale: 'de' }, { price: 3_333_333, publishAt })
  const prices = async () =>
    (await readUnit(cms, documentId)).map(({ shared }) => JSON.parse(shared.scalars)[5])
  for (let tries = 0; tries < 120 && !(await prices()).includes(3_333_333); tries += 1) {
    await sleep(250)
  }
  expect(await prices()).toEqual([3_333_333, 3_333_333, 3_333_333])
  const texts = (await readUnit(cms, documentId)).map(({ summary }) => summary)
  expect(texts).toEqual(before.map(({ summary }) => summary))
})
