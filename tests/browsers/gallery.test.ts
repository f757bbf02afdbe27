import { it } from 'vitest'
import { useBrowser } from './browser.ts'
import type { Page } from './page.ts'

const { open } = useBrowser()

const PROJECT = '/projects/marina-crest'
const GALLERY = 'dialog.fslightbox-container'

const openAt = async (position: number, path = PROJECT): Promise<Page> => {
  const page = await open(path)
  await page.run((at) => {
    const links = document.querySelectorAll<HTMLElement>('a[data-gallery="pictures"]')
    links[at]?.setAttribute('data-chosen', '')
  }, position)
  await page.click('a[data-gallery="pictures"][data-chosen]')
  await page.seen(GALLERY).toBe(1)
  return page
}
/** The counter, such as "2 | 6", begins with it. */
const shown = (page: Page) => page.text('.fslightboxsn span')

it('opens at the picture that was clicked, and the picture comes', async () => {
  const page = await openAt(2)
  await shown(page).toBe('3')
  await page
    .until(
      (it) =>
        [...document.querySelectorAll<HTMLImageElement>(`${it} img`)].filter(
          ({ complete, naturalWidth }) => complete && naturalWidth > 0,
        ).length,
      GALLERY,
    )
    .toBeGreaterThan(0)
})

it('walks with the arrow keys, around the end', async () => {
  const page = await openAt(0)
  const count = await page.run(() => document.querySelectorAll('a[data-gallery="pictures"]').length)
  await page.press('ArrowRight')
  await shown(page).toBe('2')
  await page.press('ArrowLeft')
  await shown(page).toBe('1')
  await page.press('ArrowLeft')
  await shown(page).toBe(String(count))
})

it('closes with Escape and gives the focus back; the page stays', async () => {
  const page = await openAt(1)
  await page.press('Escape')
  await page.seen(GALLERY).toBe(0)
  await page.until(() => document.activeElement?.hasAttribute('data-chosen')).toBe(true)
  await page.address().toBe(PROJECT)
})

it('closes with the back button, in Arabic', async () => {
  const page = await openAt(1, `/ar${PROJECT}`)
  await shown(page).toBe('2')
  await page.back()
  await page.seen(GALLERY).toBe(0)
  await page.address().toBe(`/ar${PROJECT}`)
})
