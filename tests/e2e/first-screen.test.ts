import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf, runs } from '#tests/soak.ts'
import { resizeWindow, useBrowser } from './browser.ts'

const { open, url } = useBrowser()

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
]
/** How many facts are shown before the prose. */
const FACTS = 4

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }
const HOME = '/units/marina-crest-1204'
const SOLD = '/units/marina-crest-2109'
const PROJECT = '/projects/marina-crest'

const pages = runs({
  test: [HOME, `/ar${SOLD}`, `/de${PROJECT}`],
  soak: ['', '/ar', '/de'].flatMap((prefix) => [HOME, SOLD, PROJECT].map((path) => prefix + path)),
})

/** The main action that is shown: the panel has one, and on narrow windows the bar. */
const action = (page: Page) => page.locator('[data-sales="ask"]:visible')
const bar = (page: Page) => page.locator('[data-sales="bar"]')

/** Where an element is in the window. */
const edges = (page: Page, selector: string, nth = 0) =>
  page
    .locator(selector)
    .filter({ visible: true })
    .nth(nth)
    .evaluate((it) => {
      const { top, bottom, left, right } = it.getBoundingClientRect()
      return { top, bottom, left, right }
    })

it.each(pages)('%s shows what decides without scrolling', async (path) => {
  const page = await open(path)
  const labels = await page
    .locator('main > section:first-of-type dt')
    .filter({ visible: true })
    .allInnerTexts()
  expect(labels).toEqual([...new Set(labels)])
  for (const { width, height } of SIZES) {
    await resizeWindow(page, { width, height })
    const at = (what: string) => `${what} at ${width} × ${height}`
    expect(await action(page).count(), at('actions')).toBe(1)
    const ask = await edges(page, '[data-sales="ask"]')
    expect(ask.top, at('action')).toBeGreaterThanOrEqual(0)
    expect(ask.bottom, at('action')).toBeLessThanOrEqual(height)
    expect(ask.left, at('action')).toBeGreaterThanOrEqual(0)
    expect(ask.right, at('action')).toBeLessThanOrEqual(width)
    const end = (await bar(page).isVisible())
      ? (await edges(page, '[data-sales="bar"]')).top
      : height
    for (const part of ['main img', 'main h1', 'main [data-price]:not([data-areas] *)']) {
      expect((await edges(page, part)).bottom, at(part)).toBeLessThanOrEqual(end)
    }
    expect((await edges(page, 'main dd', FACTS - 1)).bottom, at('facts')).toBeLessThanOrEqual(end)
  }
})

describe('the actions', () => {
  it.each(
    oneOf(
      [
        ['en', HOME, 'I would like to ask about Two-bedroom apartment 1204:'],
        ['ar', `/ar${HOME}`, 'أودّ الاستفسار عن شقة 1204 بغرفتي نوم:'],
        ['de', `/de${HOME}`, 'ich habe eine Frage zu Wohnung 1204 mit zwei Schlafzimmern:'],
      ],
      1,
    ),
  )('write in WhatsApp about the home in %s, with its link', async (_locale, path, words) => {
    const page = await open(path, { viewport: PHONE, javaScriptEnabled: false })
    const href = await bar(page).locator('a[href^="https://wa.me/"]').getAttribute('href')
    const link = await page.locator('link[rel="canonical"]').getAttribute('href')
    const { pathname, searchParams } = new URL(href ?? '')
    expect(pathname).toBe('/971505550161')
    expect(searchParams.get('text')).toContain(words)
    expect(searchParams.get('text')?.endsWith(` ${link}`)).toBe(true)
    expect(await bar(page).locator('a[href="tel:+97145550161"]').count()).toBe(1)
  })

  it.each(
    runs({ test: [HOME, `/ar${PROJECT}`], soak: [HOME, `/ar${HOME}`, PROJECT, `/ar${PROJECT}`] }),
  )('of %s open the form in one tap', async (path) => {
    const page = await open(path, { viewport: PHONE, hasTouch: true })
    await action(page).tap()
    await page.locator('dialog[open]').waitFor()
    expect(page.url()).toBe(`${url}${path}#modal:interest`)
  })

  it.each(oneOf([HOME, `/ar${HOME}`, `/de${PROJECT}`], 2))(
    'of %s have a visit within a screen and a half of a phone, in one tap',
    async (path) => {
      const page = await open(path, { viewport: PHONE, hasTouch: true })
      const visit = page.locator('[data-sales="visit"] a')
      expect((await visit.evaluate((it) => it.getBoundingClientRect())).bottom).toBeLessThan(
        PHONE.height * 1.5,
      )
      await visit.tap()
      await page.locator('[id="modal:visit"][open]').waitFor()
    },
  )

  it('open the form without scripts', async () => {
    const page = await open(HOME, { viewport: PHONE, javaScriptEnabled: false })
    await action(page).click()
    expect(await page.locator('[id="modal:interest"] form[data-form]').isVisible()).toBe(true)
  })
})

