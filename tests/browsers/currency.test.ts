import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import type { Page } from './page.ts'

const { open } = useBrowser()

const SWITCH = 'header select[name="currency"]'
const prices = (page: Page) =>
  page.run(() =>
    [...document.querySelectorAll('[data-price]')].map(({ textContent }) => textContent),
  )

it('is remembered, and every price follows in the digits of the site', async () => {
  const page = await open('/units')
  expect((await prices(page))[0]).toMatch(/^AED/)
  await page.choose(SWITCH, 'EUR')
  await page.text('main article [data-price]').toMatch(/^€[\d,]+/)
  for (const path of ['/projects', '/ar/units', '/units/marina-crest-1204']) {
    await page.goto(path)
    const shown = await prices(page)
    expect(shown.length).toBeGreaterThan(0)
    expect(shown.filter((it) => !/€/.test(it) || !/\d/.test(it))).toEqual([])
    expect(
      await page.run((it) => document.querySelector<HTMLSelectElement>(it)?.value, SWITCH),
    ).toBe('EUR')
  }
})

it('follows in the homes that the filter brings', async () => {
  const page = await open('/ar/units')
  await page.choose(SWITCH, 'USD')
  await page.click('details[data-key="kind"] > summary')
  await page.click('input[name="kind"][value="villa"]')
  await page.seen('main article').toBe(6)
  await page
    .until(
      () =>
        [...document.querySelectorAll('main article [data-price]')].filter(
          ({ textContent }) => !/\$/.test(textContent) || !/\d/.test(textContent),
        ).length,
    )
    .toBe(0)
})
