import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { startInspector } from '#scripts/lib/lighthouse.ts'
import { oneOf } from '#tests/soak.ts'
import { faultsOf } from '../axe.ts'
import { useBrowser } from './browser.ts'
import {
  answer,
  consentCommands,
  PIXEL_CALLS,
  quiet,
  useTrackedSite,
  views,
} from './tracked-site.ts'

const browser = useBrowser({ pictures: true })
const { open } = browser
const { openTracked, asked, url, standInUrl, outDir } = useTrackedSite('third-parties', browser)

describe.each(
  oneOf(
    [
      { prefix: '', title: 'Your choice about cookies' },
      { prefix: '/ar', title: 'اختيارك بشأن ملفات تعريف الارتباط' },
    ],
    1,
  ),
)('with the ids of a tag manager and a pixel, in $prefix/', ({ prefix, title }) => {
  const home = prefix || '/'

  it('nothing is loaded before consent, and the question leaves the page to the reader', async () => {
    const { page, reports, question } = await openTracked(`${home}?utm_source=ad&gclid=x1`, {
      viewport: { width: 360, height: 640 },
    })
    await question.waitFor()
    await quiet(page)
    expect([asked(), reports]).toEqual([[], []])
    expect(await page.evaluate(() => 'dataLayer' in window || 'fbq' in window)).toBe(false)
    expect(await page.locator('iframe, img[src*="facebook"]').count()).toBe(0)
    expect(await page.getByRole('status').first().textContent()).toBe(title)
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
    expect((await question.boundingBox())?.height).toBeLessThan(320)
    const sizes = await question
      .locator('button[value="accept"], button[value="reject"]')
      .evaluateAll((all) => all.map((it) => [it.clientWidth, it.clientHeight, it.className]))
    expect(sizes[0]).toEqual(sizes[1])
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.evaluate(() => document.cookie)).toBe('')
    const visit = await page.evaluate(() => sessionStorage.getItem('visit'))
    expect(visit).toContain('utm_source=ad&gclid=x1')
    expect(await faultsOf(page, '#consent')).toEqual([])
    await question.locator('summary').click()
    expect(await faultsOf(page, '#consent')).toEqual([])
  })

  it('a refusal loads nothing, is remembered, and can be changed at the foot of each page', async () => {
    const { page, reports, question } = await openTracked(`${home}?utm_source=ad&gclid=x1`)
    await answer(page, 'reject')
    const visit = () => page.evaluate(() => sessionStorage.getItem('visit'))
    expect(await visit()).toContain('utm_source=ad')
    expect(await visit()).not.toContain('gclid')
    expect(await question.isVisible()).toBe(false)
    await page.reload()
    await quiet(page)
    expect(await question.isVisible()).toBe(false)
    expect([asked(), reports]).toEqual([[], []])
    expect(await visit()).not.toContain('gclid')

    await page.locator('footer [data-consent-open]').click()
    expect(await question.locator(':focus').innerText()).toBe(title)
    expect(await question.getByRole('checkbox', { checked: true }).count()).toBe(1)
    await question.locator('[name="statistics"]').check()
    await answer(page, 'save')
    expect(await page.locator('footer [data-consent-open]:focus').count()).toBe(1)
    await page.waitForFunction(() => 'tagRan' in window)
    expect(await consentCommands(page)).toEqual([
      'default denied,denied,denied,denied',
      'update granted,denied,denied,denied',
    ])
    expect(reports).toEqual([])
    expect(await page.evaluate(() => localStorage.getItem('from'))).toBe(null)
  })

  it('consent loads each once, under the policy of the page; withdrawn, it ends', async () => {
    const { page, reports, question } = await openTracked(`${prefix}/units?utm_source=ad`)
    await answer(page, 'accept')
    await page.waitForFunction(() => 'tagRan' in window)
    await expect
      .poll(asked)
      .toEqual(
        expect.arrayContaining(['/gtm.js?id=GTM-TEST123', '/collect?event=gtm.js', '/tag.js']),
      )
    await expect.poll(() => reports).toEqual(PIXEL_CALLS)
    expect(await page.evaluate(() => 'evalRefused' in window && !('evaluated' in window))).toBe(
      true,
    )
    expect(await page.evaluate(() => localStorage.getItem('from'))).toContain('utm_source=ad')
    const policy = await page.locator('meta[http-equiv]').first().getAttribute('content')
    expect(policy).toContain(`script-src 'self'`)
    expect(policy).toMatch(new RegExp(`script-src [^;]*${standInUrl()}`))
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)

    await page.getByRole('main').locator('a[href*="/units/"]').first().click()
    await page.waitForURL('**/units/*')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    expect(asked().filter((url) => url.startsWith('/gtm.js'))).toHaveLength(1)
    expect(await question.isVisible()).toBe(false)

    await page
      .context()
      .addCookies(['_fbp', '_ga'].map((name) => ({ name, value: '1', url: url() })))
    await page.locator('footer [data-consent-open]').click()
    await question.locator('[name="marketing"]').uncheck()
    const loaded = page.waitForEvent('load')
    await answer(page, 'save')
    await loaded
    await page.waitForFunction(() => 'tagRan' in window)
    await quiet(page)
    expect(await views(page)).toEqual([])
    expect(reports.filter((it) => !/ViewContent|Plan/.test(it))).toEqual([
      ...PIXEL_CALLS,
      PIXEL_CALLS[1],
      'https://www.facebook.com/tr?call=consent-revoke',
    ])
    expect(await page.evaluate(() => 'fbq' in window)).toBe(false)
    expect(await page.evaluate(() => localStorage.getItem('from'))).toBe(null)
    const cookies = await page.evaluate(() => document.cookie)
    expect(cookies).toContain('_ga=1')
    expect(cookies).not.toContain('_fbp')
  })

  it('it works by keyboard, with large text on the narrowest screen', async () => {
    const { page, question } = await openTracked(`${prefix}/privacy`, {
      viewport: { width: 320, height: 568 },
    })
    await question.waitFor()
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await question.evaluate((it) => it.scrollWidth <= it.clientWidth)).toBe(true)
    expect((await question.boundingBox())?.height).toBeLessThan(568 * 0.75)
    const accept = question.locator('button[value="accept"]:focus')
    for (let presses = 0; presses < 4 && (await accept.count()) === 0; presses++) {
      await page.keyboard.press('Tab')
    }
    expect(await accept.count()).toBe(1)
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('content')
  })
})

