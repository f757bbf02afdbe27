import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brandFiles, webManifests } from '#scripts/build/brand/brand-files.ts'
import { ICONS, makeIcons } from '#scripts/build/brand/icons.ts'
import { mediaPath } from '#src/content/media-path.ts'
import { sha256 } from '#src/lib/hash.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'

/** A blue square with a red disc in its middle. */
const FILLED =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path d="M0 0h64v64H0z" fill="#0000ff"/><circle cx="32" cy="32" r="20" fill="#f00"/></svg>'
const DISC_ALONE = FILLED.replace(/<path[^>]*>/, '')

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'icons-'))
})
afterAll(() => rm(folder, { recursive: true }))

const iconsOf = (svg: string) => makeIcons({ name: 'x.svg', bytes: Buffer.from(svg) }, folder)

/** Red, green, blue and opacity of a pixel. */
const pixel = async (file: string, left: number, top: number): Promise<number[]> => [
  ...(await sharp(await readFile(file))
    .ensureAlpha()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer()),
]

const BLUE = [0, 0, 255, 255]
const RED = [255, 0, 0, 255]
const WHITE = [255, 255, 255, 255]

describe('the icons of a drawing', () => {
  test('have their sizes, and show it whole', async () => {
    const icons = await iconsOf(FILLED)
    const sizes = {
      [ICONS.apple]: 180,
      [ICONS.small]: 192,
      [ICONS.large]: 512,
      [ICONS.maskable]: 512,
    }
    for (const [name, size] of Object.entries(sizes)) {
      const file = icons.get(name) as string
      expect(await sharp(file).metadata()).toMatchObject({
        width: size,
        height: size,
        format: 'png',
      })
      expect(await pixel(file, 1, 1)).toEqual(BLUE)
      expect(await pixel(file, size / 2, size / 2)).toEqual(RED)
    }
  })

  test('lie within what systems leave of a maskable icon, on a ground of their own', async () => {
    const file = (await iconsOf(FILLED)).get(ICONS.maskable) as string
    // The disc reaches from 12 to 52 of 64, and the drawing from a tenth of the icon to nine of them.
    expect(await pixel(file, 256, Math.round(512 * (0.1 + (0.8 * 14) / 64)))).toEqual(RED)
    expect(await pixel(file, 256, Math.round(512 * (0.1 + (0.8 * 10) / 64)))).toEqual(BLUE)
  })

  test('keep their transparency in tabs, and are on white where a system has none', async () => {
    const icons = await iconsOf(DISC_ALONE)
    expect((await pixel(icons.get(ICONS.small) as string, 1, 1))[3]).toBe(0)
    expect(await pixel(icons.get(ICONS.apple) as string, 1, 1)).toEqual(WHITE)
    expect(await pixel(icons.get(ICONS.maskable) as string, 1, 1)).toEqual(WHITE)
  })

  test('are three pictures in the ICO file, each where its head says', async () => {
    const ico = await readFile((await iconsOf(FILLED)).get(ICONS.ico) as string)
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 3])
    for (const [index, size] of [16, 32, 48].entries()) {
      const entry = 6 + 16 * index
      const [length, place] = [ico.readUInt32LE(entry + 8), ico.readUInt32LE(entry + 12)]
      expect([ico[entry], ico[entry + 1]]).toEqual([size, size])
      const picture = await sharp(ico.subarray(place, place + length)).metadata()
      expect(picture).toMatchObject({ format: 'png', width: size, height: size })
    }
  })

  test('are made once, and anew for another drawing', async () => {
    const file = (await iconsOf(FILLED)).get(ICONS.large) as string
    const { mtimeMs } = await stat(file)
    expect((await iconsOf(FILLED)).get(ICONS.large)).toBe(file)
    expect((await stat(file)).mtimeMs).toBe(mtimeMs)
    expect((await iconsOf(DISC_ALONE)).get(ICONS.large)).not.toBe(file)
  })

  test.each([
    ['drawn on a large sheet', 4_000],
    ['drawn on a small one', 8],
  ])('are as sharp where it is %s', async (_, side) => {
    const icons = await iconsOf(FILLED.replace('<svg ', `<svg width="${side}" height="${side}" `))
    const file = icons.get(ICONS.large) as string
    expect(await sharp(file).metadata()).toMatchObject({ width: 512, height: 512 })
    // The disc begins at 12 of 64.
    expect(await pixel(file, 93, 256)).toEqual(BLUE)
    expect(await pixel(file, 98, 256)).toEqual(RED)
  })

  test('that is none are an error that names it and says what to take', async () => {
    await expect(iconsOf('no picture')).rejects.toThrow(
      /^No icon can be made of x\.svg: .+ Take a square SVG, or a square PNG of 512 pixels\.$/,
    )
    expect((await readdir(folder)).filter((name) => name.includes('.'))).toEqual([])
  })
})

test('an icon of the CMS that no others can be made of stops no build: the theme’s stands in, and an editor is told', async () => {
  const name = 'favicon_1a2b3c4d5e.ico'
  const bytes = await readFile((await iconsOf(FILLED)).get(ICONS.ico) as string)
  await writeFile(join(folder, name), bytes)
  const file = {
    ...{ name, mime: 'image/x-icon', width: 48, height: 48 },
    ...{ bytes: bytes.length, sha256: sha256(bytes) },
  }
  const favicon = { src: mediaPath(file), width: 48, height: 48 }
  const seo = { title: '', description: '', image: null, favicon }
  const shell = { locale: 'en', defaultLocale: 'en', dir: 'ltr', home: '/', siteName: 'Site', seo }
  const given = {
    ...{ root: process.cwd(), cacheDir: folder, mediaDir: folder },
    ...{ shells: [shell] as unknown as Shell[], media: { [name]: file } },
  }
  const { files, problems } = await brandFiles(given)
  expect([...files.keys()]).toEqual(expect.arrayContaining(Object.values(ICONS)))
  expect(problems).toMatchObject([{ entry: 'initial', locale: 'en' }])
  expect(problems[0]?.problem).toMatch(
    /^No icon can be made of the icon of the site, favicon_1a2b3c4d5e\.ico: .+ Take a square SVG/,
  )
})

test('each language has a manifest with its name, its direction and its main page', () => {
  const seo = { title: '', description: 'Homes', image: null, favicon: null }
  const defaultLocale = 'en'
  const files = webManifests(
    [
      { ...{ locale: 'en', dir: 'ltr', home: '/', siteName: 'Site', seo }, defaultLocale },
      { ...{ locale: 'ir', dir: 'rtl', home: '/ir', siteName: 'سایت', seo }, defaultLocale },
      { ...{ locale: 'de', dir: 'ltr', home: '/', siteName: 'Seite', seo }, defaultLocale },
    ],
    '#fafafa',
  )
  expect(Object.keys(files)).toEqual([
    'manifest.webmanifest',
    'ir/manifest.webmanifest',
    'de/manifest.webmanifest',
  ])
  expect(JSON.parse(files['ir/manifest.webmanifest'] as string)).toMatchObject({
    ...{ name: 'سایت', lang: 'fa', dir: 'rtl', start_url: '/ir', scope: '/' },
    ...{ theme_color: '#fafafa', description: 'Homes' },
  })
})
