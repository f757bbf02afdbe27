import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { resizeWindow, useBrowser } from './browser.ts'

const { open, openBlank, url, expectComplaints } = useBrowser()

const SIZES = [
  { width: 360, height: 740 },
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
] as const
const PHONE = { width: 390, height: 844 }
const DESKTOP = { width: 1440, height: 900 }
const LANGUAGES = ['', '/ar'] as const

/** The first of the filter's row. */
const FIELD = 'main form input[type="search"]'

const total = (page: Page) => page.getByRole('status').filter({ hasText: '60' })
const found = (page: Page, homes: number) =>
  page
    .getByRole('status')
    .filter({ hasText: new RegExp(`: ${homes}$`) })
    .waitFor()
const count = async (page: Page) =>
  Number(/\d+$/.exec((await page.getByRole('status').first().textContent()) ?? ''))
const links = (page: Page) => page.locator('[data-results] :is(article, tbody) a')
const titles = (page: Page) => links(page).allTextContents()
const values = (page: Page, selector: string) =>
  page
    .locator(`[data-results] ${selector}`)
    .evaluateAll((all) => all.map((it) => Number((it as HTMLDataElement).value)))
const areas = (page: Page) => values(page, 'data:not([data-price])')
const prices = (page: Page) => values(page, 'data[data-price]')
const bottomOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((it) => it.getBoundingClientRect().bottom)
const chosen = (page: Page) => page.locator('[data-results] button[aria-pressed="true"]')
const choose = async (page: Page, option: string, value: string) => {
  await page.locator(`details:has([data-key="${option}"]) > summary`).click()
  await page.locator(`input[name="${option}"][value="${value}"]`).check()
}
const wait = (page: Page, query: string) => page.waitForURL((to) => to.search === query)

describe.each(oneOf(LANGUAGES, 1))('in %s/', (home) => {
  it.each(['/units', '/units/page/2'])('%s begins with filter and first home', async (path) => {
    const page = await open(home + path, { viewport: SIZES[0] })
    for (const size of SIZES) {
      const at = (what: string) => `${what} at ${size.width} × ${size.height}`
      await page.evaluate(() => scrollTo(0, 0))
      await resizeWindow(page, size)
      expect(await page.getByRole('search').isVisible(), at('filter')).toBe(true)
      expect(await bottomOf(page, FIELD), at('filter')).toBeLessThan(size.height / 2)
      for (const part of ['article :is(img, [role="img"])', 'article h2']) {
        expect(await bottomOf(page, `main ${part}`), at(part)).toBeLessThanOrEqual(size.height)
      }
      await page.evaluate(() => scrollTo(0, 1_500))
      await total(page).waitFor()
      const header = await bottomOf(page, 'header')
      const field = await page.locator(FIELD).evaluate((it) => it.getBoundingClientRect().top)
      expect(Math.abs(field - header), at('sticky')).toBeLessThanOrEqual(size.width < 1024 ? 2 : 12)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect(width).toBe(size.width)
    }
  })
})

it.each(['/units', '/ar/units?bedrooms=2'])(
  'on a phone one row of the filter of %s stays, and hides nothing that has the focus',
  async (path) => {
    const page = await open(path, { viewport: { width: 360, height: 740 } })
    const links = page.locator('[data-results]:not([inert]) article a')
    await links.nth(4).focus()
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
    expect(await bottomOf(page, FIELD)).toBeLessThanOrEqual(110)
    expect(await bottomOf(page, 'main form [role="status"]')).toBeLessThan(0)
    const isHome = () =>
      page.evaluate(() => document.activeElement?.closest('[data-results]') !== null)
    for (let step = 0; (await isHome()) && step < 10; step++) {
      await page.keyboard.press('Shift+Tab')
      const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top)
      if (await isHome()) expect(top).toBeGreaterThan(112)
    }
  },
)

it.each(['/projects', '/ar/articles'])('%s shows its first card at once', async (path) => {
  const page = await open(path, { viewport: PHONE })
  expect(await bottomOf(page, 'main article img')).toBeLessThanOrEqual(PHONE.height)
})

