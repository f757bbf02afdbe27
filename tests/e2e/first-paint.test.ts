import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { holdRequests, useBrowser } from './browser.ts'

const { open, openBlank } = useBrowser({ pictures: true })

/** Long enough for a script that nothing holds back to be asked for. */
const A_WHILE_MS = 300

const waiting = (page: Page): Promise<number> =>
  page
    .locator('main > section, footer')
    .evaluateAll(
      (parts) => parts.filter((it) => getComputedStyle(it).contentVisibility === 'auto').length,
    )

const topOf = (part: Locator): Promise<number> =>
  part.evaluate((it) => Math.round(it.getBoundingClientRect().top))

it.each(['/', '/ar/units'])(
  '%s is painted before its scripts and the rest of its payload are asked for, but for the first script',
  async (path) => {
    const page = await openBlank()
    const asked: string[] = []
    page.on('request', (request) => {
      const isAsked = ['script', 'fetch'].includes(request.resourceType())
      if (isAsked && !request.url().includes('/media/early.')) asked.push(request.url())
    })
    const release = await holdRequests(page, '**/*.css')
    const arrived = page.goto(path)
    await page.waitForRequest('**/*.css')
    await page.waitForTimeout(A_WHILE_MS)
    expect(asked).toEqual([])
    release()
    await arrived
    expect(asked).toContainEqual(expect.stringMatching(/\.js$/))
    expect(asked).toContainEqual(expect.stringMatching(/\/payload\/\w+\.txt$/))
  },
)

it('the layout of what is below the first window waits, and not for long', async () => {
  const page = await open('/', { javaScriptEnabled: false })
  expect(await waiting(page)).toBeGreaterThan(3)
  const hydrated = await open('/')
  expect(await waiting(hydrated)).toBe(0)
})

/** Opens a page whose pictures do not come, so that it is never laid out as a whole. */
const begin = (page: Page, path: string) =>
  page.mainFrame().goto(path, { waitUntil: 'domcontentloaded' })

/** Holds the pictures of a page back; those that are asked for, and whether any of the page waited. */
const holdPictures = async (page: Page) => {
  const asked: string[] = []
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route(/\/\.netlify\/images/, async (route) => {
    asked.push(route.request().url())
    await released
    await route.continue()
  })
  await page.addInitScript(() => {
    // A busy machine takes longer than visitors would wait.
    const own = window.setTimeout
    const later = (run: () => void, ms = 0) => own(run, ms === 3_000 ? 60_000 : ms)
    window.setTimeout = later as typeof window.setTimeout
    new MutationObserver(() => {
      if ('opening' in document.documentElement.dataset) Object.assign(window, { waited: true })
    }).observe(document, { attributes: true, subtree: true, attributeFilter: ['data-opening'] })
  })
  const below = async () => {
    const own = await page
      .locator('main > section:first-of-type img')
      .first()
      .evaluate((it: HTMLImageElement) => new URL(it.src).searchParams.get('url') ?? '')
    const name = own.replace(/-(?:desktop|tablet|mobile)_.*/, '')
    return asked.filter((it) => !decodeURIComponent(it).includes(name))
  }
  return { below, release, waited: () => page.evaluate(() => 'waited' in window) }
}

it.each(['/', '/ar'])(
  'the pictures below the opening of %s load once it is painted',
  async (path) => {
    const page = await openBlank({ viewport: { width: 412, height: 823 } })
    const { below, release, waited } = await holdPictures(page)
    await begin(page, path)
    await page.waitForTimeout(A_WHILE_MS)
    expect(await below()).toEqual([])
    expect(await waited()).toBe(true)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(412)
    release()
    await expect.poll(async () => (await below()).length).toBeGreaterThan(1)
  },
)

it('in a window that the opening does not fill, what follows it is there at once', async () => {
  const page = await openBlank({ viewport: { width: 1440, height: 1300 } })
  const { release } = await holdPictures(page)
  await begin(page, '/')
  const left = await page
    .locator('main > section')
    .nth(1)
    .evaluate((it) => it.getBoundingClientRect().left)
  expect(left).toBe(0)
  release()
})

it.each(['keydown', 'pointerdown', 'scroll'])('or when there is a %s', async (type) => {
  const page = await openBlank({ viewport: { width: 412, height: 823 } })
  const { below, release } = await holdPictures(page)
  await begin(page, '/ar')
  await page.evaluate((type) => dispatchEvent(new Event(type)), type)
  await expect.poll(async () => (await below()).length).toBeGreaterThan(1)
  release()
})

