import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { faultsOf } from '../axe.ts'
import { holdRequests, useBrowser } from './browser.ts'

const { open, openBlank, expectComplaints } = useBrowser()

const PHONE = { width: 360, height: 740 }
/** Code and data together, as they are sent. */
const BAR_BYTES = 150_000

const found = (page: Page) => page.locator('#content [role="status"] ~ ul a')
/** What the browser keeps, but for when it opened its last page. */
const kept = (page: Page) =>
  page.evaluate(() => [
    JSON.stringify({ ...localStorage, ...sessionStorage }).replace(/&at=\d+/, ''),
    document.cookie,
  ])

it('is reached from the header, finds while one types, loads little for it, and keeps nothing', async () => {
  const page = await open('/about', { viewport: PHONE, reducedMotion: 'reduce' })
  const before = await kept(page)
  await page.locator('header a[href="/search"]').first().click()
  await page.waitForURL('/search')
  // The field takes the focus once the new page has entered.
  await page.waitForFunction(() => document.activeElement?.id === 'search-field')
  const loaded: Promise<Buffer>[] = []
  page.on('response', (answer) => {
    if (/\.js$|\/data\/search/.test(answer.url())) loaded.push(answer.body())
  })
  await page.keyboard.type('marnia')
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

describe('the keys of the search', () => {
  it.each(['Control+k', 'Meta+k'])('%s open it on any page', async (keys) => {
    const page = await open('/ar/units/marina-crest-1204', { reducedMotion: 'reduce' })
    await page.keyboard.press(keys)
    await page.waitForURL('/ar/search')
    await page.waitForFunction(() => document.activeElement?.id === 'search-field')
    await page.keyboard.type('مارينا')
    await found(page).first().waitFor()
    expect(new URL(page.url()).searchParams.get('q')).toBe('مارينا')
  })

  it('are where K is on a keyboard that writes Arabic', async () => {
    const page = await open('/ar', { reducedMotion: 'reduce' })
    await page.evaluate(() => {
      const options = { key: 'ن', code: 'KeyK', ctrlKey: true, bubbles: true, cancelable: true }
      document.body.dispatchEvent(new KeyboardEvent('keydown', options))
    })
    await page.waitForURL('/ar/search')
  })

  it('lead back to the field where the search is open, and keep what it found', async () => {
    const page = await open('/search?q=villa', { reducedMotion: 'reduce' })
    await found(page).first().waitFor()
    await page.keyboard.press('Control+k')
    await page.waitForFunction(() => document.activeElement?.id === 'search-field')
    expect(new URL(page.url()).search).toBe('?q=villa')
  })

  /**
   * The site leaves these keys to the browser. The page listens before they are pressed: keys and calls of a
   * page reach it on different ways, in any order.
   */
  const expectNotTaken = async (page: Page, keys: string) => {
    const taken = await page.evaluateHandle(() => {
      const taken: boolean[] = []
      addEventListener('keydown', ({ key, defaultPrevented }) => {
        if (key === 'k') taken.push(defaultPrevented)
      })
      return taken
    })
    await page.keyboard.press(keys)
    await expect.poll(() => taken.jsonValue()).toEqual([false])
  }

  it('are the browser’s own in another field', async () => {
    const page = await open('/contact', { reducedMotion: 'reduce' })
    const field = page.locator('main form [name="name"]').first()
    await field.fill('Ana')
    await expectNotTaken(page, 'Control+k')
    expect(new URL(page.url()).pathname).toBe('/contact')
  })

  it.each([
    ['a modal', '/about', 'header a[href="#modal:visit"]'],
    ['a gallery', '/projects/marina-crest', 'a[data-gallery="pictures"]'],
  ])('do not leave the page below %s', async (_, path, opener) => {
    const page = await open(path, { reducedMotion: 'reduce' })
    await page.locator(opener).first().click()
    await page.locator('dialog:modal').waitFor()
    await page.locator('dialog:modal button').first().focus()
    await expectNotTaken(page, 'Control+k')
  })
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

  it('keeps the kind that was chosen when the words are sent', async () => {
    const page = await open('/search?q=marina&kind=article', { reducedMotion: 'reduce' })
    await found(page).first().waitFor()
    const field = page.locator('#search-field')
    await field.press('Enter')
    expect(new URL(page.url()).search).toBe('?q=marina&kind=article')
    await field.fill('creek')
    await field.press('Enter')
    expect(new URL(page.url()).search).toBe('?q=creek&kind=article')
  })

  it('says what it found where screen readers listen from the beginning', async () => {
    const page = await open('/search', { reducedMotion: 'reduce' })
    const said = page.locator('#content').getByRole('status')
    await expect.poll(() => said.count()).toBe(1)
    await said.evaluate((it) => it.setAttribute('data-old', ''))
    await page.locator('#search-field').pressSequentially('marina')
    await found(page).first().waitFor()
    expect(await said.getAttribute('data-old')).toBe('')
    expect(await said.innerText()).toMatch(/\d/)
  })

  it('says that it searches where the index is long in coming', async () => {
    const page = await openBlank({ reducedMotion: 'reduce' })
    const release = await holdRequests(page, '**/data/search*')
    await page.goto('/ar/search?q=مارينا')
    const said = page.getByText('جارٍ البحث …')
    await said.waitFor()
    expect(await page.locator('#content a[href="/ar/projects"]').isVisible()).toBe(true)
    release()
    await found(page).first().waitFor()
    expect(await said.count()).toBe(0)
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
