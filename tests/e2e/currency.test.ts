import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { keepCurrency } from './chosen-currency.ts'

const { open, expectComplaints } = useBrowser()

const HOME = '/units/marina-crest-1204'
const RATES = '**/data/rates.json'

const price = (page: Page) => page.locator('main [data-price]').first()
const choice = (page: Page) => page.locator('select[name="currency"]').first()

it('is remembered, and every price follows', async () => {
  const page = await open('/units', { viewport: { width: 1440, height: 900 } })
  const first = page.locator('main article [data-price]').first()
  expect(await first.innerText()).toMatch(/^AED/)
  await page.getByLabel('Currency').first().selectOption('EUR')
  await expect.poll(() => first.innerText()).toMatch(/^€/)
  for (const path of ['/projects', '/ar/units', HOME]) {
    await page.goto(path)
    await expect.poll(() => choice(page).inputValue()).toBe('EUR')
    const prices = await page.locator('[data-price]').allTextContents()
    expect(prices.filter((text) => !text.includes('€'))).toEqual([])
  }
})

it('has the sign of its currency after its letters in Arabic too', async () => {
  const page = await open(`/ar${HOME}`)
  await choice(page).selectOption('USD')
  await expect.poll(() => price(page).innerText()).toMatch(/US\$/)
  const [letter, sign] = await price(page).evaluate((element) => {
    const text = element.querySelector('bdi')?.firstChild as Text
    return ['U', '$'].map((character) => {
      const range = new Range()
      range.setStart(text, text.data.indexOf(character))
      range.setEnd(text, text.data.indexOf(character) + 1)
      return range.getBoundingClientRect().left
    })
  })
  expect(sign).toBeGreaterThan(letter as number)
})

it('costs no request before it is chosen', async () => {
  const asked: string[] = []
  const prepare = async (page: Page) => {
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  }
  const page = await open(HOME, {}, { prepare })
  expect(asked).not.toContain('/data/rates.json')
  await choice(page).selectOption('USD')
  await expect.poll(() => price(page).innerText()).toMatch(/\$/)
  await choice(page).selectOption('EUR')
  await expect.poll(() => price(page).innerText()).toMatch(/€/)
  expect(asked.filter((path) => path === '/data/rates.json')).toHaveLength(1)
})

it('is shown by the rates of the last page at once, and by new ones when they come', async () => {
  const { promise: sent, resolve: send } = Promise.withResolvers<void>()
  const prepare = async (page: Page) => {
    await keepCurrency(page, 'USD')
    await page.route(RATES, async (route) => {
      await sent
      await route.fulfill({ json: { USD: 2 } })
    })
  }
  const page = await open(HOME, {}, { prepare })
  const amount = async () => Number((await price(page).innerText()).replace(/[^\d.]/g, ''))
  const base = Number(await price(page).getAttribute('value'))
  expect(await amount()).toBeCloseTo(base * 0.27, -1)
  send()
  await expect.poll(amount).toBe(base * 2)
  expect(await page.evaluate(() => localStorage.getItem('rates'))).toBe('{"USD":2}')
})

it('stays with the rates of the last page where new ones cannot be had', async () => {
  expectComplaints(/ERR_FAILED/)
  const prepare = async (page: Page) => {
    await keepCurrency(page, 'EUR')
    await page.route(RATES, (route) => route.abort())
  }
  const page = await open(HOME, {}, { prepare })
  expect(await price(page).innerText()).toMatch(/€/)
  expect(await choice(page).inputValue()).toBe('EUR')
})

it('goes back to that of the site where no rates can be had, and is tried again at the next choice', async () => {
  expectComplaints(/ERR_FAILED/)
  const prepare = (page: Page) => page.route(RATES, (route) => route.abort())
  const page = await open(HOME, {}, { prepare })
  const failed = page.waitForEvent('requestfailed')
  await choice(page).selectOption('EUR')
  await failed
  await expect.poll(() => choice(page).inputValue()).toBe('AED')
  expect(await price(page).innerText()).toMatch(/^AED/)
  await page.unroute(RATES)
  await choice(page).selectOption('EUR')
  await expect.poll(() => price(page).innerText()).toMatch(/€/)
})

it.each(['{', 'null', '[1]', '{"EUR":"much"}', '{"EUR":-1}'])(
  'is read from the file where the browser keeps %s as its rates',
  async (kept) => {
    const prepare = (page: Page) =>
      page.addInitScript((rates) => {
        localStorage.setItem('currency', 'EUR')
        if (!sessionStorage.getItem('spoilt')) localStorage.setItem('rates', rates)
        sessionStorage.setItem('spoilt', 'yes')
      }, kept)
    const page = await open(HOME, {}, { prepare })
    await expect.poll(() => price(page).innerText()).toMatch(/€\s?[\d,]+$/)
  },
)
