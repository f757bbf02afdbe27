import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open, url } = useBrowser({ pictures: true })

const LANGUAGES = [
  {
    prefix: '',
    walk: ['Next metro station', '6 min on foot'],
    days: ['31 October 2026', '30 April 2026', '30 November 2025'],
    see: 'See the construction in drawings',
  },
  {
    prefix: '/ar',
    walk: ['أقرب محطة مترو', '6 د سيرًا'],
    days: ['31 أكتوبر 2026', '30 أبريل 2026', '30 نوفمبر 2025'],
    see: 'شاهد تقدّم البناء بالرسوم',
  },
]

/** With the usual spaces, which the typography of a language replaces. */
const plain = (text: string): string => text.replace(/\s/g, ' ')

const texts = (page: Page, selector: string) =>
  page
    .locator(selector)
    .allInnerTexts()
    .then((all) => all.map(plain))

describe.each(oneOf(LANGUAGES, 1))('a place in "$prefix"', ({ prefix, walk, days, see }) => {
  it.each(['/projects/marina-crest', '/units/marina-crest-1204'])(
    'is on %s: the map, travel times and the way there, without scripts',
    async (path) => {
      const page = await open(prefix + path, { javaScriptEnabled: false })
      const location = page.locator('#location')
      expect(await location.locator('img').first().getAttribute('alt')).toContain(
        prefix ? 'مارينا كريست' : 'Marina Crest',
      )
      const words = plain((await location.textContent()) ?? '')
      for (const word of walk) expect(words).toContain(word)
      const ways = location.getByRole('link')
      expect(await ways.evaluateAll((all) => all.map((it) => it.getAttribute('href')))).toEqual([
        'https://www.google.com/maps/dir/?api=1&destination=25.1042%2C55.133',
        'https://maps.apple.com/?daddr=25.1042%2C55.133',
        'https://waze.com/ul?ll=25.1042%2C55.133&navigate=yes',
      ])
    },
  )

  it('shows the construction day by day, the newest first, and opens it in the lightbox', async () => {
    const page = await open(`${prefix}/units/marina-crest-1204`, { reducedMotion: 'reduce' })
    await page.getByRole('link', { name: see }).click()
    await page.waitForURL(`${url}${prefix}/projects/marina-crest#construction`)
    expect(await texts(page, '#construction time')).toEqual(days)
    expect(await page.locator('#construction time').first().getAttribute('datetime')).toBe(
      '2026-10-31',
    )
    const pictures = page.locator('#construction img')
    for (const picture of await pictures.all()) {
      expect(await picture.getAttribute('alt')).not.toBe('')
    }
    await page.locator('#construction a[data-gallery]').first().click()
    await page.locator('.fslightbox-container').waitFor()
  })

  it.each([true, false])(
    'is a pin that opens a card before it leaves (scripts: %s)',
    async (scripts) => {
      const page = await open(prefix || '/', {
        javaScriptEnabled: scripts,
        reducedMotion: 'reduce',
      })
      const pin = (path: string) =>
        page.locator('main details', { has: page.locator(`a[href="${prefix}/projects/${path}"]`) })
      const card = (path: string) => pin(path).getByRole('link')
      await pin('marina-crest').locator('summary').click()
      await card('marina-crest').waitFor()
      expect(await pin('marina-crest').locator('[data-price]').isVisible()).toBe(true)
      expect(await pin('marina-crest').locator('picture').isVisible()).toBe(true)
      await pin('pearl-bay').locator('summary').click()
      await card('pearl-bay').waitFor()
      expect(await card('marina-crest').isVisible()).toBe(false)
      await card('pearl-bay').click()
      await page.waitForURL(`${url}${prefix}/projects/pearl-bay`)
    },
  )
})