it.each(['/ar#plans', '/ar#:~:text=Mira'])('no picture of %s waits', async (path) => {
  const page = await openBlank()
  const { release, waited } = await holdPictures(page)
  release()
  await page.goto(path)
  expect(await waited()).toBe(false)
})

it('a place on the page is where the address says, though nothing above it was seen', async () => {
  const page = await open('/')
  const id = await page.locator('main > section[id]').last().getAttribute('id')
  await page.evaluate((hash) => location.assign(hash), `#${id}`)
  const there = await open(`/#${id}`)
  expect(await waiting(there)).toBe(0)
  const top = (of: Page) => topOf(of.locator(`#${id}`))
  await expect.poll(async () => (await top(there)) - (await top(page))).toBe(0)
})

it('a page that is reloaded keeps its scroll position', async () => {
  const page = await open('/')
  const part = page.locator('main > section').nth(5)
  await part.evaluate((it) => it.scrollIntoView({ behavior: 'instant' }))
  const before = await topOf(part)
  await page.waitForTimeout(A_WHILE_MS)
  await page.reload()
  await expect.poll(() => topOf(part)).toBe(before)
})

it('a film over a picture is paused by the keyboard', async () => {
  const page = await open('/')
  const button = page.getByRole('button', { name: 'Pause the film' })
  await button.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Play the film' }).waitFor()
  const silent = page.locator('video[data-silent]')
  expect(await silent.evaluate((it: HTMLVideoElement) => it.paused)).toBe(true)
})

it('a film does not play on a page that was left before it came', async () => {
  const page = await openBlank()
  const asked = page.waitForRequest('**/*.mp4')
  const release = await holdRequests(page, '**/*.mp4')
  await page.goto('/')
  await asked
  const film = await page.locator('video[data-silent]').elementHandle()
  await page.locator('footer a[href="/contact"]').first().click()
  await page.waitForURL('**/contact')
  await expect.poll(() => film?.evaluate((it) => it.isConnected)).toBe(false)
  const came = page.waitForResponse('**/*.mp4')
  release()
  await came
  await page.waitForTimeout(A_WHILE_MS)
  expect(await film?.evaluate((it) => (it as HTMLVideoElement).paused)).toBe(true)
})

it('the poster of a film is loaded when it comes near', async () => {
  const page = await open('/projects')
  const film = page.locator('main figure video')
  const poster = () => film.evaluate((it: HTMLVideoElement) => it.poster)
  expect(await poster()).toBe('')
  const picture = page.waitForResponse(/\/\.netlify\/images.*poster/)
  await film.scrollIntoViewIfNeeded()
  expect((await picture).status()).toBe(200)
  expect(await poster()).toContain('/.netlify/images?')
})

describe.each([
  ['without scripts', { javaScriptEnabled: false }],
  ['where data is saved', {}],
  ['where less data is preferred', {}],
])('%s', (name, options) => {
  it('a picture stands for the film over it, which does not load', async () => {
    const wish = (reducedData: boolean) => {
      if (!reducedData) {
        const connection = { value: { saveData: true } }
        Object.defineProperty(Object.getPrototypeOf(navigator), 'connection', connection)
        return
      }
      const ask = window.matchMedia.bind(window)
      window.matchMedia = (query) => ask(query.includes('prefers-reduced-data') ? 'all' : query)
    }
    const page = await open('/', options, {
      prepare: (it) =>
        name === 'without scripts'
          ? it.content()
          : it.addInitScript(wish, name === 'where less data is preferred'),
    })
    await page.waitForLoadState('load')
    const film = page.locator('video[data-silent]')
    expect(await film.evaluate((it) => getComputedStyle(it).visibility)).toBe('hidden')
    expect(await page.locator('[data-film-button]').isVisible()).toBe(false)
    expect(await page.locator('main picture img').first().isVisible()).toBe(true)
    if (name !== 'without scripts') {
      expect(await film.evaluate((it: HTMLVideoElement) => [it.readyState, it.preload])).toEqual([
        0,
        'none',
      ])
    }
    await page.goto('/projects')
    const withControls = page.locator('main figure video')
    const background = () => withControls.evaluate((it) => getComputedStyle(it).backgroundImage)
    expect((await background()).includes('poster')).toBe(name === 'without scripts')
  })
})
