import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'

const { open, openBlank, url } = useBrowser({ pictures: true })

describe('the modals', () => {
  const opened = (page: Page) => page.locator('dialog[open]')

  it.each([
    ['/jobs/architect#modal:job', 'modal:job'],
    ['/about#modal:interest', 'modal:interest'],
    ['/ar#modal:job', 'modal:job'],
  ])('%s opens on load (§2.9, §2.10)', async (path, id) => {
    const page = await open(path)
    await opened(page).waitFor()
    expect(await opened(page).getAttribute('id')).toBe(id)
    expect(await opened(page).locator('form[data-form]').count()).toBe(1)
  })

  it('leads to the jobs where a page has none', async () => {
    const page = await open('/units/marina-crest-1204#modal:job')
    await page.waitForURL(`${url}/jobs#modal:job`)
    await opened(page).waitFor()
  })

  it('closes with Escape, takes the hash away and gives the focus back', async () => {
    const page = await open('/about')
    const link = page.locator('header a[href="#modal:visit"]').first()
    await link.click()
    await opened(page).waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL(`${url}/about`)
    await opened(page).waitFor({ state: 'detached' })
    await expect.poll(() => link.evaluate((it) => it === document.activeElement)).toBe(true)
  })

  it('stays where text is marked in it and the pointer ends beside it, and closes with a click there', async () => {
    const page = await open('/about#modal:interest', { viewport: { width: 1440, height: 900 } })
    const field = opened(page).locator('[name="name"]')
    await field.fill('Somebody')
    const { x, y } = (await field.boundingBox()) as { x: number; y: number }
    await page.mouse.move(x + 40, y + 10)
    await page.mouse.down()
    await page.mouse.move(5, y + 10, { steps: 4 })
    await page.mouse.up()
    expect(await opened(page).count()).toBe(1)
    await page.mouse.click(5, 5)
    await opened(page).waitFor({ state: 'detached' })
  })

  it('closes with the back button', async () => {
    const page = await open('/about')
    await page.locator('header a[href="#modal:visit"]').first().click()
    await opened(page).waitFor()
    await page.goBack()
    await opened(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(`${url}/about`)
  })

  it('stays when only the hash changes, and closes when the path does (§2.11)', async () => {
    const page = await open('/projects')
    await page.locator('header a[href="/units"]').first().click()
    await page.waitForURL('**/units')
    await page.locator('header a[href="#modal:visit"]').first().click()
    await opened(page).waitFor()
    await page.evaluate(() => {
      location.hash = '#elsewhere'
    })
    await page.waitForURL('**/units#elsewhere')
    expect(await opened(page).count()).toBe(1)
    await page.evaluate(() => history.go(-3))
    await page.waitForURL('**/projects')
    await opened(page).waitFor({ state: 'detached' })
  })

  it('shows without JavaScript', async () => {
    const page = await open('/about#modal:interest', { javaScriptEnabled: false })
    expect(await page.locator('[id="modal:interest"]').isVisible()).toBe(true)
  })
})

describe('the page transition', () => {
  type Frame = { title: string; opacity: number; leaves: boolean; top: number }

  /**
   * Records which page is shown, its opacity, whether it fades out, and where it is scrolled to: in each frame, and
   * between frames, of which a busy machine leaves some out.
   */
  const watchFrames = (page: Page) =>
    page.evaluate(() => {
      const frames: Frame[] = []
      Object.assign(window, { frames })
      const look = () => {
        const main = document.getElementById('content')
        const opacity = Number(main ? getComputedStyle(main).opacity : 1)
        const leaves = (main?.getAnimations() ?? []).some(
          ({ effect }) => (effect as KeyframeEffect).getKeyframes().at(-1)?.opacity === '0',
        )
        const title = document.querySelector('h1')?.textContent ?? ''
        frames.push({ title, opacity, leaves, top: scrollY })
      }
      const lookInFrame = () => {
        look()
        requestAnimationFrame(lookInFrame)
      }
      lookInFrame()
      setInterval(look, 10)
    })
  const framesOf = async (page: Page) => {
    const frames = await page.evaluate(() => (window as unknown as { frames: Frame[] }).frames)
    const isPearlBay = ({ title }: Frame) => title.includes('Pearl Bay')
    return {
      ofPearlBay: frames.filter(isPearlBay),
      ofProjects: frames.filter((frame) => !isPearlBay(frame)),
    }
  }

  /** Says what grows, once the browser has both pages. */
  const watchGrowing = (page: Page) =>
    page.addInitScript(() => {
      const grown: string[] = []
      Object.assign(window, { grown })
      const start = document.startViewTransition.bind(document)
      document.startViewTransition = (update) => {
        const transition = start(update)
        void transition.ready.then(() => {
          const parts = document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).pseudoElement)
          const both = ['old', 'new'].every(
            (one) =>
              getComputedStyle(document.documentElement, `::view-transition-${one}(opening)`)
                .width !== 'auto',
          )
          grown.push(
            `${location.pathname}: ${parts.includes('::view-transition-group(opening)') && both}`,
          )
        })
        return transition
      }
    })
  const grown = (page: Page) =>
    page.evaluate(() => (window as unknown as { grown: string[] }).grown)
  const withoutGrowing = (page: Page) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(Document.prototype, 'startViewTransition')
    })

  // A browser gives up a transition whose new page takes four seconds, as on a busy machine: then a second one counts.
  it.each([
    ['', 'projects', 'projects/pearl-bay'],
    ['/ar', 'units', 'units/marina-crest-1204'],
    ['', 'articles', 'articles/how-light-shapes-a-plan'],
    ['', 'units#content', 'units/marina-crest-1204'],
  ])(
    'grows the picture of a card into the opening of its page, and back (%s/%s)',
    { retry: 1 },
    async (prefix, list, entry) => {
      const page = await open(`${prefix}/${list}`, {}, { prepare: watchGrowing })
      const path = `${prefix}/${entry}`
      const link = page.getByRole('main').locator(`article a[href="${path}"]`).first()
      await link.scrollIntoViewIfNeeded()
      // Nothing grows into a page that does not come at once.
      await page.waitForFunction(
        (page) => performance.getEntriesByName(page).some((it) => it.duration > 0),
        url + path,
      )
      const top = await page.evaluate(() => scrollY)
      await link.click()
      await expect.poll(() => grown(page)).toEqual([`${path}: true`])
      expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual([
        'content',
        0,
      ])
      await page.goBack()
      await expect.poll(() => grown(page)).toHaveLength(2)
      const [listPath] = list.split('#')
      expect((await grown(page))[1]).toBe(`${prefix}/${listPath}: true`)
      expect(await page.evaluate(() => [document.activeElement?.id, scrollY])).toEqual([
        'content',
        top,
      ])
      await page.locator('html:not([data-growing])').waitFor()
    },
  )

  it('scrolls up, moves the focus and shows the new page, which is unseen until then (§2.8, §1.4)', async () => {
    const page = await open('/projects', {}, { prepare: withoutGrowing })
    await page.evaluate(() => scrollTo(0, 600))
    await watchFrames(page)
    await page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first().click()
    await page.waitForURL('**/projects/pearl-bay')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await page.waitForFunction(
      () => getComputedStyle(document.getElementById('content') as Element).opacity === '1',
    )
    expect(await page.evaluate(() => scrollY)).toBe(0)
    const { ofProjects, ofPearlBay } = await framesOf(page)
    expect(ofProjects.some(({ leaves }) => leaves)).toBe(true)
    expect(ofPearlBay[0]?.opacity).toBeLessThan(0.2)
  })

  it('is none for visitors who want less motion', async () => {
    const page = await open('/projects', { reducedMotion: 'reduce' }, { prepare: watchGrowing })
    await watchFrames(page)
    await page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first().click()
    await page.waitForURL('**/projects/pearl-bay')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    const { ofProjects, ofPearlBay } = await framesOf(page)
    expect(ofPearlBay.length).toBeGreaterThan(0)
    expect([...ofProjects, ...ofPearlBay].filter(({ opacity }) => opacity < 1)).toEqual([])
    expect(await grown(page)).toEqual([])
  })

  it('ends where the hash cannot be decoded', async () => {
    const page = await open('/projects')
    const link = page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first()
    await link.evaluate((it: HTMLAnchorElement) => {
      it.hash = '#100%'
      it.click()
    })
    await page.waitForURL('**/projects/pearl-bay#100%')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await page.waitForFunction(
      () => getComputedStyle(document.getElementById('content') as Element).opacity === '1',
    )
  })

  it('is out-in for back and forward too, and comes back to where the page was left', async () => {
    const viewport = { width: 1280, height: 700 }
    const page = await open('/projects', { viewport }, { prepare: withoutGrowing })
    await page.evaluate(() => scrollTo(0, 500))
    const link = page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first()
    await link.evaluate((it: HTMLElement) => it.click())
    await page.waitForURL('**/projects/pearl-bay')
    await page.waitForFunction(() => document.activeElement?.id === 'content')
    await watchFrames(page)
    await page.goBack()
    await page.waitForURL('**/projects')
    await page.waitForFunction(
      () =>
        document.activeElement?.id === 'content' &&
        !document.querySelector('h1')?.textContent?.includes('Pearl Bay') &&
        getComputedStyle(document.getElementById('content') as Element).opacity === '1',
    )
    const { ofProjects, ofPearlBay } = await framesOf(page)
    expect(ofPearlBay.some(({ leaves }) => leaves)).toBe(true)
    expect(ofProjects[0]?.opacity).toBeLessThan(0.2)
    expect(await page.evaluate(() => scrollY)).toBe(500)
  })

  it.each([
    ['with', async () => {}],
    ['without', withoutGrowing],
  ])(
    'goes back from a page that stays where it is scrolled to (%s a picture that grows)',
    async (_, prepare) => {
      const page = await open('/projects', {}, { prepare })
      const link = page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first()
      await link.scrollIntoViewIfNeeded()
      const top = await page.evaluate(() => scrollY)
      await link.click()
      await page.waitForURL('**/projects/pearl-bay')
      await page.waitForFunction(() => document.activeElement?.id === 'content')
      await page.evaluate(() => scrollTo(0, 50))
      await watchFrames(page)
      await page.goBack()
      await page.waitForURL('**/projects')
      await expect.poll(async () => (await framesOf(page)).ofProjects.at(-1)?.top).toBe(top)
      const { ofPearlBay } = await framesOf(page)
      expect(top).toBeGreaterThan(50)
      expect(new Set(ofPearlBay.map((frame) => frame.top))).toEqual(new Set([50]))
    },
  )
})

