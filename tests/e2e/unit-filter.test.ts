import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const cards = (page: Page) => page.getByRole('main').locator('a[href*="/units/"]').count()
const status = (page: Page) => page.getByRole('status')

describe('the filter of the homes', () => {
  it('finds homes, keeps its state in the address, and goes back', async () => {
    const page = await open('/units')
    await page.locator('details[data-key="kind"] > summary').click()
    await page.getByRole('checkbox', { name: /^Villa/ }).check()
    await page.waitForURL('**/units?kind=villa')
    await page.getByText('Homes found: 6').waitFor()

    await page.getByRole('searchbox').fill('no such home')
    await page.getByText('No home has all of this.').waitFor()
    await page.getByRole('button', { name: /^Without “no such home”/ }).click()
    await page.getByText('Homes found: 6').waitFor()

    await page.goBack()
    await page.goBack()
    await page.waitForURL(/\/units\?kind=villa/)
  })

  it('shows what a shared address asks for, in its language', async () => {
    const page = await open('/ar/units?kind=penthouse')
    await status(page).filter({ hasText: '7' }).waitFor()
    expect(await cards(page)).toBeGreaterThanOrEqual(7)
  })

  it('leaves the list as it is without JavaScript', async () => {
    const page = await open('/units?kind=villa', { javaScriptEnabled: false })
    expect(await cards(page)).toBeGreaterThan(9)
  })
})