describe('the filter', () => {
  it('loads no homes before somebody is about to choose, and then not all of them', async () => {
    const page = await openBlank()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    const data = () => asked.filter((path) => path.startsWith('/data/'))
    await page.goto('/units/page/2')
    await page.waitForTimeout(1_500)
    expect(data()).toEqual([])
    await choose(page, 'kind', 'villa')
    await found(page, 6)
    await expect.poll(async () => (await titles(page)).length).toBe(6)
    expect(data()[0]).toBe('/data/units.en.json')
    expect(
      data()
        .slice(1)
        .every((path) => path.startsWith('/data/units.en/')),
    ).toBe(true)
  })

  it.each(oneOf(LANGUAGES, 0))(
    'of %s/ is on every page, with view, orientation and handover',
    async (home) => {
      const page = await open(`${home}/units/page/3`, { viewport: PHONE })
      await total(page).waitFor()
      await choose(page, 'view', 'sea')
      // Nothing is counted while the search is under way.
      await expect.poll(() => count(page)).toSatisfy((homes) => homes > 0 && homes < 60)
      await page.locator('input[name="orientation"][value="west"]').check()
      await page.locator('input[name="handover"][value="2027"]').check()
      await page.keyboard.press('Escape')
      const query = '?view=sea&orientation=west&handover=2027'
      await wait(page, query)
      const names = await expect
        .poll(() => titles(page))
        .not.toHaveLength(10)
        .then(() => titles(page))
      expect(names.length).toBeGreaterThan(0)
      const shared = await open(`${home}/units${query}`)
      await found(shared, names.length)
      await expect.poll(() => titles(shared)).toEqual(names)
    },
  )

  it.each([
    ['', 'USD'],
    ['/ar', 'EUR'],
  ])('of %s/ takes ranges in the visitor’s currency, %s, and unit', async (home, currency) => {
    const page = await open(`${home}/units`, { viewport: DESKTOP })
    await page.locator('select[name="currency"]').first().selectOption(currency)
    await page.locator('[data-area-switch]').first().click()
    await page.locator('details[data-key="price"] > summary').click()
    const price = page.locator('[data-range="price"] input')
    expect(await page.locator('[data-range="price"]').innerText()).toContain(`(${currency})`)
    await price.last().fill('400000')
    await price.last().press('Enter')
    await page.waitForURL(/price=\.\.\d+/)
    const end = Number(new URL(page.url()).searchParams.get('price')?.slice(2))
    expect(end).toBeGreaterThan(1_400_000)
    expect(await price.last().evaluate((it) => it === document.activeElement)).toBe(true)
    await page.locator('details[data-key="area"] > summary').click()
    const area = page.locator('[data-range="area"] input')
    await area.first().fill('500')
    await area.first().blur()
    await page.waitForURL(/area=46\.45\.\./)
    await page.reload()
    await expect.poll(async () => (await prices(page)).every((it) => it <= end)).toBe(true)
    expect((await areas(page)).every((it) => it >= 46.45)).toBe(true)
    await page.locator('details[data-key="price"] > summary').click()
    expect(await price.last().inputValue()).toBe('400000')
  })
})

describe('the order', () => {
  it.each(oneOf(LANGUAGES, 1))(
    'of %s/ goes by price, and prices on request come last',
    async (home) => {
      const page = await open(`${home}/units`, { viewport: PHONE })
      await page.locator('select[name="sort"]').selectOption('priceDown')
      await wait(page, '?sort=priceDown')
      await expect.poll(async () => (await prices(page))[0]).toBe(18_900_000)
      const shown = await prices(page)
      expect(shown).toHaveLength(10)
      expect(shown).toEqual(shown.toSorted((a, b) => b - a))
      await page.goto(`${home}/units?sort=priceUp&page=6`)
      await expect.poll(async () => (await prices(page)).length).toBe(7)
      const last = await page.locator('[data-results] article').allTextContents()
      expect(last.slice(-3).some((it) => /\d,\d{3},\d{3}/.test(it))).toBe(false)
    },
  )

  it('goes by area, by floor, and by the day of the offer', async () => {
    const page = await open('/units?sort=areaUp')
    await expect.poll(async () => (await areas(page))[0]).toBe(41.5)
    await page.locator('select[name="sort"]').selectOption('floorDown')
    await expect.poll(async () => (await titles(page))[0]).toContain('7101')
    await page.locator('select[name="sort"]').selectOption('newest')
    await expect
      .poll(async () => await page.locator('article').first().innerText())
      .toContain('Dune House')
  })
})

