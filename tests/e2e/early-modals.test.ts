import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import { HYDRATED } from '#src/components/behaviour/hydrated.ts'
import { useBrowser } from './browser.ts'

const { openBlank } = useBrowser()

/** Opens a page whose scripts do not come before they are released. */
const begin = async (path: string) => {
  const page = await openBlank()
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await released
    await route.continue()
  })
  await page.mainFrame().goto(path, { waitUntil: 'domcontentloaded' })
  const answers = () =>
    page.waitForFunction((mark) => mark in document.documentElement.dataset, HYDRATED)
  return { page, release, answers }
}

const modal = (page: Page) => page.locator('[id="modal:visit"]')
const name = (page: Page) => modal(page).locator('[name="name"]')
/** Where it is once it has risen. */
const place = (page: Page) =>
  modal(page).evaluate(async (it) => {
    await Promise.all(it.getAnimations().map(({ finished }) => finished))
    return it.getBoundingClientRect().toJSON()
  })
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

it.each(['', '/ar'])(
  'a modal that is opened before the code of %s/about answers stays open, with the focus and what was typed',
  async (prefix) => {
    const { page, release, answers } = await begin(`${prefix}/about`)
    await page.locator('header a[href="#modal:visit"]').first().click()
    await expect.poll(() => modal(page).isVisible()).toBe(true)
    expect(await modal(page).evaluate((it: HTMLDialogElement) => it.open)).toBe(false)
    await name(page).click()
    await page.keyboard.type('Ana')
    release()
    await answers()
    expect(await modal(page).evaluate((it: HTMLDialogElement) => it.open)).toBe(true)
    await page.keyboard.type('bel')
    expect(await name(page).inputValue()).toBe('Anabel')
    await page.keyboard.press('Escape')
    await page.waitForURL(`**${prefix}/about`)
    expect(await modal(page).isVisible()).toBe(false)
  },
)

it('one that is closed again before stays closed, and the page does not move', async () => {
  const { page, release, answers } = await begin('/about')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  const place = await scrolled(page)
  expect(place).toBeGreaterThan(0)
  await page.evaluate(() => location.assign('#modal:visit'))
  await modal(page).getByRole('link', { name: 'Close' }).click()
  await expect.poll(() => modal(page).isVisible()).toBe(false)
  expect(await scrolled(page)).toBe(place)
  release()
  await answers()
  expect(await modal(page).isVisible()).toBe(false)
  expect(await scrolled(page)).toBe(place)
})

it('an address that names one shows it before the code answers', async () => {
  const { page, release, answers } = await begin('/about#modal:visit')
  expect(await modal(page).isVisible()).toBe(true)
  const before = await place(page)
  release()
  await answers()
  expect(await place(page)).toEqual(before)
})