describe('with the ids of a tag manager and a pixel', () => {
  it('another version of the text is asked about, and what nothing stores lasts for the page', async () => {
    const { page, question } = await openTracked('/', {}, (page) =>
      page.addInitScript(() => {
        const kept = { version: 'old', at: new Date(), statistics: true, marketing: true }
        localStorage.setItem('consent', JSON.stringify(kept))
        Storage.prototype.setItem = () => {
          throw new DOMException('full')
        }
      }),
    )
    await question.waitFor()
    await quiet(page)
    expect(asked()).toEqual([])
    await page.evaluate(() => localStorage.clear())
    await answer(page, 'accept')
    await page.waitForFunction(() => 'tagRan' in window)
    expect(await question.isVisible()).toBe(false)
  })

  it('the question moves nothing, is not what is painted largest, and costs few bytes', async () => {
    const { page, question } = await openTracked(
      '/privacy',
      { viewport: { width: 360, height: 640 } },
      (page) =>
        page.addInitScript(() => {
          const seen = { shift: 0, largest: '' }
          Object.assign(window, { seen })
          const watch = (type: string, see: (entry: PerformanceEntry) => void) =>
            new PerformanceObserver((list) => list.getEntries().forEach(see)).observe({
              type,
              buffered: true,
            })
          watch('layout-shift', (entry) => {
            seen.shift += (entry as PerformanceEntry & { value: number }).value
          })
          watch('largest-contentful-paint', (entry) => {
            const { element } = entry as PerformanceEntry & { element: Element | null }
            seen.largest = element?.closest('dialog')?.id ?? 'the page'
          })
        }),
    )
    await question.waitFor()
    await quiet(page)
    const seen = await page.evaluate(() => (window as unknown as { seen: object }).seen)
    expect(seen).toEqual({ shift: expect.any(Number), largest: 'the page' })
    expect((seen as { shift: number }).shift).toBeLessThan(0.01)

    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ name }) => new URL(name).pathname),
    )
    const texts = await Promise.all(scripts.map((it) => readFile(join(outDir, it))))
    const added = texts.filter((text) => text.includes('consent_update'))
    expect(added).toHaveLength(1)
    expect(gzipSync(added[0] as Buffer).length).toBeLessThan(3_500)
  })

  it('has the full marks of Lighthouse with the question on', async () => {
    const inspector = await startInspector()
    const { scores, faults } = await inspector
      .inspect(`${url()}/privacy`, {
        onlyCategories: ['accessibility', 'best-practices', 'seo'],
        throttlingMethod: 'simulate',
      })
      .finally(inspector.close)
    expect(faults).toEqual([])
    expect(scores).toEqual({ accessibility: 100, 'best-practices': 100, seo: 100 })
  })

  it('nothing counts visitors without JavaScript, and nothing is asked, in any language (§2.14)', async () => {
    for (const path of ['/', '/ar', '/de/404']) {
      const { page, reports, question } = await openTracked(path, { javaScriptEnabled: false })
      await quiet(page)
      expect([asked(), reports]).toEqual([[], []])
      expect(await question.isVisible()).toBe(false)
      expect(await page.locator('footer [data-consent-open]').isVisible()).toBe(false)
    }
  })
})

describe('without ids', () => {
  it('nothing is asked, and there are no hosts to talk to', async () => {
    const page = await open('/')
    const html = await (await page.request.get('/')).text()
    expect(html).not.toMatch(/<noscript|googletagmanager|facebook\.com\/tr|fbevents/)
    expect(html).not.toMatch(/consent-open|id="consent"|consent-status/)
    await quiet(page)
    expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('consent')
  })
})
