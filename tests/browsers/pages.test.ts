import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeAll, describe, expect, inject, it } from 'vitest'
import { LANGUAGES, PAGE_TYPES } from '#scripts/lib/page-types.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { localPath } from '#src/lib/local-path.ts'
import { useBrowser } from './browser.ts'

const { open } = useBrowser()

const PICTURES = join(readEnvironment({}).cacheDir, 'screenshots', inject('engine'))
const SIZES = [
  { width: 360, height: 780 },
  { width: 1440, height: 900 },
]

beforeAll(() => mkdir(PICTURES, { recursive: true }))

describe.each(Object.entries(LANGUAGES))('in %s', (locale, { prefix, dir }) => {
  describe.each(SIZES)('at $width', (size) => {
    it.each(Object.entries(PAGE_TYPES))('the page "%s" is hydrated', async (name, path) => {
      const page = await open(localPath(prefix, path), { size })
      await page
        .until(() => getComputedStyle(document.getElementById('content') as Element).opacity)
        .toBe('1')
      await page
        .until(() => {
          const seen = ({ top, bottom }: DOMRect) => bottom > 0 && top < innerHeight
          const pictures = [...document.images].filter((it) => seen(it.getBoundingClientRect()))
          return pictures.filter(({ complete }) => !complete).length
        })
        .toBe(0)
      const picture = join(PICTURES, `${name}-${locale}-${size.width}.png`)
      await writeFile(picture, await page.picture())
      const found = await page.run(() => {
        const { documentElement: root } = document
        return {
          lang: root.lang,
          dir: getComputedStyle(root).direction,
          headings: document.querySelectorAll('h1').length,
          sideways: root.scrollWidth - root.clientWidth,
          broken: [...document.images].filter((it) => it.complete && it.naturalWidth === 0).length,
        }
      })
      expect(found).toEqual({ lang: locale, dir, headings: 1, sideways: 0, broken: 0 })
    })
  })
})
