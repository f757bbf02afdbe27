import { mkdtemp, readdir, rename, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { comparePictures } from '#scripts/screenshots/compare-pictures.ts'
import { makeContactSheet } from '#scripts/screenshots/contact-sheet.ts'
import { SCENES } from '#scripts/screenshots/scenes.ts'
import { fileOf, type Shot, shots, takePictures } from '#scripts/screenshots/take-pictures.ts'
import { HYDRATED } from '#src/components/behaviour/hydrated.ts'
import { FLAGS } from './browser.ts'

const { url, browser: executablePath } = inject('site')
let browser: Browser
let folder: string

beforeAll(async () => {
  browser = await chromium.launch({ executablePath, args: FLAGS })
  folder = await mkdtemp(join(tmpdir(), 'screenshots-'))
})
afterAll(async () => {
  await browser.close()
  await rm(folder, { recursive: true })
})

const chosen = ({ type }: { type: string }) => type === 'missing'

it('pictures of the same page are the same, those in another theme are not', async () => {
  const wanted = shots({ widths: [320], themes: ['light'] }).filter(chosen)
  const files = wanted.map(fileOf)
  expect(files).toEqual(['missing-en-320.png', 'missing-ar-320.png'])
  const [before, again, after, changes] = ['before', 'again', 'after', 'changes'].map((it) =>
    join(folder, it),
  ) as [string, string, string, string]
  await takePictures(wanted, { browser, url, folder: before })
  await takePictures(wanted, { browser, url, folder: again })
  expect(await comparePictures({ files, before, after: again, changes })).toEqual({
    same: 2,
    differences: [],
  })
  const dark = shots({ widths: [320], themes: ['dark'] }).filter(chosen)
  await takePictures(dark, { browser, url, folder: after })
  for (const shot of dark) {
    await rename(join(after, fileOf(shot)), join(after, fileOf({ ...shot, theme: 'light' })))
  }
  const { same, differences } = await comparePictures({ files, before, after, changes })
  expect(same).toBe(0)
  expect(differences.map(({ file }) => file).sort()).toEqual(files.toSorted())
})

it('a page that draws no frames has its picture nevertheless', async () => {
  const still = `<!doctype html><script>
    performance.mark('${HYDRATED}')
    document.documentElement.dataset.laidOut = ''
    window.requestAnimationFrame = () => 0
  </script>Still`
  const server = createServer((_, response) =>
    response.setHeader('content-type', 'text/html').end(still),
  )
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  try {
    const [shot] = shots({ widths: [320], themes: ['light'] }).filter(chosen)
    const { port } = server.address() as AddressInfo
    const pictures = join(folder, 'still')
    await takePictures([shot as Shot], {
      browser,
      url: `http://127.0.0.1:${port}`,
      folder: pictures,
    })
    expect(await readdir(pictures)).toEqual(['missing-en-320.png'])
  } finally {
    server.close()
  }
})

it('a scene is what the window shows once its deed is done', async () => {
  const wanted = shots({ widths: [390], themes: ['light'] }).filter(
    ({ type, locale }) => locale === 'ar' && type in SCENES,
  )
  expect(wanted.map(({ type }) => type)).toEqual(Object.keys(SCENES))
  const scenes = join(folder, 'scenes')
  await takePictures(wanted, { browser, url, folder: scenes })
  const undone = wanted.map((shot) => ({
    ...shot,
    type: `${shot.type}-not`,
    path: shot.path.replace(/[?#].*/, ''),
    act: async () => {},
  }))
  await takePictures(undone, { browser, url, folder: scenes })
  for (const [index, shot] of wanted.entries()) {
    const [done, not] = await Promise.all(
      [shot, undone[index] as Shot].map((it) => sharp(join(scenes, fileOf(it))).toBuffer()),
    )
    expect(done?.equals(not as Buffer), shot.type).toBe(false)
    const { width, height } = await sharp(done).metadata()
    expect([width, height]).toEqual([390, 900])
  }
})

it('the contact sheet has a row for a type of page, with both languages, widths and themes', async () => {
  const file = join(folder, 'sheet.webp')
  const on: string[] = []
  await makeContactSheet({ browser, url, file, chosen, onShot: (shot) => on.push(fileOf(shot)) })
  expect(on.sort()).toEqual(
    ['ar', 'en'].flatMap((locale) =>
      [1440, 390].flatMap((width) =>
        ['-dark', ''].map((theme) => `missing-${locale}-${width}${theme}.png`),
      ),
    ),
  )
  const { format, width, height } = await sharp(file).metadata()
  expect(format).toBe('webp')
  // Four of a desktop and four of a phone, with their gaps.
  expect(width).toBeGreaterThan(4 * (300 + 112))
  expect(height).toBeGreaterThan(200)
})
