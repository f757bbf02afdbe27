import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { silent } from '#scripts/lib/progress.ts'
import { startPreview } from '#scripts/preview/start-preview.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { useBrowser } from './browser.ts'

const { open, expectComplaints } = useBrowser()

/** The header leads to pages that the small demo leaves out. */
beforeEach(() => expectComplaints(/could not be preloaded|404 .*\.txt$/))

/** What Google's script does in small: reads its queue, reports, brings in the script of a tag. */
const TAG_MANAGER = `
const [start] = window.dataLayer;
fetch(new URL('/collect?event=' + start.event, document.currentScript.src), { mode: 'no-cors' });
const tag = document.createElement('script');
tag.src = new URL('/tag.js', document.currentScript.src);
document.head.append(tag);
try { eval('window.evaluated = true') } catch { window.evalRefused = true }
`
/** Takes the queue of the pixel over and reports with pictures, as the vendor's does. */
const PIXEL = `
fbq.callMethod = (...call) => { new Image().src = 'https://www.facebook.com/tr?call=' + call.join('-') };
for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);
`

/** Within the project: Next exports nowhere else. */
const folder = resolve('.cache/third-parties')
let standIn: Server
let standInUrl: string
let asked: string[] = []
let preview: Awaited<ReturnType<typeof startPreview>>

beforeAll(async () => {
  standIn = createServer((request, response) => {
    asked.push(request.url ?? '')
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
  preview = await startPreview({ outDir, port: 0, projectDir: resolve('.'), log: () => {} })
})
beforeEach(() => {
  asked = []
})
afterAll(async () => {
  await preview?.close()
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

describe('with the ids of a tag manager and a pixel', () => {
  const openTracked = async (path: string, options = {}) => {
    const reports: string[] = []
    const page = await open(preview.url + path, options, {
      prepare: standInForPixel(reports),
      expected: /unsafe-eval|ERR_FAILED/,
    })
    return { page, reports }
  }

  it('both work under the policy of the page, and eval does not', async () => {
    const { page, reports } = await openTracked('/')
    await page.waitForFunction(() => 'tagRan' in window)
    await expect
      .poll(() => asked)
      .toEqual(
        expect.arrayContaining(['/gtm.js?id=GTM-TEST123', '/collect?event=gtm.js', '/tag.js']),
      )
    await expect
      .poll(() => reports)
      .toEqual([
        'https://www.facebook.com/tr?call=init-1234567890',
        'https://www.facebook.com/tr?call=track-PageView',
      ])
    expect(await page.evaluate(() => 'evalRefused' in window && !('evaluated' in window))).toBe(
      true,
    )
    const policy = await page.locator('meta[http-equiv]').first().getAttribute('content')
    expect(policy).toContain(`script-src 'self'`)
    expect(policy).toMatch(new RegExp(`script-src [^;]*${standInUrl}`))
    expect(policy).not.toMatch(/script-src[^;]*unsafe/)
  })

  it('they start once, however many pages are visited', async () => {
    const { page } = await openTracked('/units')
    await page.waitForFunction(() => 'tagRan' in window)
    await page.getByRole('main').locator('a[href^="/units/"]').first().click()
    await page.waitForURL('**/units/*')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    expect(asked.filter((url) => url.startsWith('/gtm.js'))).toHaveLength(1)
  })

  it('they count visitors without JavaScript, in every language (§2.14)', async () => {
    for (const path of ['/', '/ar', '/de/404']) {
      asked = []
      const { page, reports } = await openTracked(path, { javaScriptEnabled: false })
      await page.waitForLoadState('domcontentloaded')
      await expect.poll(() => asked).toEqual(['/ns.html?id=GTM-TEST123'])
      await expect
        .poll(() => reports)
        .toEqual(['https://www.facebook.com/tr?id=1234567890&ev=PageView&noscript=1'])
    }
  })
})

describe('without ids', () => {
  it('there are neither frames nor hosts to talk to', async () => {
    const page = await open('/')
    const html = await (await page.request.get('/')).text()
    expect(html).not.toMatch(/<noscript|googletagmanager|facebook\.com\/tr|fbevents/)
  })
})
