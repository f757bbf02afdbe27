import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { EVERY_PAGE, EVERY_TYPE, LANGUAGES } from '#scripts/lib/page-types.ts'
import { localPath } from '#src/lib/local-path.ts'
import { oneOf, runs } from '#tests/soak.ts'
import { faultsOf } from '../axe.ts'
import { resizeWindow, useBrowser } from './browser.ts'

const { open } = useBrowser()

/** A page of each layout that the demo uses. */
const LAYOUTS = { landing: '/', default: '/units' }

it.each(runs({ test: EVERY_TYPE, soak: EVERY_PAGE }))(
  '%s has no fault that axe finds',
  async (path) => {
    const page = await open(path, { reducedMotion: 'reduce' })
    expect(await faultsOf(page)).toEqual([])
  },
)

/** A project of each character, in one language or the other. */
const PROJECTS = {
  en: ['palm-court', 'dune-house', 'olive-gardens', 'pearl-bay'],
  ar: ['marina-crest', 'harbour-lights', 'skyline-one', 'creek-terraces'],
}

/** Waits until other colours have replaced the ones before: even the shortest transition takes a frame. */
const coloursShown = (page: Page) =>
  page.waitForFunction(() =>
    document.getAnimations().every(({ playState }) => playState !== 'running'),
  )

describe.each(Object.entries(LANGUAGES))('in %s', { tags: 'long' }, (locale, { prefix }) => {
  it.each(PROJECTS[locale as keyof typeof PROJECTS])(
    'the character of %s has none, in light and dark colours',
    async (project) => {
      const page = await open(localPath(prefix, `/projects/${project}`), {
        reducedMotion: 'reduce',
      })
      expect(await page.locator('[data-character]').count()).toBe(1)
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme })
        await coloursShown(page)
        expect(await faultsOf(page), colorScheme).toEqual([])
      }
    },
  )
})

describe.each(oneOf(Object.entries(LANGUAGES), 1))('in %s', (_locale, { prefix }) => {
  const at = (path: string) => localPath(prefix, path)

  it.each(Object.entries(LAYOUTS))(
    'dark colours have none either in the layout "%s"',
    async (_, path) => {
      const page = await open(at(path), { reducedMotion: 'reduce', colorScheme: 'dark' })
      expect(await faultsOf(page)).toEqual([])
    },
  )

  it('nor have the open menu of a phone and the open languages', async () => {
    const page = await open(at('/about'), {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    await page.locator('[popovertarget="site-menu"]').first().click()
    await page.locator('#site-menu').waitFor()
    expect(await faultsOf(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('#site-menu').waitFor({ state: 'hidden' })
    await resizeWindow(page, { width: 1280, height: 720 })
    await page.locator('[popovertarget="site-languages"]').first().click()
    await page.locator('#site-languages').waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it.each(['/jobs#modal:job', '/about#modal:interest'])(
    'nor has the open modal of %s',
    async (path) => {
      const page = await open(at(path), { reducedMotion: 'reduce' })
      await page.locator('dialog[open]').waitFor()
      expect(await faultsOf(page)).toEqual([])
    },
  )

  it('nor has the open gallery', async () => {
    const page = await open(at('/projects/marina-crest'), { reducedMotion: 'reduce' })
    await page.locator('a[data-gallery="pictures"]').nth(1).click()
    await page.locator('dialog.fslightbox-container').waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('nor has a filter that finds nothing', async () => {
    const page = await open(at('/units?kind=villa&q=no+such+home'), { reducedMotion: 'reduce' })
    await page.locator('main li > button').first().waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('nor has an open option of the filter', async () => {
    const page = await open(at('/units'), { reducedMotion: 'reduce' })
    await page.locator('form[role="search"] summary').first().click()
    expect(await faultsOf(page)).toEqual([])
  })
})
