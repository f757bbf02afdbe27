import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'
import { wrongPixels } from './pixels.ts'

type Box = { x: number; width: number }

const { open, url } = useBrowser({ pictures: true })

const PROJECT = '/projects/marina-crest'
const gallery = (page: Page) => page.getByRole('dialog', { name: 'Pictures' })
/** The counter, such as "2 | 6". */
const shown = (page: Page) => page.locator('.fslightboxsn span').first().innerText()
const links = (page: Page) => page.locator('a[data-gallery="pictures"]')

const openAt = async (index: number, path = PROJECT) => {
  const page = await open(path)
  await page.waitForLoadState('load')
  await links(page).nth(index).click()
  await page.locator('dialog.fslightbox-container').waitFor()
  return page
}

describe('the gallery', () => {
  it('opens at the picture that was clicked, and its code is loaded by the click (§1.7)', async () => {
    const page = await open(PROJECT)
    const scripts: string[] = []
    page.on(
      'request',
      (request) => request.resourceType() === 'script' && scripts.push(request.url()),
    )
    await links(page).nth(2).click()
    await gallery(page).waitFor()
    expect(scripts.length).toBeGreaterThan(0)
    await expect.poll(() => shown(page)).toBe('3')
    const picture = gallery(page).locator('source').first()
    await expect.poll(() => picture.getAttribute('srcset')).toContain('/.netlify/images?url=')
  })

  it('walks with the arrow keys, around the end (§1.7)', async () => {
    const page = await openAt(0)
    const count = await links(page).count()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(page)).toBe('2')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => shown(page)).toBe(String(count))
    await page.getByRole('button', { name: 'Next picture' }).click()
    await expect.poll(() => shown(page)).toBe('1')
  })

  it.each(oneOf(['', '/ar'], 1))('of "%s/" says which picture it shows', async (home) => {
    const page = await openAt(0, home + PROJECT)
    const alt = (index: number) => links(page).nth(index).locator('img').first().getAttribute('alt')
    const said = page.locator('dialog.fslightbox-container').getByRole('status')
    await expect.poll(() => said.textContent()).toBe(await alt(0))
    await page.keyboard.press(home === '' ? 'ArrowRight' : 'ArrowLeft')
    await expect.poll(() => said.textContent()).toBe(await alt(1))
  })

  it('has a ground of 0.9, fades, and enlarges with the wheel (§1.7, §9.9)', async () => {
    const page = await openAt(1)
    const container = gallery(page)
    expect(await container.evaluate((it) => getComputedStyle(it).backgroundColor)).toMatch(
      /\/ 0\.9\)|, 0\.9\)/,
    )
    expect(await container.evaluate((it) => getComputedStyle(it).animationName)).toContain(
      'fade-in',
    )
    const picture = container.locator('picture').nth(1)
    await picture.hover()
    await page.mouse.wheel(0, -300)
    await expect.poll(() => picture.evaluate((it) => it.style.transform)).toMatch(/scale\([2-5]/)
    await page.mouse.wheel(0, 3000)
    await expect.poll(() => picture.evaluate((it) => it.style.transform)).toContain('scale(1)')
  })

  it('keeps a tenth of the window between two pictures (§9.9)', async () => {
    const page = await openAt(1)
    const places = await gallery(page)
      .locator('picture')
      .evaluateAll((pictures) =>
        pictures.map((picture) => {
          const slide = picture.closest<HTMLElement>('[style*="translate"]')
          return slide ? new DOMMatrix(slide.style.transform).e / innerWidth : 0
        }),
      )
    expect(places.filter((place) => place !== 0).map((place) => Math.abs(place))).toContainEqual(
      expect.closeTo(1.1, 2),
    )
  })

  it('keeps the focus, closes with Escape and gives the focus back', async () => {
    const page = await openAt(1)
    for (let step = 0; step < 6; step++) {
      await page.keyboard.press('Tab')
      const within = await page.evaluate(
        () =>
          document.activeElement === document.body ||
          document.activeElement?.closest('dialog') !== null,
      )
      expect(within).toBe(true)
    }
    await page.keyboard.press('Escape')
    await gallery(page).waitFor({ state: 'detached' })
    expect(
      await links(page)
        .nth(1)
        .evaluate((it) => it === document.activeElement),
    ).toBe(true)
    expect(page.url()).toBe(url + PROJECT)
  })

  it('closes with the back button, and the page stays', async () => {
    const page = await open('/projects')
    await page.goto(PROJECT)
    await links(page).nth(1).click()
    await gallery(page).waitFor()
    await page.goBack()
    await gallery(page).waitFor({ state: 'detached' })
    expect(page.url()).toBe(url + PROJECT)
    await page.goBack()
    await page.waitForURL('**/projects')
  })

  it('says so where a picture cannot be loaded (§8.10)', async () => {
    const page = await open(
      PROJECT,
      {},
      {
        expected: /ERR_FAILED|500/,
        prepare: (it) => it.route('**/.netlify/images**', (route) => route.abort()),
      },
    )
    await links(page).nth(1).click()
    await page
      .getByRole('alert')
      .filter({ hasText: 'This picture could not be loaded.', visible: true })
      .first()
      .waitFor()
  })

  it('is mirrored in Arabic: keys, arrows, counter and swipes', async () => {
    const page = await open(`/ar${PROJECT}`)
    await links(page).nth(1).focus()
    await page.keyboard.press('Enter')
    const lightbox = page.locator('dialog.fslightbox-container')
    await lightbox.waitFor()
    await expect.poll(() => shown(page)).toBe('2')
    const total = String(await links(page).count())
    expect(await lightbox.locator('.fslightboxsn span').last().innerText()).toBe(total)
    const middle = async (selector: string) => {
      const { x, width } = (await lightbox.locator(selector).first().boundingBox()) as Box
      return x + width / 2
    }
    const [previous, next] = ['السابقة', 'التالية'].map((it) => `button[aria-label*="${it}"]`)
    expect(await middle(previous as string)).toBeGreaterThan(await middle(next as string))
    expect(await middle('.fslightbox-toolbar button')).toBeLessThan(100)
    const [position, , count] = await lightbox
      .locator('.fslightboxsn span')
      .evaluateAll((parts) => parts.map((it) => it.getBoundingClientRect().left))
    expect(position).toBeGreaterThan(count as number)
    // The next picture comes from the left.
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => shown(page)).toBe('3')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => shown(page)).toBe('2')
    await lightbox.locator(next as string).click()
    await expect.poll(() => shown(page)).toBe('3')
    await page.mouse.move(500, 400)
    await page.mouse.down()
    await page.mouse.move(700, 400, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => shown(page)).toBe('4')
  })

  it.each([390, 820, 1440, 2200])(
    'has the pixels that it shows at %i pixels, and all of the file once it is enlarged',
    async (width) => {
      const page = await open(PROJECT, {
        viewport: { width, height: 900 },
        reducedMotion: 'reduce',
      })
      await page.waitForLoadState('load')
      await links(page).nth(1).click()
      const picture = gallery(page).locator('div:has(> picture)').nth(1)
      await picture.waitFor()
      await expect
        .poll(() =>
          picture.evaluate((it) => {
            const { width, height } = it.getBoundingClientRect()
            return width <= innerWidth && height <= innerHeight
          }),
        )
        .toBe(true)
      await expect.poll(() => wrongPixels(page)).toEqual([])
      const image = picture.locator('img')
      const loaded = () =>
        image.evaluate(({ currentSrc }: HTMLImageElement) =>
          Number(new URL(currentSrc).searchParams.get('w')),
        )
      await expect.poll(loaded).toBeGreaterThan(0)
      const before = await loaded()
      await picture.hover()
      await page.mouse.wheel(0, -300)
      const own = await image.evaluate((it) => {
        const sources = [...(it.closest('picture')?.querySelectorAll('source') ?? [])]
        const used = sources.find(({ media }) => !media || matchMedia(media).matches)
        return Number(used?.getAttribute('width'))
      })
      await expect.poll(loaded).toBe(own)
      expect(own).toBeGreaterThanOrEqual(before)
    },
  )

  it('is links to the pictures without JavaScript', async () => {
    const page = await open(PROJECT, { javaScriptEnabled: false })
    const href = await links(page).nth(1).getAttribute('href')
    const response = await page.goto(href as string)
    expect(response?.headers()['content-type']).toMatch(/^image\//)
  })
})
