import type { BrowserContextOptions, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { HYDRATED } from '#src/components/behaviour/hydrated.ts'
import type { PayloadData } from '#src/lib/payload-data.ts'
import { holdRequests, useBrowser } from './browser.ts'

const { openBlank } = useBrowser()

const PHONE = { viewport: { width: 390, height: 844 } }

/** Long enough for what has come to run. */
const A_WHILE_MS = 500

const CHUNK = /\/_next\/static\/chunks\/[^/]*\.js$/

/** The chunks that Next's code waits for before it runs. */
const beforeStart = async (page: Page, path: string): Promise<string[]> => {
  const html = await (await page.request.get(path)).text()
  const data = /data-parts="">([^<]*)/.exec(html)?.[1] as string
  const { entry } = JSON.parse(data) as PayloadData
  return JSON.stringify(entry).match(/[\w.~-]+\.js/g) ?? []
}

/**
 * Opens a page of which some scripts do not come before they are released.
 *
 * @param options.some whether those come without which Next's code does not start.
 */
const begin = async (
  path: string,
  { some = false, ...options }: BrowserContextOptions & { some?: boolean } = {},
) => {
  const page = await openBlank(options)
  const comes = some ? await beforeStart(page, path) : []
  const release = await holdRequests(
    page,
    ({ pathname }) => CHUNK.test(pathname) && !comes.some((name) => pathname.endsWith(name)),
  )
  await page.mainFrame().goto(path, { waitUntil: 'domcontentloaded' })
  const answers = () =>
    page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED)
  return { page, release, answers, comes }
}

const LINK = 'a[href="#modal:visit"]'

const modal = (page: Page) => page.locator('[id="modal:visit"]')
const isOpen = (page: Page) => modal(page).evaluate((it: HTMLDialogElement) => it.open)
const holdsFocus = (page: Page) => modal(page).evaluate((it) => it.matches(':focus-within'))
const focusedHref = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute('href') ?? null)

it.each(['', '/ar'])(
  'a modal that is opened before the code of %s/about answers stays open, with the focus and what was typed',
  async (prefix) => {
    const { page, release, answers } = await begin(`${prefix}/about`)
    await page.locator(`header ${LINK}`).first().click()
    await expect.poll(() => isOpen(page)).toBe(true)
    expect(await holdsFocus(page)).toBe(true)
    const name = modal(page).locator('[name="name"]')
    await name.click()
    await page.keyboard.type('Ana')
    release()
    await answers()
    expect(await isOpen(page)).toBe(true)
    await page.keyboard.type('bel')
    expect(await name.inputValue()).toBe('Anabel')
    await page.keyboard.press('Escape')
    await page.waitForURL(`**${prefix}/about`)
    expect(await isOpen(page)).toBe(false)
    expect(await focusedHref(page)).toBe('#modal:visit')
  },
)

it('also while the router has started, but not the code of the site', async () => {
  const { page, release, answers, comes } = await begin('/about', { some: true })
  expect(comes.length).toBeGreaterThan(1)
  await page.waitForTimeout(A_WHILE_MS)
  await page.locator(`header ${LINK}`).first().click()
  await expect.poll(() => isOpen(page)).toBe(true)
  release()
  await answers()
  expect(await isOpen(page)).toBe(true)
  await expect.poll(() => new URL(page.url()).hash).toBe('#modal:visit')
  await page.goBack()
  await expect.poll(() => isOpen(page)).toBe(false)
})

it('one that is closed while the router starts opens again by its link', async () => {
  const { page, release, answers } = await begin('/about#modal:visit', { some: true })
  await page.waitForTimeout(A_WHILE_MS)
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => isOpen(page)).toBe(false)
  release()
  await answers()
  expect(await isOpen(page)).toBe(false)
  await page.locator(`header ${LINK}`).first().click()
  await expect.poll(() => isOpen(page)).toBe(true)
})

it('it is over the menu of a phone', async () => {
  const { page, release } = await begin('/about', PHONE)
  const menu = page.locator('#site-menu')
  await page.locator('[popovertarget="site-menu"]').first().click()
  await menu.locator(LINK).click()
  await expect.poll(() => isOpen(page)).toBe(true)
  expect(await menu.isVisible()).toBe(false)
  await modal(page).getByRole('button', { name: 'Close' }).click()
  await expect.poll(() => isOpen(page)).toBe(false)
  release()
})

it('the way back closes it, and the page stays where it is', async () => {
  const { page, release, answers } = await begin('/about')
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await page.locator(`header ${LINK}`).first().click()
  await expect.poll(() => isOpen(page)).toBe(true)
  const place = await page.evaluate(() => scrollY)
  expect(place).toBeGreaterThan(0)
  await page.goBack()
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  release()
  await answers()
  expect(await isOpen(page)).toBe(false)
})

it('an address that names one opens it before the code answers', async () => {
  const { page, release, answers } = await begin('/about#modal:visit')
  expect(await isOpen(page)).toBe(true)
  expect(await holdsFocus(page)).toBe(true)
  release()
  await answers()
  expect(await isOpen(page)).toBe(true)
  expect(await holdsFocus(page)).toBe(true)
})

describe('the page under it is reached from a later page, though its entry is older than the router', () => {
  it.each([
    ['in one step', () => history.go(-2)],
    [
      'in two quick steps',
      () => {
        history.back()
        setTimeout(() => history.back(), 50)
      },
    ],
  ])('%s', async (_, goBack) => {
    const { page, release, answers } = await begin('/about')
    const title = () => page.locator('h1').innerText()
    const about = await title()
    await page.locator(`header ${LINK}`).first().click()
    await expect.poll(() => isOpen(page)).toBe(true)
    release()
    await answers()
    const later = modal(page).locator('a[href="/privacy"]').first()
    await later.evaluate((it: HTMLElement) => it.click())
    await page.waitForURL('**/privacy')
    await expect.poll(title).not.toBe(about)
    await page.evaluate(goBack)
    await page.waitForURL('**/about')
    await expect.poll(title).toBe(about)
  })
})

it('the list of jobs answers without the job modal that its address names', async () => {
  const page = await openBlank()
  await page.route('**/jobs', async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace('id="modal:job"', 'id="modal:other"')
    await route.fulfill({ response: answer, body })
  })
  await page.mainFrame().goto('/jobs#modal:job')
  await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED)
  expect(page.url()).toMatch(/\/jobs#modal:job$/)
})
