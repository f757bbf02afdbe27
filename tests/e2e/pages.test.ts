import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { EVERY_PAGE, EVERY_TYPE, LANGUAGES, PAGE_TYPES } from '#scripts/lib/page-types.ts'
import { readSnapshot } from '#src/content/read.ts'
import { localPath } from '#src/lib/local-path.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { runs } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open, url } = useBrowser()
const snapshot = await readSnapshot('content')

const BLOCKS = [
  'hero',
  'text',
  'image-text',
  'items',
  'numbers',
  'gallery',
  'marquee',
  'questions',
  'banner',
  'video',
  'map',
  'projects',
  'units',
  'home',
  'person',
  'articles',
  'jobs',
  'lead-form',
]

const looked = runs({ test: EVERY_TYPE, soak: EVERY_PAGE })

describe.each(Object.entries(LANGUAGES))('in %s', (locale, { prefix, dir }) => {
  const types = Object.entries(PAGE_TYPES).filter(([, path]) =>
    looked.includes(localPath(prefix, path)),
  )

  it.each(types)(
    'the page "%s" stands on a phone: language, landmarks, headings (§1.2, §2.2)',
    async (_, path) => {
      const page = await open(localPath(prefix, path), {
        viewport: { width: 390, height: 844 },
      })
      expect(await page.locator('html').getAttribute('lang')).toBe(locale)
      expect(await page.locator('html').getAttribute('dir')).toBe(dir)
      expect(await page.title()).toMatch(/\S/)
      expect(await page.getByRole('main').innerText()).toMatch(/\S/)
      expect(await page.getByRole('banner').isVisible()).toBe(true)
      expect(await page.getByRole('contentinfo').isVisible()).toBe(true)

      const levels = await page
        .locator('h1, h2, h3, h4, h5, h6')
        .evaluateAll((headings) => headings.map(({ tagName }) => Number(tagName[1])))
      expect(levels.filter((level) => level === 1)).toHaveLength(1)
      const skips = levels.filter((level, index) => level > (levels[index - 1] ?? 0) + 1)
      expect({ levels, skips }).toEqual({ levels, skips: [] })

      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      expect(sideways).toBe(0)
      await expect.poll(() => unusedFonts(page)).toEqual([])
    },
  )

  it('every block stands on some page, and the main page tells its story in few, each with its heading (§1.1, §3.2)', async () => {
    const site = makeSite({ snapshot, siteConfig, origin: url })
    const pages = site.pages.filter(({ locale: of }) => of === locale)
    const all = pages.flatMap(({ content }) => {
      if (content.type === 'list') return [...content.before, ...content.after]
      return 'blocks' in content ? content.blocks : []
    })
    expect(new Set(all.map(({ block }) => block))).toEqual(new Set(BLOCKS))
    const main = site.pages.find(({ path }) => path === (prefix || '/'))
    const blocks = main?.content.type === 'main' ? main.content.blocks : []
    expect(blocks.length).toBeLessThan(10)

    const page = await open(prefix || '/')
    const headings = await page.locator('main h1, main h2').allInnerTexts()
    const titles = blocks.flatMap(({ sectionData }) => sectionData?.title ?? [])
    expect(titles.length).toBeGreaterThan(6)
    expect(headings.map(lettersOf)).toEqual(expect.arrayContaining(titles.map(lettersOf)))
  })
})

/** The files of fonts that a page preloads and that none of its letters uses. */
const unusedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    type Face = Pick<FontFace, 'family' | 'weight' | 'style' | 'unicodeRange'>
    const nameOf = ({ family, weight, style, unicodeRange }: Face) =>
      [family.replaceAll('"', ''), weight, style, unicodeRange].join()
    const used = [...document.fonts].filter(({ status }) => status === 'loaded').map(nameOf)
    const files = [...document.styleSheets]
      .flatMap(({ cssRules }) => [...cssRules])
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .filter(({ style }) =>
        used.includes(
          nameOf({
            family: style.getPropertyValue('font-family'),
            weight: style.getPropertyValue('font-weight') || 'normal',
            style: style.getPropertyValue('font-style') || 'normal',
            unicodeRange: style.getPropertyValue('unicode-range') || 'U+0-10FFFF',
          }),
        ),
      )
      .map(({ style }) => style.getPropertyValue('src'))
    return [...document.querySelectorAll<HTMLLinkElement>('link[rel="preload"][as="font"]')]
      .map(({ href }) => href.slice(href.lastIndexOf('/') + 1))
      .filter((file) => !files.some((src) => src.includes(file)))
  })

/** What a heading says, whatever its case and its spaces. */
const lettersOf = (text: string) => text.toLowerCase().replace(/\s+/g, ' ').trim()
