import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { faultsOf } from './axe.ts'
import { useBrowser } from './browser.ts'

const { open, expectComplaints } = useBrowser({ pictures: false })

const PHONE = { width: 360, height: 740 }
/** Code and data together, as they are sent. */
const BAR_BYTES = 150_000

const found = (page: Page) => page.locator('#content [role="status"] ~ ul a')
const kept = (page: Page) =>
  page.evaluate(() => [JSON.stringify({ ...localStorage, ...sessionStorage }), document.cookie])

it('is reached from the header, finds while one types, loads little for it, and keeps nothing', async () => {
  const page = await open('/about', { viewport: PHONE, reducedMotion: 'reduce' })
  const before = await kept(page)
  await page.locator('header a[href="/search"]').first().click()
  await page.waitForURL('/search')
  // The new page takes the focus once it has entered.
  await page.waitForFunction(() => document.activeElement?.id === 'content')
  const loaded: Promise<Buffer>[] = []
  page.on('response', (answer) => {
    if (/\.js$|\/data\/search/.test(answer.url())) loaded.push(answer.body())
  })
  await page.locator('#search-field').pressSequentially('marnia')
  const first = found(page).first()
  await first.waitFor()
  const bytes = (await Promise.all(loaded)).map((body) => gzipSync(body).length)
  expect(bytes.reduce((sum, it) => sum + it, 0)).toBeLessThanOrEqual(BAR_BYTES)
  expect(await first.getAttribute('href')).toBe('/projects/marina-crest')
  expect(await first.innerText()).toMatch(/Project\s+Marina Crest\s+Marina Quarter\s+From AED/)
  expect(await first.locator('img').count()).toBe(1)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
  expect(await kept(page)).toEqual(before)
})

describe('the page of the search', () => {
  it('shows what its address asks for, and changes the address with what is typed and chosen', async () => {
    const page = await open('/de/search?q=Wohnungen', { reducedMotion: 'reduce' })
    await found(page).first().waitFor()
    expect(await found(page).first().getAttribute('href')).toBe('/de/units')
    expect(await faultsOf(page, '#content')).toEqual([])
    await page.getByRole('button', { name: /^Artikel/ }).click()
    await page.waitForURL('/de/search?q=Wohnungen&kind=article')
    await expect.poll(() => found(page).first().getAttribute('href')).toContain('/de/articles/')
    await page.goBack()
    await expect.poll(() => found(page).first().getAttribute('href')).toBe('/de/units')
    await page.locator('#search-field').focus()
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('qqqqxx')
    await page.getByText('Nichts gefunden für „qqqqxx“.').waitFor()
    expect(await page.locator('#content a[href="/de/projects"]').isVisible()).toBe(true)
    expect(new URL(page.url()).search).toBe('?q=qqqqxx')
  })

  it('says so where the index cannot be loaded, and tries again', async () => {
    expectComplaints(/Failed to (?:fetch|load resource)/)
    const page = await open(
      '/search?q=marina',
      {},
      { prepare: (it) => it.route('**/data/search*', (route) => route.abort()) },
    )
    const again = page.getByRole('button', { name: 'Try again' })
    await again.waitFor()
    await page.unroute('**/data/search*')
    await again.click()
    await found(page).first().waitFor()
  })

  it('leads on without scripts', async () => {
    const page = await open('/ar/search?q=x', { viewport: PHONE, javaScriptEnabled: false })
    expect(await page.locator('#content a[href="/ar/projects"]').isVisible()).toBe(true)
    expect(await page.locator('header a[href="/ar/search"]:visible').count()).toBe(1)
  })
})
