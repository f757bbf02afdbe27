import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { holdRequests, useBrowser } from './browser.ts'

const { open, openBlank, url, expectComplaints } = useBrowser()

const cards = (page: Page) => page.getByRole('main').locator('article')
const found = (page: Page, homes: number) =>
  page.getByText(`Homes found: ${homes}`, { exact: true }).waitFor()
const foundNone = (page: Page) => page.getByText(/^Homes found/).waitFor({ state: 'detached' })

/** By its word, as most people do: the box is small. */
const tickVilla = async (page: Page) => {
  const kind = page.locator('details[data-key="kind"]')
  await kind.locator('> summary').click()
  await kind.locator('label', { hasText: /^Villa/ }).click()
  expect(await kind.getAttribute('open')).toBe('')
}

describe('the filter of the homes', () => {
  it('keeps its state in the address, and the back button undoes a choice (§3.5)', async () => {
    const page = await open('/units')
    await tickVilla(page)
    await page.waitForURL(`${url}/units?kind=villa`)
    await found(page, 6)
    await expect.poll(() => cards(page).count()).toBe(6)
    await page.goBack()
    await page.waitForURL(`${url}/units`)
    await foundNone(page)
    await page.goForward()
    await found(page, 6)
  })

  it('says what to give up where nothing is found, and what is typed is one step', async () => {
    const page = await open('/units?kind=villa')
    await page.getByRole('searchbox').pressSequentially('no such home')
    await page.getByText('No home has all of this.').waitFor()
    await page.getByRole('button', { name: 'Without “no such home”: 6' }).click()
    await page.waitForURL(`${url}/units?kind=villa`)
    await found(page, 6)
    await page.goBack()
    await page.waitForURL(`${url}/units?kind=villa&q=no+such+home`)
    await page.goBack()
    await page.waitForURL(`${url}/units?kind=villa`)
    await found(page, 6)
  })

  it('takes a price in Arabic digits, and marks what is no number', async () => {
    const page = await open('/ar/units')
    const price = page.locator('details[data-key="price"]')
    await price.locator('> summary').click()
    const [from, to] = await price.locator('[data-range="price"] input').all()
    await to?.pressSequentially('٤٬٠٠٠٬٠٠٠')
    await to?.press('Enter')
    await page.waitForURL(`${url}/ar/units?price=..4000000`)
    expect(await to?.inputValue()).toBe('4000000')
    await from?.fill('much')
    await from?.press('Enter')
    await expect.poll(() => from?.getAttribute('aria-invalid')).toBe('true')
    expect(await from?.inputValue()).toBe('much')
    expect(page.url()).toBe(`${url}/ar/units?price=..4000000`)
    await from?.fill('١٠٠٠٠٠٠')
    await from?.press('Enter')
    await page.waitForURL(`${url}/ar/units?price=1000000..4000000`)
    expect(await from?.getAttribute('aria-invalid')).toBe(null)
  })

  it('opens as it was shared, with its pages', async () => {
    const page = await open('/units?kind=apartment&page=2')
    await page.getByText(/^Homes found: \d+$/).waitFor()
    await page.locator('[aria-current="page"]', { hasText: '2' }).waitFor()
    await expect.poll(() => cards(page).count()).toBe(10)
  })

  it('turns no page of the list while the homes that were asked for load, and says that they do', async () => {
    const page = await openBlank()
    const release = await holdRequests(page, '**/data/units.en.json')
    await page.goto(`${url}/units?kind=villa`)
    const disabled = page.locator('[inert]').getByLabel('Page 2')
    await disabled.waitFor({ state: 'attached' })
    const said = page.getByText('Searching …', { exact: true })
    await said.waitFor()
    release()
    await found(page, 6)
    expect(await said.count()).toBe(0)
    await disabled.waitFor({ state: 'detached' })
  })

  it('asks once more for the homes where the first answer is one of the listed statuses (§7.13)', async () => {
    const page = await openBlank()
    expectComplaints(/503 .*units\.en\.json/)
    await page.route('**/data/units.en.json', (route) => route.fulfill({ status: 503 }), {
      times: 1,
    })
    await page.goto(`${url}/units?kind=villa`)
    await found(page, 6)
  })

  it('shows what a shared address asks for, in its language', async () => {
    const page = await open('/ar/units?kind=penthouse')
    await page.getByRole('status').filter({ hasText: '7' }).waitFor()
    expect(await cards(page).count()).toBe(7)
  })

  it('follows links that change only the query: the menu closes, and the page is seen from its top', async () => {
    const page = await open('/units')
    await page.evaluate(() => scrollTo(0, 600))
    await page.locator('[popovertarget="site-menu"]').first().click()
    const menu = page.locator('#site-menu')
    await menu.locator('a[href="/units?kind=villa"]').click()
    await found(page, 6)
    expect(page.url()).toBe(`${url}/units?kind=villa`)
    expect(await menu.isVisible()).toBe(false)
    expect(await page.evaluate(() => scrollY)).toBe(0)

    await page.locator('header a[href="/units"]').first().click()
    await foundNone(page)
    expect(page.url()).toBe(`${url}/units`)
    await page.goBack()
    await found(page, 6)
  })

  it('keeps the hash of such a link', async () => {
    const page = await open('/units')
    const link = page.locator('header a[href="/units"]').first()
    await link.evaluate((it: HTMLAnchorElement) => {
      it.href = '?kind=villa#modal:interest'
      it.click()
    })
    await page.locator('dialog[open]').waitFor()
    expect(page.url()).toBe(`${url}/units?kind=villa#modal:interest`)
    await found(page, 6)
  })

  it('takes up what was ticked and typed before its code ran', async () => {
    const page = await openBlank()
    const release = await holdRequests(page, '**/_next/static/chunks/*.js')
    const arrived = page.goto('/units')
    await tickVilla(page)
    await page.getByRole('searchbox').fill('villa')
    release()
    await arrived
    await page.waitForURL(`${url}/units?kind=villa&q=villa`)
    await page.getByText(/^Homes found: [1-6]$/).waitFor()
    expect(await page.getByRole('checkbox', { name: /^Villa/ }).isChecked()).toBe(true)
  })

  it('leaves the list as it is without JavaScript, and says so', async () => {
    const page = await open('/units?kind=villa', { javaScriptEnabled: false })
    expect(await cards(page).count()).toBe(10)
    const said = page.getByText('The filter needs JavaScript')
    expect(await said.isVisible()).toBe(true)
    const withScripts = await open('/units')
    expect(await withScripts.getByText('The filter needs JavaScript').isVisible()).toBe(false)
  })
})
