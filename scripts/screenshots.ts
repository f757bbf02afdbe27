import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { readEnvironment } from '#src/environment/commands.ts'
import { installBrowser } from './lib/browser.ts'
import { runCommand } from './lib/command.ts'
import { LANGUAGES, localPath, PAGE_TYPES } from './lib/page-types.ts'
import { createProgress } from './lib/progress.ts'
import { startPreview } from './preview/start-preview.ts'

const root = join(import.meta.dirname, '..')

const WIDTHS = [390, 820, 1440]
const HEIGHT = 900

/** Takes every type of page of the built site, whole, in `en` and `ar` at three widths. */
await runCommand(async () => {
  const { outDir, cacheDir } = readEnvironment()
  const progress = createProgress()
  const folder = join(cacheDir, 'screenshots')
  await mkdir(folder, { recursive: true })
  const preview = await startPreview({ outDir, port: 0, projectDir: root, log: () => {} })
  const browser = await chromium.launch({
    executablePath: installBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    for (const [locale, { prefix }] of Object.entries(LANGUAGES)) {
      for (const width of WIDTHS) {
        const page = await browser.newPage({
          baseURL: preview.url,
          viewport: { width, height: HEIGHT },
          reducedMotion: 'reduce',
        })
        for (const [name, path] of Object.entries(PAGE_TYPES)) {
          progress.step(`${name} in ${locale} at ${width}`)
          await page.goto(localPath(prefix, path))
          // Pictures load as they come near: all of them are asked for at once.
          await page.evaluate(async () => {
            for (const image of document.images) image.loading = 'eager'
            await Promise.allSettled([...document.images].map((image) => image.decode()))
          })
          await page.screenshot({
            path: join(folder, `${name}-${locale}-${width}.png`),
            fullPage: true,
          })
        }
        await page.close()
      }
    }
  } finally {
    await browser.close()
    await preview.close()
  }
  progress.done()
  progress.line(`The pictures are in ${folder}.`)
})
