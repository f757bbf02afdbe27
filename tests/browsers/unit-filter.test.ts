import { it } from 'vitest'
import { useBrowser } from './browser.ts'
import type { Page } from './page.ts'

const { open } = useBrowser()

const found = (page: Page, homes: number) =>
  page.text('form[role="search"] [role="status"]').toMatch(new RegExp(`: ${homes}$`))
/** How many homes an empty result shows that come near. */
const NEAREST = 3
const cards = (page: Page) => page.seen('main article')

const tickVilla = async (page: Page) => {
  await page.click('details[data-key="kind"] > summary')
  await page.click('input[name="kind"][value="villa"]')
}

it.each(['/units', '/ar/units'])(
  '%s shows what is ticked, and the back button undoes it',
  async (path) => {
    const page = await open(path)
    const all = await page.run(() => document.querySelectorAll('main article').length)
    await tickVilla(page)
    await page.address().toBe(`${path}?kind=villa`)
    await found(page, 6)
    await cards(page).toBe(6)
    await page.back()
    await page.address().toBe(path)
    await cards(page).toBe(all)
    await page.forward()
    await cards(page).toBe(6)
  },
)

it('finds what is typed, and says what to give up where that is nothing', async () => {
  const page = await open('/units?kind=villa')
  await cards(page).toBe(6)
  await page.type('input[type="search"]', 'no such home')
  await page.address().toBe('/units?kind=villa&q=no+such+home')
  await found(page, 0)
  await cards(page).toBe(NEAREST)
  await page
    .until(() => [...document.querySelectorAll('main ul button')].map((it) => it.textContent))
    .toContain('Without “no such home”: 6')
})

it('opens as it was shared', async () => {
  const page = await open('/ar/units?kind=penthouse')
  await found(page, 7)
  await cards(page).toBe(7)
})