describe('the table', () => {
  it.each(oneOf(LANGUAGES, 0))(
    'of %s/ shows currency and unit, and stays with order and filter',
    async (home) => {
      const page = await open(`${home}/units`, { viewport: DESKTOP })
      await page.locator('[data-as="table"]').click()
      await page.waitForURL(/\?as=table$/)
      await expect.poll(() => page.locator('tbody tr').count()).toBe(25)
      await choose(page, 'kind', 'studio')
      await page.keyboard.press('Escape')
      await expect.poll(() => page.locator('tbody tr').count()).toBe(7)
      await page.locator('select[name="currency"]').first().selectOption('USD')
      await page.locator('[data-area-switch]').first().click()
      const row = () => page.locator('tbody tr').first().innerText()
      await expect.poll(row).toMatch(/\$|US/)
      await expect.poll(row).toMatch(/sq ft|قدم/)
      expect(await row()).not.toContain('m²')
      await page.locator('[data-as="cards"]').click()
      await wait(page, '?kind=studio')
      await expect.poll(() => page.locator('[data-results] article').count()).toBe(7)
    },
  )
})

it.each(LANGUAGES)(
  'the table of %s/ has name and price beside each other on a phone',
  async (home) => {
    const page = await open(`${home}/units?as=table`, { viewport: SIZES[0] })
    await expect.poll(() => page.locator('tbody tr').count()).toBe(25)
    const outside = await page.locator('tbody tr').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const [name, price] = [row.querySelector('a'), row.querySelector('[data-price], td')]
        const [a, b] = [name, price].map((it) => it?.getBoundingClientRect())
        const beside = a && b && a.top < b.bottom && b.top < a.bottom
        return beside && [a, b].every(({ left, right }) => left >= 0 && right <= innerWidth)
          ? []
          : [row.textContent]
      }),
    )
    expect(outside).toEqual([])
    const table = page.locator('section:has(> table)')
    expect(await table.evaluate((it) => it.scrollWidth - it.clientWidth)).toBe(0)
  },
)

describe('where nothing is found', () => {
  it.each([
    ['', 'Without'],
    ['/ar', 'من دون'],
  ])(
    '%s/units says what to leave out, shows what comes near, and offers to ask',
    async (home, without) => {
      const page = await open(`${home}/units?kind=villa&price=..900000`, { viewport: PHONE })
      await found(page, 0)
      expect(await page.locator('[data-results] article').count()).toBe(3)
      await page.locator('[data-results] a[href="#modal:interest"]').click()
      await page.locator('dialog[open]').waitFor()
      await page.keyboard.press('Escape')
      await page.locator('dialog[open]').waitFor({ state: 'detached' })
      const leaveOut = page.locator('[data-results] button', { hasText: without })
      await leaveOut.first().click()
      await expect.poll(() => leaveOut.count()).toBe(0)
      expect((await titles(page)).length).toBeGreaterThan(0)
    },
  )
})

it.each(oneOf(LANGUAGES, 0))(
  'who asks in "%s" finds the search in the message, until something is written there',
  async (home) => {
    const page = await open(`${home}/units?kind=villa&price=..900000`, { viewport: PHONE })
    const message = page.locator('dialog[open] textarea')
    const ask = async () => {
      await page.locator('[data-results] a[href="#modal:interest"]').click()
      await message.waitFor()
      return message.inputValue()
    }
    const close = async () => {
      await page.keyboard.press('Escape')
      await message.waitFor({ state: 'detached' })
    }
    expect(await ask()).toMatch(home ? /^النوع: فيلا\nالسعر: .*900/ : /^Type: Villa\nPrice: .*900/)
    await close()
    await chosen(page).first().click()
    await page.waitForURL(/\?price=\.\.900000$/)
    await choose(page, 'kind', 'penthouse')
    await page.keyboard.press('Escape')
    await found(page, 0)
    expect(await ask()).toMatch(home ? /بنتهاوس/ : /Penthouse/)
    await message.fill('A house by the sea')
    await close()
    expect(await ask()).toBe('A house by the sea')
  },
)

