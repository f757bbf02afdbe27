import { type BrowserContextOptions, chromium, type Page } from 'playwright'
import { afterEach, beforeAll, expect, inject } from 'vitest'
import { HYDRATED } from '#src/components/behaviour/hydrated.ts'
import { type KeptContexts, keptContexts, ONE_PROCESS } from './kept-contexts.ts'

/** No sandbox, since CI runs as root; nothing that calls out, since these tests need no network. */
export const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** How long a page of a busy machine may keep a test waiting, which then ends by itself. */
export const SLOW_MS = 120_000

/** What the browser says of an answer that is an error. Answers are watched by themselves. */
const ERROR_ANSWER = 'Failed to load resource: the server responded with a status of'

/** What is said of pages that links lead to, and that a site of a test leaves out. */
export const LEFT_OUT = /could not be preloaded|404 https?:\/\/[^/]+\/[^.]*$/

export type OpenOptions = { prepare?: (page: Page) => Promise<unknown>; expected?: RegExp }

/** What the browser says of a picture that the page asks for early, where no picture is loaded. */
const UNUSED_PICTURE =
  /\/\.netlify\/images.*(?:image loading is disabled|was preloaded using link preload)/

/**
 * What the browser says of a font that is preloaded and used some seconds later, as on a slow machine. That each is
 * used is what `pages.test.ts` looks at.
 */
const LATE_FONT = /\.woff2 was preloaded using link preload but not used within a few seconds/

/** Pictures have their places without their files, which take a fifth of a page's processor time. */
const WITHOUT_PICTURES = '--blink-settings=imagesEnabled=false'

const running = new Map<boolean, Promise<KeptContexts>>()

/** The contexts of the browser with or without pictures, which the files of a worker share; it ends with the worker. */
const contextsOf = (pictures: boolean): Promise<KeptContexts> => {
  const launch = async () => {
    const executablePath = inject('site').browser
    const args = [...FLAGS, ONE_PROCESS, ...(pictures ? [] : [WITHOUT_PICTURES])]
    const browser = await chromium.launch({ executablePath, args })
    browser.on('disconnected', () => running.delete(pictures))
    return keptContexts(browser)
  }
  const contexts = running.get(pictures) ?? launch()
  running.set(pictures, contexts)
  return contexts
}

/**
 * A browser for the tests of a file. Each of its pages is watched: an error or a warning on the
 * console, an exception in the page, or a file of it that is not there fails the test in which it happened.
 *
 * No picture is loaded, unless `pictures` says so: `layout-shift.test.ts` loads them on every type of page.
 *
 * `prepare` sees a page before it is opened; a message that `expected` matches is no complaint.
 */
export const useBrowser = ({ pictures = false } = {}) => {
  const { url } = inject('site')
  let contexts: KeptContexts
  let complaints: string[] = []
  let expected: RegExp[] = []

  beforeAll(async () => {
    contexts = await contextsOf(pictures)
  })
  afterEach(async () => {
    await contexts.giveBack()
    const said = complaints.filter((complaint) => !expected.some((it) => it.test(complaint)))
    complaints = []
    expected = []
    expect(said).toEqual([])
  })

  /** A watched page that shows nothing yet. */
  const openBlank = async (
    options: BrowserContextOptions = {},
    expected?: RegExp,
  ): Promise<Page> => {
    const context = await contexts.take({ baseURL: url, ...options })
    context.setDefaultTimeout(SLOW_MS)
    const page = await context.newPage()
    page.on('pageerror', (error) => complaints.push(`${page.url()}: ${error.message}`))
    page.on('console', (message) => {
      const text = message.text()
      if (!['error', 'warning'].includes(message.type()) || text.startsWith(ERROR_ANSWER)) return
      if (expected?.test(text) || LATE_FONT.test(text)) return
      if (!pictures && UNUSED_PICTURE.test(text)) return
      complaints.push(`${page.url()}: ${text}`)
    })
    page.on('response', (response) => {
      if (response.status() < 400 || response.request().isNavigationRequest()) return
      complaints.push(`${page.url()}: ${response.status()} ${response.url()}`)
    })
    return afterItsScripts(page)
  }
  const open = async (
    path: string,
    options: BrowserContextOptions = {},
    { prepare, expected }: OpenOptions = {},
  ): Promise<Page> => {
    const page = await openBlank(options, expected)
    await prepare?.(page)
    await page.goto(path)
    return page
  }
  /** Names the complaints that a test brings about itself. */
  const expectComplaints = (pattern: RegExp) => {
    expected.push(pattern)
  }
  return { url, open, openBlank, expectComplaints }
}

/**
 * Keeps what a page asks for from coming.
 *
 * @returns a function that lets it come.
 */
export const holdRequests = async (
  page: Page,
  which: Parameters<Page['route']>[0],
): Promise<() => void> => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(which, async (route) => {
    await released
    await route.continue()
  })
  return release
}

/** Gives the window a size, which the page has a moment later. */
export const resizeWindow = async (
  page: Page,
  size: { width: number; height: number },
): Promise<void> => {
  await page.setViewportSize(size)
  await page.waitForFunction(
    ({ width, height }) => innerWidth === width && innerHeight === height,
    size,
  )
}

/**
 * A page whose `goto` and `reload` wait until its code answers and all of it is laid out. Both happen once it
 * has been painted, which may be after its load event.
 */
export const afterItsScripts = (page: Page): Page => {
  const goto = page.goto.bind(page)
  const reload = page.reload.bind(page)
  page.goto = async (...options) => afterHydration(page, await goto(...options))
  page.reload = async (...options) => afterHydration(page, await reload(...options))
  return page
}

const afterHydration = async <T>(page: Page, response: T): Promise<T> => {
  await page.waitForFunction((mark) => {
    const runsScripts = '__next_f' in window
    const ours = document.getElementById('content') !== null
    if (!runsScripts || !ours) return true
    const answers = performance.getEntriesByName(mark).length > 0
    return answers && 'laidOut' in document.documentElement.dataset
  }, HYDRATED)
  return response
}
