import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { type Loan, loanAmounts } from '#src/models/parts/loan.ts'
import { oneOf } from '#tests/soak.ts'
import { faultsOf } from '../axe.ts'
import { holdRequests, useBrowser } from './browser.ts'
import { keepCurrency } from './chosen-currency.ts'

const { open, openBlank, url } = useBrowser()

const PHONE = { width: 360, height: 740 }
const HOME = '/units/marina-crest-1204'
const PRICE = 3_150_000
/** What the content of the demo begins with. */
const DEFAULTS = { deposit: 20, years: 25, rate: 4.5 }

const calculator = (page: Page) => page.locator('[data-loan]')
const amount = async (page: Page, name: string) =>
  Number(await calculator(page).locator(`[data-amount="${name}"] data`).getAttribute('value'))
const shown = (page: Page, name: string) =>
  calculator(page).locator(`[data-amount="${name}"] dd`).innerText()

const rounded = (loan: Loan) =>
  Object.fromEntries(
    Object.entries(loanAmounts(PRICE, loan)).map(([name, value]) => [name, Math.round(value)]),
  )
const amounts = async (page: Page) => ({
  deposit: await amount(page, 'deposit'),
  loan: await amount(page, 'loan'),
  monthly: await amount(page, 'monthly'),
  interest: await amount(page, 'interest'),
})

describe.each(
  oneOf(
    [
      { prefix: '', note: 'For orientation only' },
      { prefix: '/ar', note: 'للاسترشاد فقط' },
    ],
    0,
  ),
)('in $prefix/', ({ prefix, note }) => {
  it('a loan is calculated as the visitor types, and says that it is for orientation', async () => {
    const page = await open(prefix + HOME, { viewport: PHONE })
    expect(await amounts(page)).toEqual(rounded(DEFAULTS))
    const [deposit, years, rate] = await calculator(page).locator('input').all()
    await deposit?.fill('35')
    await years?.fill('15')
    await rate?.fill('3.99')
    const typed = rounded({ deposit: 35, years: 15, rate: 3.99 })
    await expect.poll(() => amounts(page)).toEqual(typed)
    await rate?.fill('٤٫٢٥')
    await years?.fill('٣٠')
    const arabic = rounded({ deposit: 35, years: 30, rate: 4.25 })
    await expect.poll(() => amounts(page)).toEqual(arabic)
    await years?.fill('15')
    await rate?.fill('0')
    const free = rounded({ deposit: 35, years: 15, rate: 0 })
    await expect.poll(() => amounts(page)).toEqual(free)
    expect(await calculator(page).innerText()).toContain(note)
    expect(await faultsOf(page, '[data-loan]')).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  })

  it('what somebody types before the scripts are there is calculated when they are', async () => {
    const page = await openBlank({ viewport: PHONE })
    const release = await holdRequests(page, '**/_next/static/payload/*.txt')
    await page.mainFrame().goto(url + prefix + HOME)
    await calculator(page).locator('input').first().fill('35')
    expect(await amounts(page)).toEqual(rounded(DEFAULTS))
    release()
    const typed = rounded({ ...DEFAULTS, deposit: 35 })
    await expect.poll(() => amounts(page)).toEqual(typed)
  })

  it('without scripts the payment plan has the table alone', async () => {
    const page = await open(prefix + HOME, { viewport: PHONE, javaScriptEnabled: false })
    expect(await calculator(page).count()).toBe(1)
    expect(await calculator(page).isVisible()).toBe(false)
  })
})

it('what is no number, or too much, changes nothing and is marked', async () => {
  const page = await open(HOME, { viewport: PHONE })
  const years = calculator(page).locator('input').nth(1)
  const allowed = calculator(page).locator('label bdi').nth(1)
  expect(await allowed.isVisible()).toBe(false)
  for (const wrong of ['', '0', '400', 'many']) {
    await years.fill(wrong)
    await expect.poll(() => calculator(page).getAttribute('data-wrong')).toBe('')
    expect(await amounts(page)).toEqual(rounded(DEFAULTS))
    expect(await years.getAttribute('aria-invalid')).toBe('true')
    expect(await calculator(page).locator('[aria-invalid="true"]').count()).toBe(1)
    expect(await allowed.isVisible()).toBe(true)
  }
  expect((await allowed.innerText()).trim()).toBe('1–40')
  const colour = (it: Locator) => it.evaluate((element) => getComputedStyle(element).borderTopColor)
  const right = calculator(page).locator('input').first()
  expect(await colour(years)).not.toBe(await colour(right))
  await years.fill('25')
  await expect.poll(() => calculator(page).getAttribute('data-wrong')).toBeNull()
  expect(await years.getAttribute('aria-invalid')).toBe('false')
  expect(await allowed.isVisible()).toBe(false)
  await years.fill('15.5')
  const typed = rounded({ ...DEFAULTS, years: 15.5 })
  await expect.poll(() => amounts(page)).toEqual(typed)
})

it("amounts follow the visitor's currency, before and after typing", async () => {
  const page = await open(HOME, { viewport: PHONE }, { prepare: (it) => keepCurrency(it, 'EUR') })
  const before = await shown(page, 'monthly')
  expect(before).toContain('€')
  await calculator(page).locator('input').first().fill('50')
  await expect.poll(() => shown(page, 'monthly')).not.toBe(before)
  expect(await shown(page, 'monthly')).toContain('€')
})

it('a home that is sold has none', async () => {
  const page = await open('/units/marina-crest-2109', { viewport: PHONE })
  expect(await calculator(page).count()).toBe(0)
})
