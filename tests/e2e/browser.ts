import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest'

/** No sandbox, since CI runs as root; nothing that calls out, since these tests need no network. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** What the browser says when a page of the site is fetched that is not there: tests of it expect this. */
const EXPECTED_404 = 'Failed to load resource: the server responded with a status of 404'

/**
 * A browser for the tests of a file. Each page that `open` gives is watched: an error or a warning on the
 * console, or an exception in the page, fails the test in which it happened.
 */
export const useBrowser = () => {
  const { url, browser: executablePath } = inject('site')
  let browser: Browser
  let complaints: string[] = []
  let pages: Page[] = []

  beforeAll(async () => {
    browser = await chromium.launch({ executablePath, args: FLAGS })
  })
  afterAll(() => browser.close())
  afterEach(async () => {
    for (const page of pages) await page.context().close()
    pages = []
    const said = complaints
    complaints = []
    expect(said).toEqual([])
  })

  const open = async (path: string, options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ baseURL: url, ...options })
    const page = await context.newPage()
    pages.push(page)
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (!['error', 'warning'].includes(message.type()) || text.startsWith(EXPECTED_404)) return
      complaints.push(`${page.url()}: ${text}`)
    })
    await page.goto(path)
    return page
  }
  return { url, open }
}
