import { execFile } from 'node:child_process'
import { cp, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import { channels } from '#scripts/build/theme/contrast.ts'
import { startPreview } from '#scripts/preview/start-preview.ts'
import { writeSnapshot } from '#src/content/write.ts'
import { type TestProject, testProject } from '#tests/build/oracle/project.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { makeLeadProject } from '#tests/fixtures/lead-project.ts'
import {
  asSecondBrand,
  FIRST_COLOURS,
  FIRST_FONTS,
  FIRST_WORDS,
  SECOND_THEME,
} from '#tests/fixtures/second-theme/second-brand.ts'
import theme from '#tests/fixtures/second-theme/theme.json' with { type: 'json' }
import { faultsOf } from '../axe.ts'
import { LEFT_OUT, useBrowser } from './browser.ts'

const TEXT = /\.(?:html|txt|css|js|json|xml|svg|webmanifest)$|\/?(?:_headers|_redirects)$/

const { open, expectComplaints } = useBrowser({ pictures: true })
let site: TestProject
let preview: Awaited<ReturnType<typeof startPreview>>
let functions: Awaited<ReturnType<typeof makeLeadProject>>
let files: string[]

beforeAll(async () => {
  site = await testProject('second-theme')
  await site.useOtherCode()
  const { snapshot, mediaPath } = await asSecondBrand(
    await smallDemo(),
    join(site.root, 'drawings'),
  )
  for (const initial of Object.values(snapshot.singles.initial)) initial.seo.favicon = null
  await writeSnapshot({ dir: site.environment.contentDir, snapshot, mediaPath })
  await site.build()
  files = await filesBelow(site.environment.outDir)
  functions = await makeLeadProject()
  preview = await startPreview({
    outDir: site.environment.outDir,
    projectDir: functions.dir,
  })
})
afterAll(async () => {
  await preview?.close()
  await functions?.remove()
  await site?.remove()
})

const published = (file: string) => readFile(join(site.environment.outDir, file))

/** The texts of the output in which something is found, with what it is. */
const found = async (pattern: RegExp): Promise<string[]> => {
  const hits = await Promise.all(
    files.map(async (file) => {
      const inName = pattern.exec(file)
      const inText = TEXT.test(file) ? pattern.exec((await published(file)).toString()) : null
      const hit = inName ?? inText
      return hit ? [`${file}: ${hit.input.slice(Math.max(0, hit.index - 30), hit.index + 40)}`] : []
    }),
  )
  return hits.flat()
}

describe('a site with another theme and another content', () => {
  test('is published in files whose texts this test reads', () => {
    const unread = files.filter((file) => !TEXT.test(file)).map((file) => file.split('.').pop())
    expect([...new Set(unread)].toSorted()).toEqual(
      expect.arrayContaining(['ico', 'jpg', 'png', 'woff2']),
    )
    expect(new Set(unread).isSubsetOf(KNOWN_AS_BYTES)).toBe(true)
    expect(files.filter((file) => TEXT.test(file)).length).toBeGreaterThan(200)
  })

  test('has no word and no font of the first brand in any of them, nor in their names', async () => {
    expect(await found(FIRST_WORDS)).toEqual([])
    expect(FIRST_FONTS).toContain('Newsreader')
    expect(await found(new RegExp(FIRST_FONTS.join('|').replaceAll(' ', '[ -]'), 'i'))).toEqual([])
  })

  test('has none of its colours, however they are written', async () => {
    const written = [...FIRST_COLOURS.keys()].flatMap((colour) => [
      `${colour}\\b`,
      `\\b${channels(colour).join('[, ]+')}\\b`,
    ])
    expect(written.length).toBeGreaterThan(150)
    expect(await found(new RegExp(written.join('|'), 'i'))).toEqual([])
  })

  test('has icons in the colours of its drawing alone', async () => {
    for (const name of ['apple-touch-icon.png', 'icon-192.png', 'icon-512.png']) {
      const { data } = await sharp(await published(name))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true })
      const pixels = new Set<string>()
      for (let at = 0; at < data.length; at += 3) {
        pixels.add(`#${data.subarray(at, at + 3).toString('hex')}`)
      }
      expect(pixels).toContain(theme.colours.brand.ink)
      expect(pixels).toContain(theme.colours.brand.mark)
      expect([...FIRST_COLOURS.keys()].filter((colour) => pixels.has(colour))).toEqual([])
    }
    expect(
      (await published('icon.svg')).equals(await readFile(join(SECOND_THEME, 'icon.svg'))),
    ).toBe(true)
    const manifest = JSON.parse((await published('ar/manifest.webmanifest')).toString())
    expect(manifest).toMatchObject({ name: 'نوردن', theme_color: theme.colours.light.ground })
  })

  test('has pictures for sharing on its own ground', async () => {
    await cp(resolve('functions'), join(site.root, 'functions'), { recursive: true })
    const script = join(site.root, 'draw.ts')
    await writeFile(
      script,
      `import { drawPicture } from './functions/share-picture/draw-picture.ts'
       const picture = { version: '', siteName: 'Norden', title: 'T', above: null, photo: null, dir: 'ltr' as const }
       process.stdout.write((await drawPicture(picture)).toString('base64'))`,
    )
    const { stdout } = await promisify(execFile)(process.execPath, [script], {
      cwd: site.root,
      maxBuffer: 10_000_000,
    })
    const corner = sharp(Buffer.from(stdout, 'base64')).extract({
      left: 1180,
      top: 4,
      width: 1,
      height: 1,
    })
    const [red = 0, green = 0, blue = 0] = await corner.raw().toBuffer()
    for (const [index, value] of channels(theme.colours.brand.ink).entries()) {
      expect(Math.abs(([red, green, blue][index] as number) - value)).toBeLessThan(6)
    }
  })
})

