import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright'
import { readEnvironment } from '#src/environment/commands.ts'
import { buildSite } from './build/build-site.ts'
import { installBrowser } from './lib/browsers.ts'
import { runCommand } from './lib/command.ts'
import { createProgress, type Progress } from './lib/progress.ts'
import { startPreview } from './preview/start-preview.ts'
import {
  ComparisonError,
  comparePictures,
  differenceLines,
} from './screenshots/compare-pictures.ts'
import { makeContactSheet } from './screenshots/contact-sheet.ts'
import { fileOf, type Shot, shots, takePictures } from './screenshots/take-pictures.ts'

const root = join(import.meta.dirname, '..')

/** The narrowest phone, common phones, a tablet, a notebook and a wide screen. */
const WIDTHS = [320, 360, 390, 820, 1440, 2200]

const SHEET = 'docs/contact-sheet.webp'

/** An id of no tag manager: a site with one asks visitors, who are asked nothing else in the pictures. */
const TAG_MANAGER_ID = 'GTM-PICTURES'

/**
 * Takes every type of page of the built site, whole, and what visitors open on pages, in `en` and `ar` at six widths;
 * with `--dark` in the dark theme, with `--only unit,menu` those alone. `--against FOLDER` compares the pictures with
 * those of another build. `--sheet` makes the contact sheet of the documents instead, of a site that it builds: one
 * that asks about third parties.
 */
await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      against: { type: 'string' },
      dark: { type: 'boolean', default: false },
      only: { type: 'string' },
      sheet: { type: 'boolean', default: false },
    },
  })
  const { cacheDir, ...environment } = readEnvironment()
  const folder = resolve(cacheDir, 'screenshots')
  const against = values.against && resolve(values.against)
  if (against === folder) {
    throw new ComparisonError(
      `New pictures take the place of those in ${folder}. Copy the folder before you compare with it.`,
    )
  }
  const progress = createProgress()
  const onShot = ({ type, locale, width, theme }: Shot) =>
    progress.step(`${type} in ${locale} at ${width}, ${theme}`)
  const types = values.only?.split(',')
  const wanted = shots({ widths: WIDTHS, themes: [values.dark ? 'dark' : 'light'] }).filter(
    ({ type }) => types?.includes(type) ?? true,
  )
  const outDir = values.sheet ? await buildAsking(cacheDir, progress) : environment.outDir
  const preview = await startPreview({ outDir, projectDir: root })
  const browser = await chromium.launch({
    executablePath: installBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const { url } = preview
  try {
    if (values.sheet) {
      await makeContactSheet({ browser, url, file: join(root, SHEET), onShot })
      return
    }
    await takePictures(wanted, { browser, url, folder, onShot })
  } finally {
    await browser.close()
    await preview.close()
    progress.done()
  }
  progress.line(`The pictures are in ${folder}.`)
  if (!against) return
  const changes = `${folder}-changed`
  const onFile = (file: string) => progress.step(`Comparing ${file}`)
  const files = wanted.map(fileOf)
  const comparison = await comparePictures({
    files,
    before: against,
    after: folder,
    changes,
    onFile,
  })
  progress.done()
  for (const line of differenceLines(comparison)) console.log(line)
  if (comparison.differences.length > 0) progress.line(`What changed is in ${changes}.`)
})

/** @returns the folder of a site that asks visitors about third parties. */
async function buildAsking(cacheDir: string, progress: Progress): Promise<string> {
  const environment = readEnvironment({
    ...process.env,
    TAG_MANAGER_ID,
    OUT_DIR: join(cacheDir, 'contact-sheet/out'),
    CACHE_DIR: join(cacheDir, 'contact-sheet/cache'),
  })
  await buildSite(environment, progress)
  return environment.outDir
}
