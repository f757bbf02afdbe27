import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open, expectComplaints } = useBrowser()

/** A button or a link is pressed by the keyboard. */
const press = async (page: Page, selector: string) => {
  const control = page.locator(selector).first()
  await control.focus()
  await control.press('Enter')
}
/** Whether the focus is in a part of the page, and not lost. */
const within = (page: Page, selector: string) =>
  page.evaluate((it) => document.activeElement?.closest(it) != null, selector)
const found = (page: Page, homes: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`: ${homes}$`) })
    .waitFor()

describe('the focus is not lost', () => {
  it('where the filter is emptied by a button that goes', async () => {
    const page = await open('/units?kind=villa')
    await found(page, 6)
    await press(page, '[role="search"] > div > div > button[type="button"]')
    await page.waitForURL(({ search }) => search === '')
    await expect.poll(() => within(page, '[data-results]')).toBe(true)
  })

  it('where a choice is taken back that finds nothing', async () => {
    const page = await open('/units?kind=villa&price=..900000')
    await found(page, 0)
    await press(page, '[data-results] li > button:not([aria-pressed])')
    await expect
      .poll(() => page.locator('[data-results] li > button:not([aria-pressed])').count())
      .toBe(0)
    await expect.poll(() => within(page, '[data-results]')).toBe(true)
  })

  it('where a page of found homes is turned whose homes are awaited', async () => {
    const page = await open('/units?sort=priceUp')
    await expect.poll(() => page.locator('[data-results] article').count()).toBe(10)
    await page.route('**/data/units.en/*.json', async (route) => {
      await new Promise((later) => setTimeout(later, 300))
      await route.continue()
    })
    await press(page, '[data-results] nav a[href$="page=2"]')
    await page.locator('[data-results] nav a[aria-current="page"][href$="page=2"]').waitFor()
    await page.locator('[data-results]:not([inert])').waitFor()
    await expect.poll(() => within(page, '[data-results]')).toBe(true)
  })

  it('where the last results of a search are shown', async () => {
    const page = await open('/search?q=marina')
    const more = '#content main button, #content ul ~ button'
    await page.locator(more).first().waitFor()
    for (let left = 10; left > 0 && (await page.locator(more).count()) > 0; left -= 1) {
      const before = await page.locator('#content [role="status"] ~ ul li a').count()
      await press(page, more)
      await expect
        .poll(() => page.locator('#content [role="status"] ~ ul li a').count())
        .toBeGreaterThan(before)
    }
    expect(await page.locator(more).count()).toBe(0)
    await expect.poll(() => within(page, '#content :not(main)')).toBe(true)
  })

  it('where a search is tried again', async () => {
    expectComplaints(/Failed to (?:fetch|load resource)/)
    const page = await open(
      '/search?q=marina',
      {},
      { prepare: (it) => it.route('**/data/search*', (route) => route.abort()) },
    )
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.unroute('**/data/search*')
    await press(page, '#content [role="alert"] button')
    await page.locator('#content [role="status"] ~ ul a').first().waitFor()
    await expect.poll(() => within(page, '#content :not(main)')).toBe(true)
  })

  it('where a comparison is tried again', async () => {
    expectComplaints(/ERR_FAILED/)
    const path = '/units/marina-crest-1204'
    const page = await open(
      '/shortlist?homes=marina-crest-1204',
      {},
      { prepare: (it) => it.route(`**${path}`, (route) => route.abort()) },
    )
    await page.getByRole('button', { name: 'Try again' }).waitFor()
    await page.unroute(`**${path}`)
    await press(page, 'main [role="status"] + button')
    await page.locator('thead [data-heart]').waitFor()
    await expect.poll(() => within(page, '#content :not(main)')).toBe(true)
  })

  it('where a modal closes that was opened from the menu', async () => {
    const page = await open('/about', { viewport: { width: 390, height: 844 } })
    await press(page, '[popovertarget="site-menu"]')
    await press(page, '#site-menu a[href^="#modal:"]')
    await page.locator('dialog[open]').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await expect.poll(() => within(page, 'header button')).toBe(true)
  })
})
