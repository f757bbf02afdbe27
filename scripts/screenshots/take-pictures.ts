import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { LANGUAGES, PAGE_TYPES } from '#scripts/lib/page-types.ts'
import { HYDRATED } from '#src/components/behaviour/hydrated.ts'
import { localPath } from '#src/lib/local-path.ts'
import { CONSENT_ID } from '#src/site/consent.ts'
import { QUERY_PARAMETER } from '#src/site/search.ts'
import { SCENES, type Scene } from './scenes.ts'

export const THEMES = ['light', 'dark'] as const
type Theme = (typeof THEMES)[number]

/**
 * What one picture shows: a type of page or a scene, in a language, a theme and a window of this width in CSS pixels.
 * A scene is shown as the window has it once `act` is done, a page whole.
 */
export type Shot = {
  type: string
  path: string
  locale: string
  theme: Theme
  width: number
  act?: Scene['act']
  asks?: true
}

const HEIGHT = 900

type Chosen = { widths: number[]; themes: readonly Theme[]; scenes?: Record<string, Scene> }

/** Every type of page and each scene in each language, in the chosen themes and widths. */
export const shots = ({ widths, themes, scenes = SCENES }: Chosen): Shot[] =>
  widths.flatMap((width) =>
    themes.flatMap((theme) =>
      Object.entries(LANGUAGES).flatMap(([locale, { prefix }]) => [
        ...Object.entries(PAGE_TYPES).map(([type, path]) => ({
          type,
          path: localPath(prefix, path),
          locale,
          theme,
          width,
        })),
        ...Object.entries(scenes).map(([type, { path, query, act, asks }]) => ({
          type,
          path: localPath(prefix, path) + (query ? `?${QUERY_PARAMETER}=${query[locale]}` : ''),
          locale,
          theme,
          width,
          act,
          asks,
        })),
      ]),
    ),
  )

/** The name of the file: "unit-ar-390.png", "unit-ar-390-dark.png". */
export const fileOf = ({ type, locale, theme, width }: Shot): string =>
  `${type}-${locale}-${width}${theme === 'light' ? '' : `-${theme}`}.png`

type Taking = { browser: Browser; url: string; folder: string; onShot?: (shot: Shot) => void }

/** A page that does not come to rest: its picture would be waited for without end. */
class PictureError extends Error {
  override name = 'PictureError'
}

/**
 * Takes pictures of whole pages and of scenes, without motion, into a folder.
 *
 * @throws PictureError that names the picture that is not there in time.
 */
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
      await inTime(take(page, shot, join(folder, fileOf(shot))), shot)
    }
    await page.close()
  }
}

const take = async (page: Page, shot: Shot, file: string): Promise<void> => {
  // From a blank page, since an address with another fragment loads nothing.
  await page.goto('about:blank')
  await page.goto(shot.path)
  await untilReady(page)
  await untilWhole(page)
  if (!shot.asks) await page.addStyleTag({ content: `#${CONSENT_ID} { display: none }` })
  if (shot.act) await play(page, shot.act)
  await page.screenshot({ path: file, fullPage: !shot.act, animations: 'disabled' })
}

/** What runs in a page has no limit of its own: a page that is stuck would hold up all others in silence. */
const SHOT_MS = 180_000

const inTime = async (
  taken: Promise<void>,
  { type, locale, width, theme }: Shot,
): Promise<void> => {
  const limit = Promise.withResolvers<never>()
  const timer = setTimeout(() => {
    const what = `${type} in ${locale} at ${width}, ${theme}`
    const text = `The picture of ${what} is not there after ${SHOT_MS / 1_000} s. Take it alone (--only ${type}) on a quiet machine.`
    limit.reject(new PictureError(text))
  }, SHOT_MS)
  try {
    await Promise.race([taken, limit.promise])
  } finally {
    clearTimeout(timer)
  }
}

/** Does what the scene is about, and takes the pointer away from it. */
const play = async (page: Page, act: Scene['act']): Promise<void> => {
  await act(page)
  await page.mouse.move(0, 0)
  await untilDecoded(page)
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
  await page.evaluate(async (most) => {
    for (const image of document.images) image.loading = 'eager'
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' })
      await new Promise((drawn) => {
        requestAnimationFrame(drawn)
        setTimeout(drawn, most)
      })
    }
    scrollTo({ top: 0, behavior: 'instant' })
  }, FRAME_MS)
  await untilDecoded(page)
}

/** How long a frame is waited for. A browser that has no time for a window draws none. */
const FRAME_MS = 500

/** How long pictures and fonts are waited for. A browser may leave `decode` without an answer where it takes another candidate. */
const DECODED_MS = 20_000

const untilDecoded = (page: Page): Promise<unknown> =>
  page.evaluate(async (most) => {
    const films = [...document.querySelectorAll('video')].filter(({ poster }) => poster)
    const posters = films.map(({ poster }) => Object.assign(new Image(), { src: poster }))
    const decoded = [...document.images, ...posters].map((image) => image.decode())
    await Promise.race([
      Promise.allSettled([document.fonts.ready, ...decoded]),
      new Promise((resolve) => setTimeout(resolve, most)),
    ])
  }, DECODED_MS)
