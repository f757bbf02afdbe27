import { readFile, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { silent } from '#scripts/lib/progress.ts'
import { startPreview } from '#scripts/preview/start-preview.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { makeLeadProject } from '#tests/fixtures/lead-project.ts'
import { faultsOf } from './axe.ts'
import { useBrowser } from './browser.ts'
import { modalForm, submit, wake } from './lead-site.ts'

const { open, expectComplaints } = useBrowser()

/** The header leads to pages that the small demo leaves out. */
beforeEach(() => expectComplaints(/could not be preloaded|404 .*\.txt$/))

/** What Google's script does in small: reads its queue, reports, brings in the script of a tag. */
const TAG_MANAGER = `
const start = window.dataLayer.find(({ event }) => event === 'gtm.js');
fetch(new URL('/collect?event=' + start.event, document.currentScript.src), { mode: 'no-cors' });
const tag = document.createElement('script');
tag.src = new URL('/tag.js', document.currentScript.src);
document.head.append(tag);
try { eval('window.evaluated = true') } catch { window.evalRefused = true }
`
/** Takes the queue of the pixel over and reports with pictures, as the vendor's does. */
const PIXEL = `
const text = (it) => typeof it === 'object' ? JSON.stringify(it) : it;
fbq.callMethod = (...call) => { new Image().src = 'https://www.facebook.com/tr?call=' + call.map(text).join('-') };
for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);
`

/** Within the project: Next exports nowhere else. */
const folder = resolve('.cache/third-parties')
let standIn: Server
let standInUrl: string
let asked: string[] = []
/** What the lead function has reported. */
let reported: { lead_id: string }[] = []
let project: Awaited<ReturnType<typeof makeLeadProject>>
let preview: Awaited<ReturnType<typeof startPreview>>

beforeAll(async () => {
  standIn = createServer(async (request, response) => {
    asked.push(request.url ?? '')
    if (request.url === '/sent') reported.push((await json(request)) as { lead_id: string })
    const isScript = request.url?.includes('.js')
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    if (request.url?.startsWith('/gtm.js')) response.end(TAG_MANAGER)
    else response.end(isScript ? 'window.tagRan = true' : '')
  })
  await new Promise<void>((done) => standIn.listen(0, '127.0.0.1', done))
  standInUrl = `http://127.0.0.1:${(standIn.address() as AddressInfo).port}`

  await rm(folder, { recursive: true, force: true })
  const environment = readEnvironment({
    CONTENT_DIR: join(folder, 'content'),
    OUT_DIR: join(folder, 'out'),
    CACHE_DIR: join(folder, 'cache'),
    TAG_MANAGER_ID: 'GTM-TEST123',
    TAG_MANAGER_URL: standInUrl,
    PIXEL_ID: '1234567890',
  })
  await writeSnapshot({
    dir: environment.contentDir,
    snapshot: await smallDemo(),
    mediaPath: ({ name }) => resolve('content/media', name),
  })
  await buildSite(environment, silent)
  const { outDir } = environment
  project = await makeLeadProject()
  preview = await startPreview({
    outDir,
    port: 0,
    projectDir: project.dir,
    log: () => {},
    env: { LEAD_REPORT_URL: `${standInUrl}/sent` },
  })
})
beforeEach(() => {
  asked = []
  reported = []
})
afterAll(async () => {
  await preview?.close()
  await project?.remove()
  standIn.close()
  await rm(folder, { recursive: true, force: true })
})

/** The pixel's hosts cannot be configured, so the browser gets other addresses for them. */
const standInForPixel = (reports: string[]) => async (page: Page) => {
  await page.route('**/.netlify/images**', (route) => route.abort())
  await page.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PIXEL }),
  )
  await page.route('https://www.facebook.com/**', (route) => {
    reports.push(route.request().url())
    return route.fulfill({ contentType: 'image/gif', body: '' })
  })
}

const PIXEL_CALLS = [
  'https://www.facebook.com/tr?call=init-1234567890',
  'https://www.facebook.com/tr?call=track-PageView',
]

const openTracked = async (
  path: string,
  options = {},
  prepare?: (page: Page) => Promise<unknown>,
) => {
  const reports: string[] = []
  const page = await open(preview.url + path, options, {
    prepare: async (page) => {
      await standInForPixel(reports)(page)
      await prepare?.(page)
    },
    expected: /unsafe-eval|ERR_FAILED/,
  })
  return { page, reports, question: page.locator('#consent') }
}

/** Longer than what is loaded when the browser is idle takes. */
const quiet = (page: Page) => page.waitForTimeout(1_000)

const answer = (page: Page, value: 'accept' | 'reject' | 'save') =>
  page.locator(`#consent button[value="${value}"]`).click()

/** What Google's scripts would read of consent, in its order. */
const consentCommands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command]) => command === 'consent')
      .map(([, command, state]) => `${command} ${Object.values(state as object).join()}`),
  )

