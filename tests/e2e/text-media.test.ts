import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser({ pictures: true })

const ARTICLE = '/articles/how-light-shapes-a-plan'
const YOUTUBE = 'https://www.youtube-nocookie.com/'

const poster = (page: Page) => page.locator('a[data-player]')
const asked = (page: Page) => page.locator('[data-film] button')
const player = (page: Page) => page.locator('[data-film] iframe')

/** The article with a player that stands in for YouTube's, and what the page has asked of other hosts. */
const openArticle = async (path: string) => {
  const elsewhere: string[] = []
  const page = await open(path, undefined, {
    prepare: async (page) => {
      page.on('request', (request) => {
        if (!request.url().startsWith(inject('site').url)) elsewhere.push(request.url())
      })
      await page.route(`${YOUTUBE}**`, (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>player</title>' }),
      )
    },
  })
  return { page, elsewhere }
}

describe('a film of YouTube in a text', () => {
  it.each(
    oneOf(
      [
        { prefix: '', says: 'This film comes from YouTube.', button: 'Play the film' },
        { prefix: '/ar', says: 'هذا الفيلم من YouTube.', button: 'شغّل الفيلم' },
      ],
      1,
    ),
  )(
    'is a picture until a visitor agrees: nothing is asked of another host before, in "$prefix"',
    async ({ prefix, says, button }) => {
      const { page, elsewhere } = await openArticle(prefix + ARTICLE)
      await poster(page).scrollIntoViewIfNeeded()
      const before = await poster(page).boundingBox()
      await poster(page).click()
      await expect.poll(() => page.locator('[data-film]').innerText()).toContain(says)
      expect(elsewhere).toEqual([])
      // Whoever goes by keyboard goes on where the picture was.
      expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(button)
      await page.keyboard.press('Enter')
      await player(page).waitFor()
      expect(elsewhere).toEqual([`${YOUTUBE}embed/aqz-KE-bpKQ?autoplay=1&rel=0`])
      expect(await player(page).getAttribute('title')).toMatch(/Big Buck Bunny/)
      const after = await player(page).boundingBox()
      expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
    },
  )

  it('plays after soft navigation too, and at once under consent to marketing', async () => {
    const { page, elsewhere } = await openArticle('/articles')
    await page.evaluate(() => {
      const dialog = document.createElement('dialog')
      dialog.id = 'consent'
      dialog.dataset.version = '1'
      document.body.append(dialog)
      const choice = { version: '1', at: new Date().toISOString(), statistics: false }
      localStorage.setItem('consent', JSON.stringify({ ...choice, marketing: true }))
    })
    await page.evaluate((path) => {
      const link = document.createElement('a')
      link.href = path
      link.textContent = 'go'
      link.id = 'go'
      document.getElementById('content')?.append(link)
    }, ARTICLE)
    await page.locator('#go').click()
    await poster(page).click()
    await player(page).waitFor()
    expect(await asked(page).count()).toBe(0)
    expect(elsewhere).toEqual([expect.stringContaining(`${YOUTUBE}embed/`)])
  })

  it('is a link to its page without scripts', async () => {
    const page = await open(ARTICLE, { javaScriptEnabled: false })
    expect(await poster(page).getAttribute('href')).toBe(
      'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    )
    expect(await poster(page).isVisible()).toBe(true)
    expect(await asked(page).isVisible()).toBe(false)
  })
})

describe('a film of the library in a text', () => {
  it('loads nothing but its picture until it is started', async () => {
    const films: string[] = []
    const page = await open(ARTICLE, undefined, {
      prepare: async (page) =>
        page.on(
          'request',
          (request) => request.url().endsWith('.mp4') && films.push(request.url()),
        ),
    })
    const film = page.locator('main video')
    await film.scrollIntoViewIfNeeded()
    await expect.poll(() => film.evaluate((it: HTMLVideoElement) => it.poster)).toContain('poster')
    expect(films).toEqual([])
    await film.evaluate((it: HTMLVideoElement) => it.play().catch(() => {}))
    await expect.poll(() => films.length).toBeGreaterThan(0)
  })
})

describe('a picture in a text', () => {
  it('comes in AVIF, and opens large with the others of the page', async () => {
    const page = await open(ARTICLE)
    const link = page.locator('figure a[data-gallery]')
    await link.scrollIntoViewIfNeeded()
    const current = () => link.locator('img').evaluate((it: HTMLImageElement) => it.currentSrc)
    await expect.poll(current).toContain('fm=avif')
    await link.click()
    await page.getByRole('dialog', { name: 'Pictures' }).waitFor()
    await expect
      .poll(() => page.locator('.fslightboxsn span').allInnerTexts())
      .toEqual(['2', '', '2'])
  })
})
