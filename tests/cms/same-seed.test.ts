import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { call, type Locale } from './call.ts'
import { CONTENT_TYPES } from './content-types.ts'
import { ownCms } from './own-cms.ts'

const first = inject('cms')
let second: RunningCms

beforeAll(async () => {
  second = await ownCms('same-seed')
})

afterAll(() => second?.stop())

/** What two seeds may differ in: when they ran, and the numbers that the database counted. */
const DIFFERS = ['id', 'createdAt', 'updatedAt', 'publishedAt']

async function everything(cms: { url: string; token: string }, path: string, single: boolean) {
  const query = single ? 'populate=*' : 'populate=*&locale=*&pagination[pageSize]=100'
  const { status, body } = await call(`${cms.url}/api/${path}?${query}`, { token: cms.token })
  expect(status).toBe(200)
  return JSON.parse(
    JSON.stringify(body, (key, value) => (DIFFERS.includes(key) ? undefined : value)),
  )
}

it.each(CONTENT_TYPES)(
  'gives $path the same document ids, fields and addresses of media in two fresh seeds',
  async ({ path, single }) => {
    const [one, two] = await Promise.all(
      [first, second].map((cms) => everything(cms, path, single)),
    )
    expect(two).toEqual(one)
  },
)

it('gives the locales the same document ids in two fresh seeds', async () => {
  const [one, two] = await Promise.all(
    [first, second].map(({ url }) => call<Locale[]>(`${url}/api/i18n/locales`)),
  )
  const ids = one?.body.map(({ documentId }) => documentId)
  expect(ids).toHaveLength(3)
  expect(two?.body.map(({ documentId }) => documentId)).toEqual(ids)
})
