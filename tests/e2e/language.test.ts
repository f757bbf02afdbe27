import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { holdRequests, useBrowser } from './browser.ts'

const { open, openBlank, url } = useBrowser()

const HOME = '/units/marina-crest-1204'

/** What scripts have written on the document, and all prices and areas that are seen. */
const shown = (page: Page) =>
  page.evaluate(() => ({
    data: { ...document.documentElement.dataset },
    figures: [...document.querySelectorAll<HTMLElement>('[data-price], main [data-unit]')]
      .filter((it) => it.checkVisibility())
      .map((it) => it.innerText),
    note: [...document.querySelectorAll('[data-converted-note]')].map((it) => it.checkVisibility()),
  }))

it.each([
  [HOME, 'ar', `/ar${HOME}`],
  [`/ar${HOME}`, 'de', `/de${HOME}`],
])('what a visitor chose on %s holds in "%s" as well', async (path, language, to) => {
  const page = await open(path, { viewport: { width: 1440, height: 900 } })
  await page.locator('header select[name=currency]').first().selectOption('EUR')
  await page.locator('header [data-area-switch]').first().click()
  await page.locator('main [data-heart]').first().click()
  await page.locator('[data-converted-note]').first().waitFor()
  await page.locator('header [popovertarget="site-languages"]').click()
  await page.locator(`header a[hreflang="${language}"]`).click()
  await page.waitForURL(url + to)
  await page.locator(`html[lang="${language}"]`).waitFor()
  await page.locator('html[data-laid-out]').waitFor({ state: 'attached' })
  const before = await shown(page)
  await page.reload()
  expect(before).toEqual(await shown(page))
  expect(before.data).toMatchObject({ currency: 'EUR', area: 'sqft', shortlist: '' })
})

it.each([
  ['/units', 'ar', '/ar/units'],
  ['/de/units', 'en', '/units'],
])('what a visitor chose in the filter of %s holds in "%s" as well', async (path, language, to) => {
  const page = await open(`${path}?project=marina-crest&q=sea`, {
    viewport: { width: 1440, height: 900 },
  })
  const link = page.locator(`header a[hreflang="${language}"]`)
  await expect
    .poll(() => link.evaluate((it) => (it as HTMLAnchorElement).href))
    .toBe(`${url}${to}?project=marina-crest`)
  await page.locator('header [popovertarget="site-languages"]').click()
  await link.click()
  await page.waitForURL(`${url}${to}?project=marina-crest`)
  await page.locator(`html[lang="${language}"]`).waitFor()
  await expect
    .poll(() => page.locator('input[value="marina-crest"]').first().isChecked())
    .toBe(true)
})

it.each([
  ['before the code of the filter has come', '**/_next/static/chunks/*.js'],
  ['before the homes have come', '**/data/units.en.json'],
])('what an address chooses in the filter holds in another language also %s', async (_, held) => {
  const page = await openBlank({ viewport: { width: 1440, height: 900 } })
  await holdRequests(page, held)
  await page.mainFrame().goto('/units?project=marina-crest&q=sea')
  await page.locator('header [popovertarget="site-languages"]').click()
  await page.locator('header a[hreflang="ar"]').click()
  await page.waitForURL(`${url}/ar/units?project=marina-crest`, { waitUntil: 'commit' })
})
