import { rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join, resolve } from 'node:path'
import { json } from 'node:stream/consumers'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { silent } from '#scripts/lib/progress.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { makeLeadProject } from '#tests/fixtures/lead-project.ts'
import { FORM_FUNCTIONS, startWarmPreview } from '#tests/fixtures/warm-preview.ts'
import { LEFT_OUT, type useBrowser } from './browser.ts'

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
let calls = 0;
fbq.callMethod = (...call) => {
  const order = Date.now() * 1000 + calls++;
  new Image().src = 'https://www.facebook.com/tr?call=' + call.map(text).join('-') + '&order=' + order;
};
for (const call of fbq.queue.splice(0)) fbq.callMethod(...call);
`

export const PIXEL_CALLS = [
  'https://www.facebook.com/tr?call=init-1234567890',
  'https://www.facebook.com/tr?call=track-PageView',
]

/**
 * A small site with the ids of a tag manager and a pixel, and servers that stand in for their hosts.
 *
 * @param name of its folder in `.cache`.
 * @param variables of the build beyond the ids.
 */
export const useTrackedSite = (
  name: string,
  { open, expectComplaints }: ReturnType<typeof useBrowser>,
  variables: Record<string, string> = {},
) => {
  /** Within the project: Next exports nowhere else. */
  const folder = resolve('.cache', name)
  let standIn: Server
  let standInUrl: string
  let asked: string[] = []
  let reported: { lead_id: string }[] = []
  let project: Awaited<ReturnType<typeof makeLeadProject>>
  let preview: Awaited<ReturnType<typeof startWarmPreview>>

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
      ...variables,
    })
    await writeSnapshot({
      dir: environment.contentDir,
      snapshot: await smallDemo(),
      mediaPath: ({ name }) => resolve('content/media', name),
    })
    await buildSite(environment, silent)
    const { outDir } = environment
    project = await makeLeadProject()
    preview = await startWarmPreview(FORM_FUNCTIONS, {
      outDir,
      projectDir: project.dir,
      env: { LEAD_REPORT_URL: `${standInUrl}/sent` },
    })
  })
  beforeEach(() => {
    asked = []
    reported = []
    // The header leads to pages that the small demo leaves out.
    expectComplaints(LEFT_OUT)
  })
  afterAll(async () => {
    await preview?.close()
    await project?.remove()
    standIn.close()
    await rm(folder, { recursive: true, force: true })
  })

  /** Opens a page. `reports` is what the pixel has sent, `question` the one about consent. */
  const openTracked = async (
    path: string,
    options = {},
    prepare?: (page: Page) => Promise<unknown>,
  ) => {
    const reports: string[] = []
    const page = await open(preview.url + path, options, {
      prepare: async (page) => {
        await standInForPixel(page, reports)
        await prepare?.(page)
      },
      // No picture comes, so one that a page asks for early is not used.
      expected: /unsafe-eval|ERR_FAILED|\/\.netlify\/images.*was preloaded using link preload/,
    })
    return { page, reports, question: page.locator('#consent') }
  }

  return {
    openTracked,
    outDir: join(folder, 'out'),
    url: () => preview.url,
    standInUrl: () => standInUrl,
    /** What the stand-in of the tag manager was asked for. */
    asked: () => asked,
    /** What the lead function has reported. */
    reported: () => reported,
  }
}

/** The pixel's hosts cannot be configured, so the browser gets other addresses for them. */
const standInForPixel = async (page: Page, reports: string[]) => {
  await page.route('**/.netlify/images**', (route) => route.abort())
  await page.route('https://connect.facebook.net/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: PIXEL }),
  )
  // Pictures that are asked for at once arrive in any order.
  const sent: { url: string; order: number }[] = []
  await page.route('https://www.facebook.com/**', (route) => {
    const [url = '', order] = route.request().url().split('&order=')
    sent.push({ url, order: Number(order) })
    sent.sort((a, b) => a.order - b.order)
    reports.splice(0, reports.length, ...sent.map(({ url }) => url))
    return route.fulfill({ contentType: 'image/gif', body: '' })
  })
}

/** Longer than what is loaded when the browser is idle takes. */
export const quiet = (page: Page) => page.waitForTimeout(1_000)

export const answer = (page: Page, value: 'accept' | 'reject' | 'save') =>
  page.locator(`#consent button[value="${value}"]`).click()

/** The pages whose view this document has reported to the tag manager. */
export const views = (page: Page) =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as { event?: string; path?: string }[])
      .filter(({ event }) => event === 'page_view')
      .map(({ path }) => path),
  )

/** What Google's scripts would read of consent, in its order. */
export const consentCommands = (page: Page) =>
  page.evaluate(() =>
    (window.dataLayer ?? [])
      .map((entry) => Array.from(entry as ArrayLike<unknown>))
      .filter(([command]) => command === 'consent')
      .map(([, command, state]) => `${command} ${Object.values(state as object).join()}`),
  )
