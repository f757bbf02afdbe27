import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { CONTENT_TYPES } from './content-types.ts'
import { ownCms } from './own-cms.ts'
import { seededEntries, seededLocales } from './seed-answers.ts'

const first = inject('cms')
let second: RunningCms

beforeAll(async () => {
  second = await ownCms('same-seed')
})

afterAll(() => second?.stop())

it.each(CONTENT_TYPES)(
  'gives $path the same document ids, fields and addresses of media in two fresh seeds',
  async (type) => {
    expect(await seededEntries(second, type)).toEqual(await seededEntries(first, type))
  },
)

it('gives the locales the same document ids in two fresh seeds', async () => {
  expect(await seededLocales(second)).toEqual(await seededLocales(first))
})