describe('loading ahead', () => {
  it('uses the payload that was loaded ahead', async () => {
    const page = await open('/projects')
    const payload = `${url}/projects/pearl-bay`
    const ahead = page.waitForRequest(payload)
    const link = page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first()
    await link.scrollIntoViewIfNeeded()
    await (await ahead).response()
    const [request] = await Promise.all([page.waitForRequest(payload), link.click()])
    await page.waitForURL('**/projects/pearl-bay')
    expect((await request.sizes()).responseBodySize).toBe(0)
  })

  it('begins a second after a page has come (§4.11)', async () => {
    const page = await openBlank()
    const first = page.waitForRequest(`${url}/projects`)
    await page.goto('/about')
    await first
    await page.clock.install()
    await page.clock.pauseAt(Date.now() + 60_000)
    await page.locator('header a[href="/projects"]').first().click()
    while (new URL(page.url()).pathname !== '/projects') await page.clock.runFor(20)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    const ahead = page.waitForRequest(`${url}/projects/pearl-bay`)
    await page.clock.runFor(900)
    const link = page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first()
    await link.scrollIntoViewIfNeeded()
    await page.waitForTimeout(300)
    expect(asked.filter((it) => it.endsWith('/projects/pearl-bay'))).toEqual([])
    await page.clock.runFor(100)
    await ahead
  })

  it('takes in the header, and the homes that the filter brings', async () => {
    const page = await openBlank()
    const about = page.waitForRequest(`${url}/about`)
    await page.goto('/units')
    await about
    const shown = await page
      .locator('main article a')
      .evaluateAll((links) => links.map((it) => (it as HTMLAnchorElement).pathname))
    const added = page.waitForRequest((request) => {
      const { pathname } = new URL(request.url())
      return /^\/units\/[^/]+$/.test(pathname) && !shown.includes(pathname)
    })
    await page.getByRole('searchbox').fill('villa')
    await page.getByText(/^Homes found/).waitFor()
    await page.locator('main article a').last().scrollIntoViewIfNeeded()
    await added
  })

  it('says so on the console where it fails', async () => {
    const page = await openBlank({}, /could not be preloaded|ERR_FAILED/)
    await page.route('**/about', (route) => route.abort())
    const warning = page.waitForEvent('console', (message) => message.type() === 'warning')
    await page.goto('/projects')
    expect((await warning).text()).toBe('The page /about could not be preloaded.')
  })
})

describe('the marquee', () => {
  const marquee = (page: Page) => page.locator('[role="group"][tabindex="0"]')
  const motion = (page: Page) =>
    marquee(page)
      .locator('ul')
      .first()
      .evaluate((it) => it.getAnimations().map(({ playState }) => playState))

  it('pauses while a pointer is over it', async () => {
    const page = await open('/projects')
    await expect.poll(() => motion(page)).toEqual(['running'])
    await marquee(page).hover()
    await expect.poll(() => motion(page)).toEqual(['paused'])
  })

  it('stands still for visitors who want less motion', async () => {
    const page = await open('/projects', { reducedMotion: 'reduce' })
    expect(await motion(page)).toEqual([])
    await page.goto('/')
    for (const part of ['video[data-silent]', '[data-film-button]']) {
      expect(await page.locator(part).isVisible()).toBe(false)
    }
  })
})
