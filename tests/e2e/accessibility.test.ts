import { describe, expect, it } from 'vitest'
import { LANGUAGES, localPath, PAGE_TYPES } from '#scripts/lib/page-types.ts'
import { faultsOf } from './axe.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

/** A page of each layout that the demo uses. */
const LAYOUTS = { landing: '/', default: '/units' }

describe.each(Object.entries(LANGUAGES))('in %s', (_, { prefix }) => {
  const at = (path: string) => localPath(prefix, path)

  it.each(Object.entries(PAGE_TYPES))(
    'the page "%s" has no fault that axe finds',
    async (_, path) => {
      const page = await open(at(path), { reducedMotion: 'reduce' })
      expect(await faultsOf(page)).toEqual([])
    },
  )

  it.each(Object.entries(LAYOUTS))(
    'dark colours have none either in the layout "%s"',
    async (_, path) => {
      const page = await open(at(path), { reducedMotion: 'reduce', colorScheme: 'dark' })
      expect(await faultsOf(page)).toEqual([])
    },
  )

  it('nor has the open menu of a phone', async () => {
    const page = await open(at('/about'), {
      viewport: { width: 390, height: 844 },
      reducedMotion: 'reduce',
    })
    await page.locator('[popovertarget="site-menu"]').first().click()
    await page.locator('#site-menu').waitFor()
    expect(await faultsOf(page)).toEqual([])
  })

  it('nor have the open languages', async () => {
    const page = await open(at('/about'), { reducedMotion: 'reduce' })
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