/** A page of each type, by the file of the output that is one. */
const TYPES: Record<string, RegExp> = {
  'main page': /^index\.html$/,
  'main page in Arabic': /^ar\.html$/,
  'list of homes': /^units\.html$/,
  'list of homes in Arabic': /^ar\/units\.html$/,
  home: /^units\/[^/]+\.html$/,
  project: /^projects\/(?!page)[^/]+\.html$/,
  'project in Arabic': /^ar\/projects\/(?!page)[^/]+\.html$/,
  article: /^articles\/(?!page)[^/]+\.html$/,
  job: /^jobs\/[^/]+\.html$/,
  'page of text': /^privacy\.html$/,
  login: /^account\/login\.html$/,
}

describe.each(['light', 'dark'] as const)('in %s colours', (colorScheme) => {
  test.each(Object.entries(TYPES))(
    'the %s has no fault that axe finds, and the ground and fonts of the theme',
    async (name, type) => {
      // The header leads to pages that the small demo leaves out.
      expectComplaints(LEFT_OUT)
      const file = files.toSorted().find((path) => type.test(path)) as string
      const path = file.replace(/(?:index)?\.html$/, '')
      const page = await open(`${preview.url}/${path}`, { reducedMotion: 'reduce', colorScheme })
      expect(await faultsOf(page)).toEqual([])
      const shown = await page.evaluate(() => {
        const { fontFamily } = getComputedStyle(document.body)
        const isTinted = document.querySelector('[data-character]') !== null
        return {
          ground: getComputedStyle(document.documentElement).backgroundColor,
          fontFamily,
          isTinted,
        }
      })
      if (!shown.isTinted) {
        const ground = channels(theme.colours[colorScheme].ground).join(', ')
        expect(shown.ground).toBe(`rgb(${ground})`)
      }
      const [family] = theme.type[name.endsWith('Arabic') ? 'arabic' : 'latin'].text
      expect(shown.fontFamily.replaceAll('"', '').split(',')[0]).toBe(family)
    },
  )
})

/** Pictures, films and documents are content; fonts are compared by their names. */
const KNOWN_AS_BYTES = new Set(['avif', 'ico', 'jpg', 'mp4', 'pdf', 'png', 'webp', 'woff2'])
