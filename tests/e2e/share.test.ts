import type { Page } from 'playwright'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { faultsOf } from '../axe.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const PHONE = { width: 360, height: 740 }
const HOME = '/units/marina-crest-1204'

const PAGES = [HOME, '/projects/marina-crest', '/articles/how-light-shapes-a-plan'].flatMap(
  (path, turn) => oneOf([path, `/ar${path}`], turn),
)

const panel = (page: Page) => page.locator('#share')
const openPanel = (page: Page) => page.locator('main [popovertarget="share"]').first().click()
const canonical = async (page: Page) =>
  (await page.locator('link[rel="canonical"]').getAttribute('href')) as string

describe.each(PAGES)('%s', (path) => {
  it('is shared without scripts: by its link, in WhatsApp and by a code', async () => {
    const page = await open(path, { viewport: PHONE, javaScriptEnabled: false })
    const address = await canonical(page)
    await openPanel(page)
    expect(await panel(page).getByText(address).getAttribute('href')).toBe(address)
    const whatsApp = await panel(page).locator('a[href^="https://wa.me/"]').getAttribute('href')
    const text = new URL(whatsApp as string).searchParams.get('text')
    expect(text).toBe(`${(await page.locator('h1').innerText()).trim()}\n${address}`)
    expect(await panel(page).locator('button[data-share]:visible').count()).toBe(0)
    expect(await scan(page)).toBe(address)
  })
})

it.each(oneOf(['', '/ar'], 1))('the link of %s/ is copied, and that is said', async (prefix) => {
  const permissions = ['clipboard-read', 'clipboard-write']
  const page = await open(prefix + HOME, { viewport: PHONE, permissions })
  await openPanel(page)
  await panel(page).locator('[data-share="copy"]').click()
  const said = { '': 'Link copied.', '/ar': 'تم نسخ الرابط.' }[prefix] as string
  await panel(page).getByRole('status').getByText(said).waitFor()
  expect(await faultsOf(page, '#share')).toEqual([])
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await canonical(page))
})

it('the link is selected if it cannot be copied', async () => {
  const page = await open(HOME, { viewport: PHONE }, { prepare: withoutClipboard })
  await openPanel(page)
  await panel(page).locator('[data-share="copy"]').click()
  const selected = () => page.evaluate(() => String(getSelection()))
  await expect.poll(selected).toBe(await canonical(page))
  expect(await panel(page).getByRole('status').innerText()).toBe('')
})

it('a browser with a share sheet opens it with title and address', async () => {
  const page = await open(`/ar${HOME}`, { viewport: PHONE }, { prepare: withShareSheet })
  await openPanel(page)
  await panel(page).locator('[data-share="sheet"]').click()
  const shared = await page.evaluate(() => (window as unknown as { shared: object }).shared)
  expect(shared).toEqual({
    title: await page.locator('h1').textContent(),
    url: await canonical(page),
  })
})

it('a browser without a share sheet offers none', async () => {
  const page = await open(HOME, { viewport: PHONE }, { prepare: withoutShareSheet })
  await openPanel(page)
  expect(await panel(page).locator('[data-share="sheet"]').isVisible()).toBe(false)
  await page.keyboard.press('Escape')
  expect(await panel(page).isVisible()).toBe(false)
})

/** What a camera reads of the code on the screen. */
const scan = async (page: Page): Promise<string> => {
  const picture = await panel(page).getByRole('img').screenshot()
  const raw = sharp(picture).resize(600).ensureAlpha().raw()
  const { data, info } = await raw.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

const withoutClipboard = (page: Page) =>
  page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })

const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    navigator.share = async (data) => {
      Object.assign(window, { shared: data })
    }
  })

const withoutShareSheet = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(Navigator.prototype, 'share')
  })
