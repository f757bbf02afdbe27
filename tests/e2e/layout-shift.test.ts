import type { Page } from 'playwright'
import { beforeAll, describe, expect, it } from 'vitest'
import { EVERY_PAGE, EVERY_TYPE, EVERY_TYPE_OTHERWISE } from '#scripts/lib/page-types.ts'
import { runs } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'
import { keepCurrency } from './chosen-currency.ts'

const { openBlank } = useBrowser({ pictures: true })

/** Fonts and pictures come this late, so that what waits for them has been painted without. */
const LATE_MS = 400

const MAX_SHIFT = 0.01

const SIZES = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/**
 * Every type on a phone, and each second one on a desktop, in the language that it has not on the phone: articles and
 * the contact page are in Arabic there, where the wrapping of their introductions depends on the fallbacks of two fonts.
 */
const PAGES = {
  phone: runs({ test: EVERY_TYPE, soak: EVERY_PAGE }),
  desktop: runs({
    test: EVERY_TYPE_OTHERWISE.filter((_, index) => index % 2 === 0),
    soak: EVERY_PAGE,
  }),
}

// A browser that has just started looks for the system's fonts, which it uses until the site's have loaded.
beforeAll(async () => {
  const page = await openBlank()
  await page.goto('/')
  await page.evaluate(() => document.fonts.ready)
})

type Shift = { value: number; moved: string[] }

// A page counts as jumping when it does so in two loads: the system itself hesitates now and then.
describe.each(['phone', 'desktop'] as const)('on a %s', { retry: 1 }, (screen) => {
  it.each(PAGES[screen])('nothing on %s jumps while it loads and is read', async (path) => {
    const page = await openWatched(SIZES[screen])
    await page.goto(path)
    await readThrough(page)
    expect(await shifts(page)).toEqual([])
  })
})

it.each(Array.from({ length: 10 }, (_, look) => look + 1))(
  'nothing on /ar jumps when its opening has come (look %i)',
  async () => {
    const page = await openWatched({ width: 412, height: 823 })
    await page.goto('/ar')
    await readThrough(page)
    expect(await shifts(page)).toEqual([])
  },
)

it.each(['/units', '/ar/units/marina-crest-1204'])(
  'nothing on %s jumps in another currency and unit',
  async (path) => {
    const page = await openWatched(SIZES.phone)
    await keepCurrency(page, 'EUR')
    await page.addInitScript(() => localStorage.setItem('area', 'sqft'))
    await page.goto(path)
    await readThrough(page)
    expect(await shifts(page)).toEqual([])
  },
)

it.each(['/about#modal:interest', '/ar/jobs#modal:job'])(
  'nothing below the modal of %s jumps',
  async (path) => {
    const page = await openWatched(SIZES.desktop)
    await page.goto(path)
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    expect(await shifts(page)).toEqual([])
  },
)

it.each([
  ['/units?bedrooms=2', 360],
  ['/ar/units?bedrooms=2', 360],
  ['/de/units?bedrooms=2', 360],
  ['/ar/units?bedrooms=2', 1440],
])('nothing on %s jumps when the homes come (%i pixels wide)', async (path, width) => {
  const page = await openWatched({ width, height: 740 })
  await page.goto(path)
  await page.locator('[data-results]:not([inert]) button[aria-pressed="true"]').waitFor()
  await page.waitForLoadState('networkidle')
  expect(await shifts(page)).toEqual([])
})

const openWatched = async (viewport: { width: number; height: number }): Promise<Page> => {
  const page = await openBlank({ viewport })
  await page.route(/\.woff2$|\/\.netlify\/images/, async (route) => {
    await new Promise((later) => setTimeout(later, LATE_MS))
    await route.continue()
  })
  await page.addInitScript(() => {
    const seen: Shift[] = []
    Object.assign(window, { seenShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[]) {
        if (entry.hadRecentInput) continue
        const moved = entry.sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 120) : String(node?.textContent),
        )
        seen.push({ value: entry.value, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return page
}

/** Scrolls to the end, a window at a time, as fonts and pictures arrive. */
const readThrough = async (page: Page): Promise<void> => {
  await page.evaluate(() => document.fonts.ready)
  const windows = await page.evaluate(() => Math.ceil(document.body.scrollHeight / innerHeight))
  for (let step = 1; step <= windows; step++) {
    await page.evaluate((at) => scrollTo(0, at * innerHeight), step)
    await page.waitForTimeout(60)
  }
  await page.waitForLoadState('networkidle')
}

/** What moved, when it is more than the bar altogether. */
const shifts = async (page: Page): Promise<Shift[]> => {
  const seen = await page.evaluate(() => (window as unknown as { seenShifts: Shift[] }).seenShifts)
  const sum = seen.reduce((total, { value }) => total + value, 0)
  return sum > MAX_SHIFT ? seen : []
}
