import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Inspector, startInspector } from '#scripts/lib/lighthouse.ts'
import { LANGUAGES, localPath, PAGE_TYPES } from '#scripts/lib/page-types.ts'

const { url } = inject('site')

const PERFECT = { accessibility: 100, 'best-practices': 100, seo: 100 }
const SHIFT = 'cumulative-layout-shift'
const MAX_SHIFT = 0.01

/** Shown to nobody who searches: Lighthouse counts that as a fault. */
const NOT_FOR_SEARCH = /\/(?:404|login)$/

/** Every type of page, in one language after another, since a look takes long; axe goes through all of them. */
const PREFIXES = Object.values(LANGUAGES).map(({ prefix }) => prefix)
const PAGES = Object.values(PAGE_TYPES).map((path, index) =>
  localPath(PREFIXES[index % PREFIXES.length] as string, path),
)

let inspector: Inspector

beforeAll(async () => {
  inspector = await startInspector()
})
afterAll(() => inspector.close())

// Speed depends on the machine: `node scripts/run.mjs bench/lighthouse` measures it.
it.each(PAGES)('%s has full marks but for speed, and nothing of it jumps', async (path) => {
  const { scores, values, faults } = await inspector.inspect(url + path, {
    onlyCategories: Object.keys(PERFECT),
    onlyAudits: [SHIFT],
    throttlingMethod: 'provided',
  })
  const hidden = NOT_FOR_SEARCH.test(path)
  const counted = faults.filter((fault) => !(hidden && fault.startsWith('seo')))
  expect(counted).toEqual([])
  expect({ ...scores, ...(hidden ? { seo: 100 } : {}) }).toEqual(PERFECT)
  expect(values[SHIFT]).toBeLessThanOrEqual(MAX_SHIFT)
})
