import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const areas = (page: Page, where: string) =>
  page.locator(`${where} [data-unit]`).evaluateAll((all) =>
    all
      .filter((it) => getComputedStyle(it).display !== 'none')
      .map((it) =>
        (it.textContent ?? '')
          .replace(/\s/g, ' ')
          .replace(/[^\p{L}\p{N}.,²/ ]/gu, '')
          .trim(),
      ),
  )
const change = (page: Page) => page.locator('header [data-area-switch]').first().click()
const CARD = 'main article:first-of-type'

describe('the unit of areas', () => {
  it.each(
    oneOf(
      [
        ['', '41.5 m²', '447 sq ft'],
        ['/ar', '41.5 م²', '447 قدم²'],
        ['/de', '41,5 m²', '447 sq ft'],
      ],
      2,
    ),
  )('in "%s" is m², and the one chosen everywhere after', async (home, metres, feet) => {
    const page = await open(`${home}/units`)
    expect((await areas(page, CARD))[0]).toBe(metres)
    await change(page)
    expect((await areas(page, CARD))[0]).toBe(feet)
    await page.goto(`${home}/units/marina-crest-0403`)
    const facts = await areas(page, 'main dl')
    expect(facts.length).toBeGreaterThan(3)
    expect(facts).toContain(feet)
    expect(facts.filter((it) => it.includes(metres))).toEqual([])
    await change(page)
    expect(await areas(page, 'main dl')).toContain(metres)
  })

  it('holds for the filter and for the homes that it brings', async () => {
    const page = await open('/units')
    await change(page)
    await page.locator('details[data-key="area"] > summary').click()
    expect(await areas(page, 'details[data-key="area"]')).toContain('646 sq ft')
    await page.locator('details[data-key="area"] input').first().check()
    await page.getByText(/^Homes found: \d+$/).waitFor()
    expect((await areas(page, CARD))[0]).toMatch(/^\d+ sq ft$/)
  })

  it('changes the price by area as well, in the currency of the visitor', async () => {
    const page = await open('/units/marina-crest-0403')
    expect((await areas(page, 'main dl')).join(' · ')).toContain('AED 26,988 / m²')
    await change(page)
    await page.locator('header select[name=currency]').first().selectOption('USD')
    await expect
      .poll(async () => (await areas(page, 'main dl')).join(' · '))
      .toContain('683 / sq ft')
  })

  it('is m² without scripts, and there is no switch', async () => {
    const page = await open('/units', { javaScriptEnabled: false })
    expect((await areas(page, CARD))[0]).toBe('41.5 m²')
    expect(await page.locator('[data-area-switch]:visible').count()).toBe(0)
  })
})

describe('converted prices', () => {
  it.each(
    oneOf(
      [
        ['/units', 'Converted prices are for orientation'],
        ['/ar/units/marina-crest-1204', 'الأسعار المحوّلة للاسترشاد فقط'],
        ['/de/units/marina-crest-1204', 'Umgerechnete Preise dienen der Orientierung'],
      ],
      1,
    ),
  )('on %s say that they are for orientation', async (path, words) => {
    const page = await open(path)
    const note = page.getByText(words).first()
    expect(await note.isVisible()).toBe(false)
    await page.locator('header select[name=currency]').first().selectOption('EUR')
    await note.waitFor()
    await page.reload()
    await note.waitFor()
    await page.locator('header select[name=currency]').first().selectOption('AED')
    await note.waitFor({ state: 'hidden' })
  })
})
