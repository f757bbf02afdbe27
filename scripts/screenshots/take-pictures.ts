import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { LANGUAGES, localPath, PAGE_TYPES } from '#scripts/lib/page-types.ts'
import { HYDRATED } from '#src/components/behaviour/hydrated.ts'

export const THEMES = ['light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** What one picture shows: a type of page, in a language, a theme and a window of this width in CSS pixels. */
export type Shot = { type: string; path: string; locale: string; theme: Theme; width: number }

const HEIGHT = 900

/** Every type of page in each language, in the chosen themes and widths. */
export const shots = (chosen: { widths: number[]; themes: readonly Theme[] }): Shot[] =>
  chosen.widths.flatMap((width) =>
    chosen.themes.flatMap((theme) =>
      Object.entries(LANGUAGES).flatMap(([locale, { prefix }]) =>
        Object.entries(PAGE_TYPES).map(([type, path]) => ({
          type,
          path: localPath(prefix, path),
          locale,
          theme,
          width,
        })),
      ),
    ),
  )

/** The name of the file: "unit-ar-390.png", "unit-ar-390-dark.png". */
export const fileOf = ({ type, locale, theme, width }: Shot): string =>
  `${type}-${locale}-${width}${theme === 'light' ? '' : `-${theme}`}.png`

type Taking = { browser: Browser; url: string; folder: string; onShot?: (shot: Shot) => void }

/** Takes pictures of whole pages, without motion, into a folder. */
export const takePictures = async (
  wanted: Shot[],
  { browser, url, folder, onShot }: Taking,
): Promise<void> => {
  await mkdir(folder, { recursive: true })
  const windows = Map.groupBy(wanted, ({ width, theme }) => `${width} ${theme}`)
  for (const alike of windows.values()) {
    const { width, theme } = alike[0] as Shot
    const page = await browser.newPage({
      baseURL: url,
      viewport: { width, height: HEIGHT },
      reducedMotion: 'reduce',
      colorScheme: theme,
    })
    for (const shot of alike) {
      onShot?.(shot)
      await page.goto(shot.path)
      await untilReady(page)
      await untilWhole(page)
      await page.screenshot({
        path: join(folder, fileOf(shot)),
        fullPage: true,
        animations: 'disabled',
      })
    }
    await page.close()
  }
}

/** The code of the page answers, and all of it is laid out: both may be after its load event. */
const untilReady = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    (mark) =>
      performance.getEntriesByName(mark).length > 0 &&
      'laidOut' in document.documentElement.dataset,
    HYDRATED,
  )

/** Pictures load, and parts are laid out, as they come near: the page is walked through once, and all are asked for. */
const untilWhole = async (page: Page): Promise<void> => {
  await page.addStyleTag({ content: '* { content-visibility: visible !important }' })
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }
    scrollTo({ top: 0, behavior: 'instant' })
    const films = [...document.querySelectorAll('video')].filter(({ poster }) => poster)
    const posters = films.map(({ poster }) => Object.assign(new Image(), { src: poster }))
    await document.fonts.ready
    await Promise.allSettled([...document.images, ...posters].map((image) => image.decode()))
  })
}