describe.each([
  { prefix: '', title: 'Your choice about cookies' },
  { prefix: '/ar', title: 'اختيارك بشأن ملفات تعريف الارتباط' },
])('with the ids of a tag manager and a pixel, in $prefix/', ({ prefix, title }) => {
  const home = prefix || '/'

  it('nothing is loaded before consent, and the question leaves the page to the reader', async () => {
    const { page, reports, question } = await openTracked(`${home}?utm_source=ad&gclid=x1`, {
      viewport: { width: 360, height: 640 },
    })
    await question.waitFor()
    await quiet(page)
    expect([asked, reports]).toEqual([[], []])
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
    expect(await page.evaluate(() => document.cookie)).toContain('utm_source=ad&gclid=x1')
    expect(await faultsOf(page, '#consent')).toEqual([])
    await question.locator('summary').click()
    expect(await faultsOf(page, '#consent')).toEqual([])
  })

  it('a refusal loads nothing, is remembered, and can be changed at the foot of each page', async () => {
    const { page, reports, question } = await openTracked(home)
    await answer(page, 'reject')
    expect(await question.isVisible()).toBe(false)
    await page.reload()
    await quiet(page)
    expect(await question.isVisible()).toBe(false)
    expect([asked, reports]).toEqual([[], []])

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
      .poll(() => asked)
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
    expect(policy).toMatch(new RegExp(`script-src [^;]*${standInUrl}`))
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)

    await page.getByRole('main').locator('a[href*="/units/"]').first().click()
    await page.waitForURL('**/units/*')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    expect(asked.filter((url) => url.startsWith('/gtm.js'))).toHaveLength(1)
    expect(await question.isVisible()).toBe(false)

    await page
      .context()
      .addCookies(['_fbp', '_ga'].map((name) => ({ name, value: '1', url: preview.url })))
    await page.locator('footer [data-consent-open]').click()
    await question.locator('[name="marketing"]').uncheck()
    const loaded = page.waitForEvent('load')
    await answer(page, 'save')
    await loaded
    await page.waitForFunction(() => 'tagRan' in window)
    await quiet(page)
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
    expect(asked).toEqual([])
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
    const texts = await Promise.all(scripts.map((it) => readFile(join(folder, 'out', it))))
    const added = texts.filter((text) => text.includes('consent_update'))
    expect(added).toHaveLength(1)
    expect(gzipSync(added[0] as Buffer).length).toBeLessThan(3_500)
  })

  it('nothing counts visitors without JavaScript, and nothing is asked, in any language (§2.14)', async () => {
    for (const path of ['/', '/ar', '/de/404']) {
      const { page, reports, question } = await openTracked(path, { javaScriptEnabled: false })
      await page.waitForLoadState('networkidle')
      expect([asked, reports]).toEqual([[], []])
      expect(await question.isVisible()).toBe(false)
      expect(await page.locator('footer [data-consent-open]').isVisible()).toBe(false)
    }
  })
})

/** What the tag manager would read of events, with what each says, but for where it was. */
const events = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as Record<string, unknown>[])
      .filter(({ page_kind }) => page_kind !== undefined)
      .map(({ event, page_kind, title, path, language, ...details }) =>
        [event, ...Object.values(details).filter((it) => it !== undefined)].join(' '),
      ),
  )

const HOME = '/units/harbour-lights-0507'
const ABOUT_HOME = 'harbour-lights harbour-lights-0507 3680000 AED'
const ABOUT_OTHER = 'palm-court palm-court-101 1390000 AED'

