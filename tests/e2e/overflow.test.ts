import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { PAGE_TYPES } from '#scripts/lib/page-types.ts'
import { oneOf, runs } from '#tests/soak.ts'
import { brokenFigures } from './broken-figures.ts'
import { FLAGS, resizeWindow } from './browser.ts'
import { rowsFarApart } from './fact-rows.ts'
import { wrongPixels } from './pixels.ts'
import { enlargeText, widerThanScreen } from './wider-than-screen.ts'

/** From the narrowest phone to the widest screen, with the widths around which the layout changes. */
const ALL_WIDTHS = [320, 360, 374, 390, 600, 820, 1160, 1280, 1440, 2200, 2560]
const WIDTHS = runs({ core: [320, 820, 1440], test: ALL_WIDTHS, soak: ALL_WIDTHS })

/** With larger text, whose layouts are those of narrower windows. */
const WIDTHS_OF_LARGE_TEXT = runs({ test: [320, 820, 1440], soak: WIDTHS })

/** Where rows are long: a label stands by its value nevertheless. */
const NOTEBOOK = 1440

/** German has the longest words. */
const LOCALES = ['en', 'de', 'ar']

/** The size of the browser's text, in percent. */
const TEXT_SIZES = runs({ core: [100], test: [100, 200], soak: [100, 150, 200] })

/** Each type of page in each size of text, in one language after another. */
const PAGES = TEXT_SIZES.flatMap((size, turn) =>
  Object.values(PAGE_TYPES).flatMap((path, index) =>
    oneOf(LOCALES, index + turn).map((locale) => ({ size, path, locale })),
  ),
)

const { url, browser: executablePath } = inject('site')
let browser: Browser

beforeAll(async () => {
  // Pictures have their places before they come, so they are not needed.
  const args = [...FLAGS, '--blink-settings=imagesEnabled=false']
  browser = await chromium.launch({ executablePath, args })
})
afterAll(() => browser.close())

describe.each(TEXT_SIZES)('with text at %i percent', (size) => {
  let page: Page

  beforeAll(async () => {
    page = await browser.newPage({ reducedMotion: 'reduce' })
    await enlargeText(page, size)
  })
  afterAll(() => page.close())

  it('has text of this size, and narrower windows in `rem`', async () => {
    await resizeWindow(page, { width: 320, height: 900 })
    await page.goto(url)
    const found = await page.evaluate(() => [
      getComputedStyle(document.documentElement).fontSize,
      matchMedia('(max-width: 10rem)').matches,
    ])
    expect(found).toEqual([`${(16 * size) / 100}px`, size === 200])
  })

  const pages = PAGES.filter((it) => it.size === size)
  it.each(pages)(
    'nothing on $path in $locale is wider than the screen, pictures have the pixels that they show, figures are whole, and facts are by their labels',
    async ({ path, locale }) => {
      await page.goto(url + (await pathIn(locale, url + path)))
      const wider: Record<number, string[]> = {}
      const wrong: Record<number, string[]> = {}
      const broken: Record<number, string[]> = {}
      for (const width of size === 100 ? WIDTHS : WIDTHS_OF_LARGE_TEXT) {
        await resizeWindow(page, { width, height: 900 })
        const found = await widerThanScreen(page)
        if (found.length > 0) wider[width] = found
        const figures = await brokenFigures(page)
        if (figures.length > 0) broken[width] = figures
        // Whatever the size of the text, the layout is that of a narrower window.
        const pixels = size === 100 ? await wrongPixels(page) : []
        if (pixels.length > 0) wrong[width] = pixels
        if (width === NOTEBOOK && size === 100) expect(await rowsFarApart(page)).toEqual([])
      }
      expect(wider).toEqual({})
      expect(wrong).toEqual({})
      expect(broken).toEqual({})
    },
  )
})

/** The path of a page in another language, as the page itself names it; its own where it names none. */
const pathIn = async (locale: string, url: string): Promise<string> => {
  const html = await (await fetch(url)).text()
  const alternate = new RegExp(`hreflang="${locale}" href="([^"]+)"`, 'i').exec(html)?.[1]
  return new URL(alternate ?? url).pathname
}