describe('a sold home', () => {
  it.each(oneOf(['', '/ar'], 1))('of %s/ leads to a similar one near its title', async (prefix) => {
    const page = await open(prefix + SOLD, { viewport: PHONE })
    const instead = page.locator(`main section a[href^="${prefix}/units/"]`).first()
    const title = await edges(page, 'main h1')
    const { top } = await instead.evaluate((it) => it.getBoundingClientRect())
    expect(top - title.bottom).toBeLessThan(150)
    await instead.click()
    await page.waitForURL((to) => !to.pathname.endsWith(SOLD))
    const asks = { '': 'Ask about this home', '/ar': 'اسأل عن هذا المنزل' }
    const ask = action(page).getByText(asks[prefix as keyof typeof asks])
    await ask.waitFor()
  })

  it('offers to tell when one is free', async () => {
    const page = await open(SOLD, { viewport: DESKTOP })
    expect(await action(page).innerText()).toBe('Tell me when one is free')
    expect(await action(page).getAttribute('href')).toBe('#modal:notify')
    expect(await page.locator('[data-sales="visit"]').count()).toBe(0)
  })
})

describe('the bar', () => {
  it.each(runs({ test: [`/ar${HOME}`, PROJECT], soak: [HOME, `/ar${HOME}`, PROJECT] }))(
    'stays on %s, and covers no footer',
    async (path) => {
      const page = await open(path, { viewport: PHONE })
      await page.evaluate(() => scrollTo(0, 900))
      expect((await edges(page, '[data-sales="bar"]')).bottom).toBe(PHONE.height)
      await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
      const overlap = () =>
        page.evaluate(() => {
          const [bar, footer] = ['[data-sales="bar"]', 'footer'].map((selector) =>
            document.querySelector(selector)?.getBoundingClientRect(),
          )
          return bar && footer ? bar.bottom - footer.top : Number.NaN
        })
      await expect.poll(overlap).toBeLessThanOrEqual(0)
    },
  )

  it.each(oneOf([HOME, `/ar${HOME}`, `/de${SOLD}`], 1))(
    'of %s fits into 320 pixels, also with letters twice as large',
    async (path) => {
      const viewport = { width: 320, height: 640 }
      const page = await open(path, { viewport })
      for (const size of ['100%', '200%']) {
        await page.evaluate((it) => {
          document.documentElement.style.fontSize = it
        }, size)
        const outside = await page.evaluate(() => {
          const parts = 'main > section:first-of-type *, [data-sales="bar"] *'
          const width = document.documentElement.clientWidth
          return [...document.querySelectorAll(parts)]
            .map((it) => ({ html: it.outerHTML, box: it.getBoundingClientRect() }))
            .filter(({ box }) => box.width > 1 && (box.left < -1 || box.right > width + 1))
            .map(({ html }) => html.slice(0, 120))
        })
        expect(outside).toEqual([])
        // Header and breadcrumbs alone fill the window where letters are that large.
        await page.evaluate((to) => scrollTo(0, to), viewport.height / 2)
        const { top, bottom } = await edges(page, '[data-sales="bar"]')
        expect(bottom).toBe(viewport.height)
        expect(top).toBeGreaterThan(viewport.height / 3)
      }
    },
  )

  it.each(oneOf([HOME, `/ar${HOME}`], 0))(
    'hides nothing on %s that has the focus',
    async (path) => {
      const page = await open(path, { viewport: PHONE })
      const hidden: string[] = []
      for (let step = 0; step < 40; step++) {
        await page.keyboard.press('Tab')
        const problem = await page.evaluate(() => {
          const bar = document.querySelector('[data-sales="bar"]')
          const focused = document.activeElement
          if (!bar || !focused || bar.contains(focused)) return null
          const { top, bottom } = focused.getBoundingClientRect()
          const over = bar.getBoundingClientRect()
          return top >= over.top && bottom <= over.bottom ? focused.outerHTML : null
        })
        if (problem) hidden.push(problem)
      }
      expect(hidden).toEqual([])
    },
  )
})

it.each([HOME, `/ar${SOLD}`])('the panel of %s stays beside the prose', async (path) => {
  const page = await open(path, { viewport: DESKTOP })
  const before = await edges(page, '[data-sales="ask"]')
  await page.evaluate(() => scrollTo(0, 300))
  const after = await edges(page, '[data-sales="ask"]')
  expect(before.top - after.top).toBeLessThan(100)
  expect(after.bottom).toBeLessThan(DESKTOP.height)
})
