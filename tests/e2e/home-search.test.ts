import { expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open, url } = useBrowser()

it.each(
  oneOf(
    [
      ['', /^Homes found: \d+$/],
      ['/ar', /المنازل المطابقة/],
    ],
    0,
  ),
)(
  'the search of "%s/" leads to the list with the filter set, without a reload',
  async (prefix, found) => {
    const page = await open(prefix || '/')
    await page.locator('header').evaluate(() => Object.assign(window, { stays: true }))
    const search = page.locator('main form[data-home-search]')
    await search.locator('[name="kind"]').selectOption('apartment')
    await search.locator('[name="price"]').selectOption('2000000..4000000')
    await search.getByRole('button').click()
    await page.waitForURL(`${url}${prefix}/units?kind=apartment&price=2000000..4000000`)
    await page.getByText(found).waitFor()
    expect(await page.evaluate(() => 'stays' in window)).toBe(true)
  },
)

it('the homes are loaded when somebody comes to the search', async () => {
  const page = await open('/')
  const homes = page.waitForRequest('**/data/units.en.json')
  await page.locator('main form[data-home-search] [name="kind"]').focus()
  await homes
})

it('the search still says what was chosen when the visitor comes back', async () => {
  const page = await open('/ar')
  const field = page.locator('main form[data-home-search] [name="bedrooms"]')
  await field.selectOption('2')
  await page.locator('main form[data-home-search] button').click()
  await page.waitForURL(`${url}/ar/units?bedrooms=2`)
  await page.locator('[data-results]:not([inert]) article a').first().click()
  await page.waitForURL('**/ar/units/*')
  await page.goBack()
  await page.waitForURL(`${url}/ar/units?bedrooms=2`)
  await page.goBack()
  await page.waitForURL(`${url}/ar`)
  await expect.poll(() => field.inputValue()).toBe('2')
})

it('without scripts the search leads to the list, and offers no choice that the list would not follow', async () => {
  const page = await open('/', { javaScriptEnabled: false })
  const search = page.locator('main form[data-home-search]')
  expect(await search.locator('select:visible').count()).toBe(0)
  await search.locator('button').click()
  await page.waitForURL(`${url}/units?*`)
  expect(await page.locator('main article').count()).toBeGreaterThan(0)
})

it('the search says prices in the currency that a visitor chose', async () => {
  const page = await open('/')
  const option = page.locator('main option[value="1000000..2000000"]')
  expect(await option.textContent()).toMatch(/^AED\s1,000,000 to AED\s2,000,000$/)
  await page.getByLabel('Currency').first().selectOption('EUR')
  await expect.poll(() => option.textContent()).toMatch(/^€[\d,.]+ to €[\d,.]+$/)
})
