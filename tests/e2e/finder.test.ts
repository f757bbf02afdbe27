import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open, url } = useBrowser()

const PHONE = { width: 360, height: 740 }
const TOWER = '/projects/marina-crest'
const FINDERS = [
  ...['marina-crest', 'creek-terraces', 'olive-gardens', 'palm-court'],
  ...['harbour-lights', 'dune-house', 'skyline-one'],
]
const LANGUAGES = [
  { home: '', available: 'Available', free: '2 of 3 available', held: 'Reserved' },
  { home: '/ar', available: 'متاحة', free: 'متاح 2 من 3', held: 'محجوزة' },
]

const building = (page: Page) => page.locator('[data-opening-picture] [data-areas]')
const level = (page: Page, of: number) => page.locator(`#finder section#floor-${of}`)
/** The mark of an area, which takes the pointer as the area does. */
const mark = (page: Page, href: string) =>
  page.locator(`[data-areas] a[href$="${href}"] > span`).first()

/** How far the top of a floor is from the top of the window. */
const distance = (page: Page, of: number): Promise<number> =>
  level(page, of).evaluate((it) => Math.round(it.getBoundingClientRect().top))

it.each(['', '/ar'])(
  'is reached from a home at its floor, also by the way back, in "%s/"',
  async (home) => {
    const page = await open(`${home}/units/marina-crest-2101`, { viewport: PHONE })
    await page.locator('main a[href$="/projects/marina-crest#floor-21"]').first().click()
    await page.waitForURL(`${url}${home}${TOWER}#floor-21`)
    await level(page, 21).waitFor()
    await expect.poll(() => distance(page, 21)).toBeLessThan(PHONE.height / 2)
    expect(await level(page, 12).isVisible()).toBe(false)
    await level(page, 21).locator('a[href$="/units/marina-crest-2101"] path').first().click()
    await page.waitForURL(`${url}${home}/units/marina-crest-2101`)
    await page.goBack()
    await page.waitForURL(`${url}${home}${TOWER}#floor-21`)
    await level(page, 21).waitFor()
    await page.goBack()
    await page.waitForURL(`${url}${home}/units/marina-crest-2101`)
  },
)

it.each(['', '/ar'])('the way back leads to a floor that was chosen, in "%s/"', async (home) => {
  const page = await open(home + TOWER)
  const title = await page.locator('h1').innerText()
  await mark(page, '#floor-21').click()
  await level(page, 21).locator('a[href$="/units/marina-crest-2101"] path').first().click()
  await page.waitForURL(`${url}${home}/units/marina-crest-2101`)
  await page.goBack()
  await page.waitForURL(`${url}${home}${TOWER}#floor-21`)
  await expect.poll(() => page.locator('h1').innerText()).toBe(title)
  await level(page, 21).waitFor()
  await page.goBack()
  await page.waitForURL(url + home + TOWER)
  expect(await page.locator('h1').innerText()).toBe(title)
  expect(await level(page, 21).isVisible()).toBe(false)
})

/** A home that was opened from a floor, which was opened from another one, and where that floor was scrolled to. */
const openByFloors = async () => {
  const page = await open(TOWER, { viewport: PHONE })
  for (const floor of [12, 21]) {
    await mark(page, `#floor-${floor}`).click()
    await level(page, floor).waitFor()
  }
  await page.waitForTimeout(500)
  const top = await page.evaluate(() => Math.round(scrollY))
  expect(top).toBeGreaterThan(0)
  await level(page, 21).locator('a[href$="/units/marina-crest-2101"] path').first().click()
  await page.waitForURL(`${url}/units/marina-crest-2101`)
  await page.waitForTimeout(1000)
  return { page, top }
}

/** The floor is open, scrolled to where it was. */
const expectFloor = async (page: Page, top: number) => {
  await page.waitForURL(`${url}${TOWER}#floor-21`)
  await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(top)
}

it('a floor is where it was after quick steps back and forward', async () => {
  const { page, top } = await openByFloors()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  for (const pause of [30, 120, 300]) {
    await page.evaluate(async (ms) => {
      for (const by of [-1, -1, 1]) {
        await new Promise((arrived) => {
          window.navigation?.addEventListener('currententrychange', arrived, { once: true })
          history.go(by)
        })
        await new Promise((passed) => setTimeout(passed, ms))
      }
    }, pause)
    await expectFloor(page, top)
    await page.waitForTimeout(1000)
    await page.goForward()
    await page.waitForURL(`${url}/units/marina-crest-2101`)
    await page.waitForTimeout(1000)
  }
})

it('a floor is where it was when it was left again before the page was scrolled there', async () => {
  const { page, top } = await openByFloors()
  // The page is scrolled by a timer, once it is shown.
  await page.evaluate(() => {
    const own = window.setTimeout
    const later = (run: () => void, ms = 0) => own(run, ms + 1500)
    window.setTimeout = later as typeof setTimeout
  })
  await page.evaluate(() => history.back())
  await page.locator('#finder').waitFor({ state: 'attached' })
  expect(await page.evaluate(() => Math.round(scrollY))).not.toBe(top)
  await page.evaluate(() => history.back())
  await page.waitForURL(`${url}${TOWER}#floor-12`)
  await page.waitForTimeout(2500)
  await page.evaluate(() => history.forward())
  await expectFloor(page, top)
})