describe('what is chosen', () => {
  it.each(oneOf(LANGUAGES, 1))(
    'is seen at once on a phone in "%s", and removed there',
    async (home) => {
      const page = await open(`${home}/units?kind=villa&price=2000000..`, { viewport: SIZES[0] })
      await expect.poll(() => chosen(page).count()).toBe(2)
      for (const box of await chosen(page).evaluateAll((all) =>
        all.map((it) => it.getBoundingClientRect().toJSON() as DOMRect),
      )) {
        expect(box.height).toBeGreaterThanOrEqual(44)
        expect(box.left).toBeGreaterThanOrEqual(0)
        expect(box.right).toBeLessThanOrEqual(SIZES[0].width)
        expect(box.bottom).toBeLessThan(SIZES[0].height)
      }
      expect(await chosen(page).first().innerText()).toMatch(
        home ? /^النوع: فيلا$/ : /^Type: Villa$/,
      )
      expect(await chosen(page).last().innerText()).toContain('2,000,000')
      await chosen(page).first().click()
      await wait(page, '?price=2000000..')
      await expect.poll(() => chosen(page).count()).toBe(1)
      await chosen(page).first().click()
      await wait(page, '')
      await expect.poll(() => chosen(page).count()).toBe(0)
    },
  )
})

describe('a home and back', () => {
  it.each(['&as=table', ''])('keeps filter, order, place and layout (%s)', async (layout) => {
    const query = `?kind=apartment&sort=areaDown${layout}&page=2`
    const page = await open(`/units${query}`)
    await page.getByText(/^Homes found: \d+$/).waitFor()
    const before = await titles(page)
    expect(before.length).toBeGreaterThan(6)
    const link = links(page).nth(5)
    await link.scrollIntoViewIfNeeded()
    await page.evaluate(() => scrollBy(0, 200))
    const top = await page.evaluate(() => scrollY)
    // A click of the mouse may scroll first.
    await link.evaluate((it: HTMLElement) => it.click())
    await page.waitForURL((to) => /^\/units\/./.test(to.pathname))
    await page.goBack()
    await page.waitForURL(`${url}/units${query}`)
    await expect.poll(() => titles(page)).toEqual(before)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(top)
    expect(await page.locator('select[name="sort"]').inputValue()).toBe('areaDown')
  })
})

it('takes the new index where a deploy has removed the files of the old one', async () => {
  expectComplaints(/404 .*\/data\/units\.en\//)
  const page = await open('/units')
  let asked = 0
  await page.route('**/data/units.en.json', (route) => {
    asked += 1
    return route.fallback()
  })
  await page.route('**/data/units.en/*.json', (route) =>
    asked < 2 ? route.fulfill({ status: 404 }) : route.fallback(),
  )
  await choose(page, 'kind', 'villa')
  await found(page, 6)
  await expect.poll(async () => (await titles(page)).length).toBe(6)
  expect(asked).toBe(2)
})

it.each(oneOf(LANGUAGES, 1))(
  'without scripts %s/units is a list with its pages, and no control',
  async (home) => {
    const page = await open(`${home}/units/page/2?kind=villa`, {
      viewport: PHONE,
      javaScriptEnabled: false,
    })
    expect(await page.locator('main article').count()).toBe(10)
    expect(await page.locator('main nav a[href$="/units/page/3"]').first().isVisible()).toBe(true)
    const controls = page.locator('[role="search"] :is(input, select, button, summary)')
    expect(await controls.filter({ visible: true }).count()).toBe(0)
    expect(await total(page).isVisible()).toBe(true)
  },
)

it.each([PHONE, DESKTOP])(
  'the bar covers nothing that has the focus, at $width pixels',
  async (viewport) => {
    const page = await open('/units', { viewport, reducedMotion: 'reduce' })
    await links(page).last().focus()
    const hidden: string[] = []
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press('Shift+Tab')
      const covered = await page.evaluate(() => {
        const { activeElement } = document
        const bar = document.querySelector('main form:has([type="search"])')
        if (!activeElement?.closest('[data-results]') || !bar) return null
        const { top } = activeElement.getBoundingClientRect()
        return top < bar.getBoundingClientRect().bottom ? activeElement.textContent : null
      })
      if (covered !== null) hidden.push(covered)
    }
    expect(hidden).toEqual([])
  },
)
