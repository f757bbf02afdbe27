import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { type Inspector, startInspector } from '#scripts/lib/lighthouse.ts'
import { EVERY_TYPE, PAGE_TYPES } from '#scripts/lib/page-types.ts'
import { localPath } from '#src/lib/local-path.ts'
import { runs } from '#tests/soak.ts'

const { url } = inject('site')

const PERFECT = { 'best-practices': 100, seo: 100 }

const { main, project, units, unit, article, about } = PAGE_TYPES

/**
 * Pages of which each has parts that the others lack. What else may lower the marks of a page is looked for on every
 * type by other tests: errors on the console, titles, descriptions, addresses of other languages, shifts.
 */
const IN_SHORT = [
  ...[main, project, article],
  ...[units, unit, about].map((path) => localPath('/ar', path)),
]

/** Its marks for accessibility are axe's findings, for which `accessibility.test.ts` looks on every type of page. */
const WITH_ACCESSIBILITY = [main, localPath('/ar', units)]
const SHIFT = 'cumulative-layout-shift'
const MAX_SHIFT = 0.01

/** Shown to nobody who searches: Lighthouse counts that as a fault. */
const NOT_FOR_SEARCH = /\/(?:404|login|shortlist|search)$/

let inspector: Inspector

beforeAll(async () => {
  inspector = await startInspector()
})
afterAll(() => inspector.close())

// Speed depends on the machine: `node scripts/run.mjs bench/lighthouse` measures it.
// A fault counts when it is found twice: on a machine that has much
// else to do, what Lighthouse fetches by itself comes too late now and then.
it.each(runs({ test: IN_SHORT, soak: EVERY_TYPE }))(
  '%s has full marks but for speed, and nothing of it jumps',
  { retry: 1 },
  async (path) => {
    const perfect = WITH_ACCESSIBILITY.includes(path) ? { ...PERFECT, accessibility: 100 } : PERFECT
    const { scores, values, faults } = await inspector.inspect(url + path, {
      onlyCategories: Object.keys(perfect),
      onlyAudits: [SHIFT],
      // Nothing is slowed down; with what else it offers, Lighthouse waits five seconds longer for a page to be quiet.
      throttlingMethod: 'simulate',
    })
    const hidden = NOT_FOR_SEARCH.test(path)
    const counted = faults.filter((fault) => !(hidden && fault.startsWith('seo')))
    expect(counted).toEqual([])
    expect({ ...scores, ...(hidden ? { seo: 100 } : {}) }).toEqual(perfect)
    expect(values[SHIFT]).toBeLessThanOrEqual(MAX_SHIFT)
  },
)