describe('what visitors do', () => {
  const openAllowed = async (path: string) => {
    const opened = await openTracked(path, { viewport: { width: 1_280, height: 900 } })
    await answer(opened.page, 'accept')
    await expect.poll(() => opened.reports.length).toBeGreaterThan(1)
    return opened
  }
  /** What the pixel was told, without what it is given to start with. */
  const told = (reports: string[]) =>
    reports.slice(1).map((it) => decodeURIComponent(it).replace(/^.*call=track(?:Custom)?-/, ''))

  it('on the page of a home is reported once each, and nothing of what was typed', async () => {
    const { page, reports, question } = await openTracked(`${HOME}?email=ana@example.com`, {
      viewport: { width: 1_280, height: 900 },
    })
    await question.waitFor()
    const heart = page.locator('main [data-heart]').first()
    await heart.click()
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    await answer(page, 'accept')
    const expected = [`page_view ${ABOUT_HOME}`, `view_item ${ABOUT_HOME}`]
    await expect.poll(() => events(page)).toEqual(expected)
    const happened = async (...events_: string[]) => {
      expected.push(...events_)
      await expect.poll(() => events(page)).toEqual(expected)
    }
    await heart.click()
    await happened(`remove_from_wishlist ${ABOUT_HOME}`)
    await heart.click()
    await happened(`add_to_wishlist ${ABOUT_HOME}`)

    await page.locator('a[data-gallery="pictures"]').first().click()
    await page.getByRole('dialog', { name: 'Pictures' }).waitFor()
    await happened(`gallery ${ABOUT_HOME} pictures`)
    await page.keyboard.press('Escape')

    // The browser would leave the page for these.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await page.locator('main a[href^="tel:"]').first().click()
    await page.locator('main a[href^="https://wa.me/9"]').first().click()
    await page.locator('main a[href^="https://wa.me/?"]').first().dispatchEvent('click')
    await page.locator('main a[download]').first().dispatchEvent('click')
    await happened(
      `call ${ABOUT_HOME}`,
      `whatsapp ${ABOUT_HOME}`,
      `brochure ${ABOUT_HOME} Brochure Harbour Lights.pdf`,
    )
    await page.evaluate(() => document.querySelector('#plan')?.scrollIntoView({ block: 'center' }))
    await happened(`plan ${ABOUT_HOME}`)
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toContain('ana@')
    await expect.poll(() => told(reports)).toHaveLength(expected.length)
    expect(reports.join()).not.toContain('ana@')
  })

  it('with a form is reported from its opening to the lead, under whose id the server reports it too', async () => {
    const { page, reports } = await openAllowed(HOME)
    await page.locator('main a[href="#modal:interest"]').first().click()
    const form = modalForm(page)
    await wake(form)
    const ofForm = async () => (await events(page)).filter((it) => /form|lead/.test(it))
    const start = ['form_open', 'form_begin'].map((it) => `${it} ${ABOUT_HOME} interest`)
    await expect.poll(ofForm).toEqual(start.slice(0, 1))
    await form.locator('[name="name"]').fill('Ana Ruiz')
    await form.locator('[name="phone"]').fill('+971501234567')
    await submit(form)
    const wrong = `form_error ${ABOUT_HOME} interest invalid email,consent`
    await expect.poll(ofForm).toEqual([...start, wrong])
    await form.locator('[name="email"]').fill('ana@example.com')
    await form.locator('[name="consent"]').check()
    await submit(form)
    await expect.poll(() => reported).toHaveLength(1)
    const [lead] = reported
    await expect
      .poll(ofForm)
      .toEqual([...start, wrong, `generate_lead ${ABOUT_HOME} interest ${lead?.lead_id}`])
    expect(lead).toMatchObject({
      event: 'generate_lead',
      form: 'interest',
      path: HOME,
      project: 'Harbour Lights',
    })
    await expect.poll(() => told(reports).filter((it) => it.startsWith('Lead'))).toHaveLength(1)
    const all = JSON.stringify([await page.evaluate(() => window.dataLayer), reports, reported])
    expect(all).not.toMatch(/Ana|Ruiz|ana@|501234567/)
  })

  it('on the way through the site is reported once for each page, also back and forward', async () => {
    const { page, reports } = await openAllowed('/units')
    const views = async () => (await events(page)).filter((it) => /page_view|view_item/.test(it))
    await expect.poll(views).toEqual(['page_view'])
    const other = page.locator('main a[href="/units/palm-court-101"]').first()
    await other.click()
    const home = ['page_view', 'view_item'].map((it) => `${it} ${ABOUT_OTHER}`)
    await expect.poll(views).toEqual(['page_view', ...home])
    await page.goBack()
    await expect.poll(views).toEqual(['page_view', ...home, 'page_view'])
    await page.goForward()
    await expect.poll(views).toEqual(['page_view', ...home, 'page_view', ...home])
    const titles = await page.evaluate(() =>
      ((window.dataLayer ?? []) as { event?: string; title?: string }[])
        .filter(({ event }) => event === 'page_view')
        .map(({ title }) => title),
    )
    expect(titles[0]).toBe(titles[2])
    expect(titles[1]).toBe(titles[3])
    expect(titles[1]).toContain('101')
    expect(told(reports).filter((it) => it === 'PageView')).toHaveLength(4)
  })

  it('with the filter is reported once it rests, by what the filter knows', async () => {
    const { page } = await openAllowed('/units?email=ana@example.com')
    const filters = async () => (await events(page)).filter((it) => it.startsWith('filter'))
    await page.locator('main [name="q"]').pressSequentially('Ana')
    await expect.poll(filters).toEqual(['filter q'])
    await page.locator('main [name="q"]').fill('')
    await page.locator('details[data-key="kind"] summary').click()
    for (const kind of await page.locator('details[data-key="kind"] label').all())
      await kind.click()
    await expect.poll(filters).toHaveLength(2)
    expect((await filters())[1]).toMatch(/^filter kind kind=\w+(&kind=\w+)*$/)
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toMatch(/Ana|ana@/)
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
