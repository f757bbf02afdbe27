import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import sharp from 'sharp'
import { CONSENT, SCENES } from './scenes.ts'
import { fileOf, type Shot, shots, THEMES, takePictures } from './take-pictures.ts'

/** The widths of the sheet with the widths in which it shows them, in CSS pixels. */
const SHOWN = { 1440: 300, 390: 112 }
const WIDTHS = [1440, 390]

/** How much of a page is shown, as a share of what a window of 1440 pixels is wide. */
const RATIO = 1.3
const HEIGHT = Math.round(SHOWN[1440] * RATIO)

const QUALITIES = [72, 64, 56, 48, 40, 32]
const MOST_BYTES = 1_500_000

type Sheet = {
  browser: Browser
  /** Of a site that asks about third parties. */
  url: string
  /** The picture to write, a WebP. */
  file: string
  onShot?: (shot: Shot) => void
  /** Which of the pages are on it: all, unless something else is said. */
  chosen?: (shot: Shot) => boolean
}

/**
 * Makes one picture of the beginnings of all types of page and of all scenes: a row for each, with desktop and phone in
 * each language, light and dark. It has at most 1.5 MB.
 */
export const makeContactSheet = async (sheet: Sheet): Promise<void> => {
  const { browser, url, file, onShot, chosen = () => true } = sheet
  const folder = await mkdtemp(join(tmpdir(), 'contact-sheet-'))
  try {
    const scenes = { ...SCENES, ...CONSENT }
    const wanted = shots({ widths: WIDTHS, themes: THEMES, scenes }).filter(chosen)
    await takePictures(wanted, { browser, url, folder, onShot })
    const rows = [...Map.groupBy(wanted, ({ type }) => type)]
    const html = await Promise.all(
      rows.map(async ([type, row]) => {
        const ordered = row.toSorted((one, other) => place(one) - place(other))
        const pictures = await Promise.all(ordered.map((shot) => picture(folder, shot)))
        return `<h2>${type}</h2><div>${pictures.join('')}</div>`
      }),
    )
    const page = await browser.newPage({ viewport: { width: 1000, height: 800 } })
    await page.setContent(`<style>${STYLE}</style><main>${html.join('')}</main>`)
    const whole = await page.locator('main').screenshot()
    await page.close()
    await writeSmall(whole, file)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Themes side by side, in each the languages, in each the widths as they stand above. */
const place = ({ theme, locale, width }: Shot): number =>
  THEMES.indexOf(theme) * 100 + (locale === 'en' ? 0 : 10) + WIDTHS.indexOf(width)

const picture = async (folder: string, shot: Shot): Promise<string> => {
  const width = SHOWN[shot.width as keyof typeof SHOWN]
  const source = sharp(join(folder, fileOf(shot)))
  const { height } = await source.metadata()
  const shown = Math.min(height, Math.floor((HEIGHT * shot.width) / width))
  const small = await source
    .extract({ left: 0, top: 0, width: shot.width, height: shown })
    .resize({ width })
    .png()
    .toBuffer()
  const alt = `${shot.locale} ${shot.width} ${shot.theme}`
  return `<img src="data:image/png;base64,${small.toString('base64')}" width="${width}" alt="${alt}">`
}

const STYLE = `
  body { margin: 0 }
  main { width: max-content; padding: 24px; background: #8b8f8e; font: 500 15px/1.2 sans-serif; color: #10201f }
  h2 { margin: 20px 0 8px; font: inherit }
  h2:first-child { margin-top: 0 }
  div { display: flex; align-items: start; gap: 10px }
  img:nth-child(5) { margin-inline-start: 14px }
`

/** As good as its size permits. */
const writeSmall = async (png: Buffer, file: string): Promise<void> => {
  for (const quality of QUALITIES) {
    await writeFile(file, await sharp(png).webp({ quality, effort: 6 }).toBuffer())
    if ((await stat(file)).size <= MOST_BYTES) return
  }
  throw new Error(`${file} is larger than ${MOST_BYTES} bytes in the least quality.`)
}
