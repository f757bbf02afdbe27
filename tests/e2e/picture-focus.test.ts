import { mkdir, rm } from 'node:fs/promises'
import { join, parse, resolve } from 'node:path'
import type { Locator } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildSite } from '#scripts/build/build-site.ts'
import { silent } from '#scripts/lib/progress.ts'
import { startPreview } from '#scripts/preview/start-preview.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { sha256 } from '#src/lib/hash.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { makeLeadProject } from '#tests/fixtures/lead-project.ts'
import { LEFT_OUT, useBrowser } from './browser.ts'

const FOLDER = resolve('.cache/e2e-picture-focus')
const SIZE = { width: 2000, height: 1000 }
/** What matters in the picture is a red square near its upper right corner. */
const SQUARE = { left: 1830, top: 60, width: 60, height: 60 }
const FOCUS = {
  x: (100 * (SQUARE.left + SQUARE.width / 2)) / SIZE.width,
  y: (100 * (SQUARE.top + SQUARE.height / 2)) / SIZE.height,
}
/** The same picture, with the point set and without. */
const POINTED = 'pointed.png'
const PLAIN = 'plain.png'

const WINDOWS = [
  { width: 360, height: 740 },
  { width: 1_600, height: 600 },
]

const { open, expectComplaints } = useBrowser({ pictures: true })
let project: Awaited<ReturnType<typeof makeLeadProject>>
let preview: Awaited<ReturnType<typeof startPreview>>

beforeAll(async () => {
  await rm(FOLDER, { recursive: true, force: true })
  await mkdir(FOLDER, { recursive: true })
  const ground = (size: typeof SIZE, background: string) =>
    sharp({ create: { ...size, channels: 3, background } }).png()
  const square = await ground(SQUARE, '#f00').toBuffer()
  const { left, top } = SQUARE
  const picture = await ground(SIZE, '#7896a0')
    .composite([{ input: square, left, top }])
    .toBuffer()
  const snapshot = await smallDemo()
  const files: Record<string, MediaFile> = snapshot.media
  for (const name of [POINTED, PLAIN]) {
    await sharp(picture).toFile(join(FOLDER, name))
    const of = { name, mime: 'image/png', bytes: picture.length, sha256: sha256(picture), ...SIZE }
    files[name] = name === POINTED ? { ...of, focus: FOCUS } : of
  }
  const crop = (name: string) => ({ desktop: name, tablet: null, mobile: null, alt: null })
  const { pages, articles } = snapshot.collections
  for (const [at, name] of [POINTED, PLAIN].entries()) {
    const article = articles.en?.[at]
    const [hero] = pages[at === 0 ? 'en' : 'de']?.find(isPrivacy)?.blocks ?? []
    if (!article || hero?.__component !== 'blocks.hero') throw new Error('The demo has changed.')
    article.image = crop(name)
    hero.images = crop(name)
  }
  const environment = readEnvironment({
    CONTENT_DIR: join(FOLDER, 'content'),
    OUT_DIR: join(FOLDER, 'out'),
    CACHE_DIR: join(FOLDER, 'cache'),
  })
  await writeSnapshot({
    dir: environment.contentDir,
    snapshot,
    mediaPath: ({ name }) =>
      resolve([POINTED, PLAIN].includes(name) ? FOLDER : 'content/media', name),
  })
  await buildSite(environment, silent)
  project = await makeLeadProject()
  const { outDir } = environment
  preview = await startPreview({
    outDir,
    projectDir: project.dir,
  })
})
afterAll(async () => {
  await preview?.close()
  await project?.remove()
  await rm(FOLDER, { recursive: true, force: true })
})

/** In each language, under its own slug. */
const isPrivacy = ({ slug }: { slug: string }) => /^(?:privacy|datenschutz)$/.test(slug)

/** Of the picture as it is painted, with what lies over it: whether the red square is there. */
const showsSquare = async (picture: Locator): Promise<boolean> => {
  await picture.scrollIntoViewIfNeeded()
  await expect
    .poll(() => picture.evaluate((it: HTMLImageElement) => it.complete && it.currentSrc))
    .toContain('/.netlify/images')
  return hasRed(await picture.screenshot({ animations: 'disabled' }))
}

/** Also below a shade. */
const hasRed = async (picture: Buffer): Promise<boolean> => {
  const { data } = await sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  let red = 0
  for (let at = 0; at < data.length; at += 3) {
    const [r = 0, g = 0, b = 0] = data.subarray(at, at + 3)
    if (r > 60 && r > 2 * g && r > 2 * b) red += 1
  }
  return red > 20
}

describe.each(WINDOWS)('in a window of $width pixels', (viewport) => {
  const picture = async (path: string, name: string): Promise<Locator> => {
    expectComplaints(LEFT_OUT)
    const page = await open(path, { baseURL: preview.url, viewport, reducedMotion: 'reduce' })
    return page.locator(`main img[src*="/media/${parse(name).name}."]`).first()
  }

  it.each([
    { place: 'the picture that opens a page', pointed: '/privacy', plain: '/de/datenschutz' },
    { place: 'a card', pointed: '/articles', plain: '/articles' },
  ])('$place shows the point that its editor set, and without one its middle', async (paths) => {
    expect(await showsSquare(await picture(paths.pointed, POINTED))).toBe(true)
    expect(await showsSquare(await picture(paths.plain, PLAIN))).toBe(false)
  })
})
