import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { breakFilter, FILTER_FAULT } from './broken-filter.ts'
import { useBrowser } from './browser.ts'

const { open, openBlank, url, expectComplaints } = useBrowser()

const FAULT = 'Something went wrong on our side. We’re already on it—please refresh the page.'
const GOOGLEBOT = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'

const openBroken = (path: string, options = {}) =>
  open(path, options, { prepare: breakFilter, expected: FILTER_FAULT })

describe('a page that fails in the browser', () => {
  it('shows the error page, which the next page clears (§2.13, §8.8)', async () => {
    const page = await openBroken('/units?kind=villa')
    await page.getByRole('heading', { name: FAULT }).waitFor()
    expect(await page.getByRole('main').innerText()).toContain('500')
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL(`${url}/`)
    await page.getByText(FAULT).waitFor({ state: 'detached' })
  })

  it('is cleared by the back button too', async () => {
    const page = await openBroken('/units')
    await page.locator('details[data-key="kind"] > summary').click()
    await page.getByRole('checkbox', { name: /^Villa/ }).click()
    await page.getByRole('heading', { name: FAULT }).waitFor()
    await page.goBack()
    await page.waitForURL(`${url}/units`)
    await page.getByText(FAULT).waitFor({ state: 'detached' })
    expect(await page.locator('main article').count()).toBeGreaterThan(5)
  })

  it('speaks the language of the page and leads to its home', async () => {
    const page = await openBroken('/ar/units?kind=villa')
    await page.getByText('حدث خطأ من جانبنا ونعمل على إصلاحه الآن. يُرجى تحديث الصفحة.').waitFor()
    expect(await page.getByRole('main').getByRole('link').getAttribute('href')).toBe('/ar')
  })

  it('stays as it was for crawlers (§8.9)', async () => {
    const page = await openBroken('/units?kind=villa', { userAgent: GOOGLEBOT })
    await page.waitForFunction(() => document.querySelectorAll('header').length === 0)
    expect(await page.getByText(FAULT).count()).toBe(0)
    expect(await page.locator('main h1').innerText()).toMatch(/\S/)
    expect(await page.locator('main article').count()).toBeGreaterThan(5)
  })
})

describe('an error that nobody catches', () => {
  const throwLater = (page: Page) =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new Error('nobody catches this')
      })
    })
  const openWithFault = () => open('/about', {}, { expected: /nobody catches this/ })

  it('leaves a page that can be read as it is', async () => {
    const page = await openWithFault()
    expectComplaints(/nobody catches this/)
    await throwLater(page)
    await page.waitForTimeout(1_500)
    expect(await page.getByText(FAULT).count()).toBe(0)
    expect(await page.locator('main h1').innerText()).toMatch(/\S/)
  })

  it.each([
    ['unseen', "document.getElementById('content').style.opacity = 0"],
    ['empty', "document.getElementById('content').innerHTML = ''"],
  ])('shows the error page where it has left the page %s (§8.8)', async (_, harm) => {
    const page = await openWithFault()
    expectComplaints(/nobody catches this/)
    await page.evaluate(harm)
    await throwLater(page)
    await page.getByRole('heading', { name: FAULT }).waitFor()
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL(`${url}/`)
    await page.getByText(FAULT).waitFor({ state: 'detached' })
  })
})

describe('after a change of the language', () => {
  it('the error page speaks the language of the page that was left empty', async () => {
    const page = await open('/about', {}, { expected: /nobody catches this/ })
    expectComplaints(/nobody catches this/)
    await page.getByRole('button', { name: /^Language/ }).click()
    await page.locator('a[hreflang="ar"]').first().click()
    await page.waitForURL(`${url}/ar/about`)
    await page.locator('html[lang="ar"]').waitFor()
    await page.waitForTimeout(600)
    await page.evaluate(() => {
      document.getElementById('content')?.replaceChildren()
      setTimeout(() => {
        throw new Error('nobody catches this')
      })
    })
    await page.getByText('حدث خطأ من جانبنا ونعمل على إصلاحه الآن. يُرجى تحديث الصفحة.').waitFor()
    expect(await page.getByText(FAULT).count()).toBe(0)
    expect(await page.locator('header').count()).toBe(0)
  })
})

describe("an error of Next's router", () => {
  it('shows the error page in the language of the page that was there', async () => {
    const page = await open('/ar/about', {}, { expected: /too many steps/ })
    expectComplaints(/too many steps/)
    // As Safari does where a page takes more than a hundred steps in half a minute.
    await page.evaluate(() => {
      history.pushState = () => {
        throw new Error('too many steps')
      }
    })
    await page.locator('header a[href="/ar/projects"]').first().click()
    await page.getByText('حدث خطأ من جانبنا ونعمل على إصلاحه الآن. يُرجى تحديث الصفحة.').waitFor()
    expect(await page.locator('html').getAttribute('dir')).toBe('rtl')
    await page.getByRole('link', { name: 'العودة إلى الرئيسية' }).click()
    await page.waitForURL(`${url}/ar`)
    await page.locator('main h1', { hasText: /\S/ }).waitFor()
  })
})

describe('an address that is not found', () => {
  const notFound = async (path: string) => {
    const page = await openBlank()
    const response = await page.goto(path)
    expect(response?.status()).toBe(404)
    return page
  }

  it.each(['/no/such/page', '/nonsense/page/2'])(
    '%s is named: no route takes it (§2.1, §8.5)',
    async (path) => {
      const page = await notFound(path)
      await page.getByText(`Page not found: ${path}`, { exact: true }).waitFor()
      await page
        .getByText('Looks like this link leads nowhere. Check the URL or start from the homepage.')
        .waitFor()
    },
  )

  it.each(['/units/page/99', '/articles/page/none'])(
    '%s is named: its route does not validate (§2.7, §8.5)',
    async (path) => {
      const page = await notFound(path)
      await page.getByText(`Page Not Found: ${path}`, { exact: true }).waitFor()
    },
  )

  it('has its words and the way home without JavaScript', async () => {
    const page = await open('/', { javaScriptEnabled: false })
    await page.goto('/nope')
    expect(await page.locator('h1').innerText()).toBe('Page not found')
    await page.getByRole('link', { name: 'Back to home' }).click()
    await page.waitForURL(`${url}/`)
  })
})