describe.each([true, false])('the finder (scripts: %j)', (javaScriptEnabled) => {
  it.each(oneOf(LANGUAGES, 1))(
    'leads from the building to a floor and a home in "$home"',
    async (language) => {
      const page = await open(language.home + TOWER, { javaScriptEnabled })
      await building(page).scrollIntoViewIfNeeded()
      expect(await level(page, 21).isVisible()).toBe(false)
      await mark(page, '#floor-21').click()
      await level(page, 21).waitFor()
      expect(await level(page, 12).isVisible()).toBe(false)
      const home = `${language.home}/units/marina-crest-2101`
      await level(page, 21).locator(`a[href="${home}"] path`).first().click()
      await page.waitForURL(url + home)
    },
  )

  it.each(oneOf(LANGUAGES, 0))('says status and price in words, in "$home"', async (language) => {
    const page = await open(`${language.home}${TOWER}#floor-12`, { javaScriptEnabled })
    const floor = level(page, 12)
    await floor.waitFor()
    for (const link of [
      floor.locator('[data-areas] a[href$="marina-crest-1204"]'),
      floor.locator('ul:not([data-areas] ul) a[href$="marina-crest-1204"]'),
    ]) {
      expect(await link.textContent()).toContain(language.available)
      expect(await link.textContent()).toContain('3,150,000')
    }
    const held = floor.locator('[data-areas] a[href$="marina-crest-1208"]')
    expect(await held.textContent()).toContain(language.held)
    expect(await held.getAttribute('data-tone-of')).toBe('held')
    const [row] = await page.locator('#finder ol a[href="#floor-12"]').allTextContents()
    expect(row).toContain(language.free)
  })

  it.each(['', '/ar'])(
    'is used by keyboard, with the price at the area, in "%s/"',
    async (home) => {
      const page = await open(`${home}${TOWER}#floor-12`, { javaScriptEnabled })
      const area = level(page, 12).locator('[data-areas] a[href$="marina-crest-1204"]')
      await area.focus()
      await page.keyboard.press('Shift+Tab')
      await page.keyboard.press('Tab')
      const price = area.locator('[data-price]')
      const box = await price.boundingBox()
      expect(box?.width).toBeGreaterThan(40)
      await page.keyboard.press('Enter')
      await page.waitForURL(`${url}${home}/units/marina-crest-1204`)
    },
  )
})

/** The links of the building whose mark something else lies over. */
const covered = (page: Page): Promise<string[]> =>
  building(page)
    .locator('a')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const box = link.querySelector('span[aria-hidden]')?.getBoundingClientRect()
        if (!box) return []
        const hit = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
        return link.contains(hit) ? [] : [link.getAttribute('href') ?? '']
      }),
    )

it.each(['', '/ar'])('fits on a phone, areas and marks included, in "%s/"', async (home) => {
  for (const project of FINDERS) {
    const page = await open(`${home}/projects/${project}`, { viewport: PHONE })
    await building(page).scrollIntoViewIfNeeded()
    const [width, scrolled] = await page.evaluate(() => [innerWidth, document.body.scrollWidth])
    expect(scrolled, project).toBeLessThanOrEqual(width as number)
    expect(await covered(page), project).toEqual([])
  }
})

it.each([
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
])(
  'opens the page in a window of $width pixels: the whole building, and its floors before the prose',
  async (viewport) => {
    const page = await open(TOWER, { viewport })
    const top = (part: string) =>
      page
        .locator(part)
        .first()
        .evaluate((it) => it.getBoundingClientRect().top)
    const seen = await building(page).evaluate((it) => it.getBoundingClientRect().bottom)
    expect(seen).toBeLessThan(viewport.height)
    expect(await top('#finder')).toBeLessThan(1.5 * viewport.height)
    expect(await top('main h2:not(#finder *)')).toBeGreaterThan(await top('#finder'))
  },
)

it('shows areas at the same place of the picture where the line runs to the left', async () => {
  const places = async (path: string) => {
    const page = await open(path)
    return page
      .locator('[data-areas] a')
      .evaluateAll((areas) => areas.map((area) => area.getAttribute('style')))
  }
  expect(await places(`/ar${TOWER}`)).toEqual(await places(TOWER))
})

it.each([...FINDERS, 'pearl-bay'])('of %s has the homes of the list below it', async (project) => {
  const page = await open(`/projects/${project}`)
  const homesIn = (selector: string) =>
    page
      .locator(selector)
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute('href')))].sort())
  const cards = await homesIn('main article a[href^="/units/"]')
  expect(await homesIn('#finder a[href^="/units/"]')).toEqual(cards)
})

it('marks the floor that is shown, in the list and on the building', async () => {
  const page = await open(TOWER)
  const marked = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('a:target-current')].map((it) => it.getAttribute('href')),
    )
  await expect.poll(marked).toEqual(['#floor-12', '#floor-12'])
  await mark(page, '#floor-21').click()
  await expect.poll(marked).toEqual(['#floor-21', '#floor-21'])
})

it('comes back to its floor when a modal closes', async () => {
  const page = await open(`${TOWER}#floor-12`)
  await level(page, 12).waitFor()
  await page.evaluate(() => {
    location.hash = '#modal:interest'
  })
  await page.locator('dialog[open]').waitFor()
  await page.keyboard.press('Escape')
  await page.waitForURL(/#floor-12$/)
  await level(page, 12).waitFor()
})

it('marks a home on its own page', async () => {
  const page = await open('/ar/units/marina-crest-1204', { viewport: PHONE })
  const place = page.locator('a[href="/ar/projects/marina-crest#floor-12"]')
  await place.scrollIntoViewIfNeeded()
  expect(await place.locator('svg path').count()).toBe(3)
  await place.click()
  await page.waitForURL(/\/ar\/projects\/marina-crest#floor-12$/)
  await level(page, 12).waitFor()
})
