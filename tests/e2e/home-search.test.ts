import { expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open, url } = useBrowser()

it.each([
  ['', /^Homes found: \d+$/],
  ['/ar', /المنازل المطابقة/],
])(
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

it('the search works without scripts, and says prices in the currency that a visitor chose', async () => {
  const still = await open('/', { javaScriptEnabled: false })
  await still.locator('main form[data-home-search] [name="bedrooms"]').selectOption('2')
  await still.locator('main form[data-home-search] button').click()
  await still.waitForURL(`${url}/units?kind=&bedrooms=2&price=`)
  const page = await open('/')
  const option = page.locator('main option[value="1000000..2000000"]')
  expect(await option.textContent()).toMatch(/^AED\s1,000,000 to AED\s2,000,000$/)
  await page.getByLabel('Currency').first().selectOption('EUR')
  await expect.poll(() => option.textContent()).toMatch(/^€[\d,.]+ to €[\d,.]+$/)
})
