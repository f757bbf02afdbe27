import { describe, expect, it } from 'vitest'
import { LANGUAGES, PAGE_TYPES } from '#scripts/lib/page-types.ts'
import { localPath } from '#src/lib/local-path.ts'
import { useBrowser } from './browser.ts'
import type { Page } from './page.ts'

const { open } = useBrowser()

/** Stays until a page is loaded in full. */
const mark = (page: Page) =>
  page.run(() => {
    Object.assign(window, { marked: true })
  })
const isSame = (page: Page) => page.run(() => 'marked' in window)

const heading = (page: Page) => page.text('h1')
const visible = (page: Page) =>
  page
    .until(() => getComputedStyle(document.getElementById('content') as Element).opacity)
    .toBe('1')
/** The new page can be seen, and has the focus; in the search its field has it. */
const settled = async (page: Page, focused = 'content') => {
  await page.until(() => document.activeElement?.id).toBe(focused)
  await visible(page)
}

/** No link leads to the page that says that there is none. */
const LINKED = Object.entries(PAGE_TYPES).filter(([name]) => name !== 'missing')

describe.each(Object.entries(LANGUAGES))('in %s', (_, { prefix }) => {
  it.each(LINKED)('a link leads to the page "%s" without loading anew', async (name, path) => {
    const target = localPath(prefix, path)
    const start = localPath(prefix, name === 'terms' ? '/contact' : '/terms')
    const page = await open(start)
    await mark(page)
    const before = await page.run(() => document.querySelector('h1')?.textContent)
    await page.run((to) => {
      const link = document.querySelector<HTMLAnchorElement>('header a[href^="/"]')
      if (!link) throw new Error('The header has no link.')
      link.setAttribute('href', to)
      link.click()
    }, target)
    await page.address().toBe(target)
    await heading(page).not.toBe(before)
    await settled(page, name === 'search' ? 'search-field' : 'content')
    expect(await isSame(page)).toBe(true)
  })
})

describe('following links', () => {
  it('goes from a list to an entry by a click, back and forward, to where each was left', async () => {
    const page = await open('/projects')
    await mark(page)
    const list = await page.run(() => document.querySelector('h1')?.textContent)
    await page.run(() => scrollTo(0, 300))
    await page.click('main a[href="/projects/pearl-bay"]')
    await page.address().toBe('/projects/pearl-bay')
    await heading(page).toContain('Pearl Bay')
    await settled(page)
    expect(await page.run(() => scrollY)).toBe(0)
    await page.back()
    await page.address().toBe('/projects')
    await heading(page).toBe(list)
    await page.until(() => scrollY).toBeGreaterThan(200)
    await page.forward()
    await page.address().toBe('/projects/pearl-bay')
    await heading(page).toContain('Pearl Bay')
    await settled(page)
    expect(await isSame(page)).toBe(true)
  })

  it('changes the language by the switch, keeps the page, and goes back', async () => {
    const page = await open('/articles/how-light-shapes-a-plan')
    await page.click('header [popovertarget="site-languages"]')
    await page.click('#site-languages a[hreflang="ar"]')
    await page.address().toBe('/ar/articles/how-light-shapes-a-plan')
    const written = () => [document.documentElement.lang, document.documentElement.dir].join()
    await page.until(written).toBe('ar,rtl')
    await visible(page)
    await page.back()
    await page.address().toBe('/articles/how-light-shapes-a-plan')
    await page.until(written).toBe('en,ltr')
    await visible(page)
  })

  it('opens the menu, which closes behind a link that is followed', async () => {
    const page = await open('/about', { size: { width: 360, height: 780 } })
    await page.click('header [popovertarget="site-menu"]')
    await page.click('#site-menu a[href="/projects"]')
    await page.address().toBe('/projects')
    await page.seen('#site-menu').toBe(0)
  })
})
