import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { drawPicture } from '#functions/share-picture/draw-picture.ts'
import { answer } from '#functions/share-picture/handle-share-picture.ts'
import type { UnitModel } from '#src/models/pages/unit.ts'
import { homePlan } from '#src/models/parts/home-plan.ts'
import {
  type SharePicture,
  sharePicture,
  sharePictureFiles,
  sharePicturePath,
} from '#src/models/whole-site/share-picture.ts'
import { readPlan } from '#src/plans/plan-text.ts'
import { filledPages } from '#tests/unit/components/filled-pages.ts'
import { page, shell } from '#tests/unit/components/sample.ts'
import { claimingPng } from '#tests/unit/files/made-files.ts'

const ORIGIN = 'https://mira.example'
const PHOTO = '/media/photo.jpg'
const home = page(
  { type: 'main', title: 'Home', blocks: [] },
  { path: '/ar/projects/x', seo: { title: 'منزل', description: '', image: PHOTO, noIndex: false } },
)
const picture = sharePicture(home, shell()) as SharePicture
const photo = await readFile('cms/demo/media/pearl-bay-day-mobile.jpg')

let asked: string[]
beforeEach(() => {
  asked = []
})

/** The files of the site, as its CDN would answer. */
const siteFiles: typeof fetch = async (input) => {
  const path = String(input).slice(ORIGIN.length)
  asked.push(path)
  if (path === PHOTO) return new Response(photo)
  const text = sharePictureFiles({ [home.path]: picture })[path.slice(1)]
  return new Response(text ?? 'no', { status: text ? 200 : 404 })
}
const ask = (path: string) => answer(new Request(ORIGIN + path), siteFiles)

/** The pixels where a title of two lines is. */
const lowest = async (shown: SharePicture): Promise<Buffer> =>
  sharp(await drawPicture(shown))
    .extract({ left: 0, top: 430, width: 1200, height: 200 })
    .raw()
    .toBuffer()

describe('the picture of a page', () => {
  test('is a JPEG of 1200 by 630 over the photograph of the page, kept for ever', async () => {
    const response = await ask(sharePicturePath(home.path, picture.version))
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('image/jpeg')
    expect(response.headers.get('cache-control')).toContain('immutable')
    expect(response.headers.get('netlify-cdn-cache-control')).toContain('durable')
    const { format, width, height } = await sharp(await response.arrayBuffer()).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect(asked).toContain(PHOTO)
  })

  test.each<[string, () => Promise<Buffer> | Buffer]>([
    ['claims 30,000 by 30,000 pixels', () => claimingPng(30_000, 30_000)],
    ['is cut off', () => photo.subarray(0, 2000)],
    ['is none', () => Buffer.from('<!doctype html>')],
  ])('whose photograph %s is drawn on the plain ground', async (_what, make) => {
    const broken = await make()
    const withBroken: typeof fetch = async (input, init) =>
      String(input).endsWith(PHOTO) ? new Response(new Uint8Array(broken)) : siteFiles(input, init)
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const response = await answer(
      new Request(ORIGIN + sharePicturePath(home.path, picture.version)),
      withBroken,
    )
    expect(response.status).toBe(200)
    expect(Buffer.from(await response.arrayBuffer())).toEqual(await drawPicture(picture))
    expect(warned.mock.calls[0]?.[0]).toContain(`The photograph ${PHOTO} cannot be drawn`)
    warned.mockRestore()
  })

  test('of a home without photographs shows its plan', async () => {
    const seo = { ...home.seo, image: null }
    const floor = homePlan(
      { drawing: 'living 0 0 6 4\nbathroom 6 0 2 4', drawingNorth: null },
      [],
      { readPlan },
    )
    const content = { ...(filledPages['a unit'] as UnitModel), pictures: [], drawing: floor }
    const planned = sharePicture(page(content, { seo }), shell()) as SharePicture
    expect(planned).toMatchObject({ photo: null, plan: { width: 880, height: 480 } })
    const { plan: _, ...bare } = planned
    expect(await drawPicture(planned)).not.toEqual(await drawPicture(bare))
    // A title of two lines: the lowest third is its own.
    const title = 'A penthouse with three bedrooms and a terrace on two floors, Harbour Lights'
    const [withPlan, without] = await Promise.all(
      [planned, bare].map((it) => lowest({ ...it, title })),
    )
    const apart = withPlan?.map((value, at) => Math.abs(value - (without?.[at] ?? 0))) ?? [255]
    expect(Math.max(...new Set(apart))).toBeLessThan(16)
  })

  test('under another version leads to the one that holds, without drawing', async () => {
    const response = await ask(sharePicturePath(home.path, 'older'))
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe(sharePicturePath(home.path, picture.version))
    expect(asked).not.toContain(PHOTO)
  })

  test.each(['/no/such/page', '', '__proto__'])('of "%s" is a 404', async (path) => {
    expect((await ask(sharePicturePath(path, 'x'))).status).toBe(404)
  })

  test('has another address when its title changes, and the same one otherwise', () => {
    const renamed = page(home.content, { path: home.path, seo: { ...home.seo, title: 'بيت' } })
    expect(sharePicture(renamed, shell())?.version).not.toBe(picture.version)
    expect(sharePicture({ ...home }, shell())?.version).toBe(picture.version)
  })
})

describe('the drawing', () => {
  const draw = (more: Partial<SharePicture>) =>
    drawPicture({ ...picture, photo: null, above: null, ...more })

  test('is the same bytes each time', async () => {
    const title = 'How light shapes a plan'
    expect((await draw({ title })).equals(await draw({ title }))).toBe(true)
  })

  test('shows what the title says, in every script', async () => {
    const drawn = await Promise.all(
      ['Home', 'Дом', 'منزل', 'منزلي'].map((title) => draw({ title })),
    )
    expect(new Set(drawn.map((bytes) => bytes.toString('base64'))).size).toBe(4)
  })

  test('takes markup for words, and a title of any length', async () => {
    await draw({ title: '<b>Bricks</b> & "mortar" &amp;' })
    await draw({ title: 'A title that does not end '.repeat(40) })
  })

  test.each(['title', 'siteName', 'above'] as const)(
    'takes a %s of one long word, and one that nobody sees',
    async (words) => {
      for (const text of ['Nachhaltigkeitszertifizierung', 'W'.repeat(300), 'ก'.repeat(120)]) {
        await draw({ [words]: text })
        await draw({ [words]: text, dir: 'rtl' })
      }
      for (const text of [' ', '\u200f']) await draw({ [words]: text })
    },
  )

  test('keeps of a photograph what its focus says, of an upright and of a wide one', async () => {
    /** Red at its beginning, blue at its end. */
    const photo = (width: number, height: number, end: { left: number; top: number }) =>
      sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
        .composite([
          {
            input: {
              create: {
                ...{ width: width - end.left, height: height - end.top },
                ...{ channels: 3, background: '#0000ff' },
              },
            },
            ...end,
          },
        ])
        .jpeg()
        .toBuffer()
    const middle = async (bytes: Buffer, focus: string) => {
      const drawn = await drawPicture({ ...picture, above: null, title: 'x', focus }, bytes)
      const part = sharp(drawn).extract({ left: 590, top: 250, width: 20, height: 20 })
      const { channels } = await sharp(await part.toBuffer()).stats()
      return (channels[0]?.mean ?? 0) > (channels[2]?.mean ?? 0) ? 'red' : 'blue'
    }
    const wide = await photo(4000, 600, { left: 2000, top: 0 })
    expect([await middle(wide, '0% 50%'), await middle(wide, '100% 50%')]).toEqual(['red', 'blue'])
    const upright = await photo(600, 1600, { left: 0, top: 800 })
    expect(await middle(upright, '50% 0%')).toBe('red')
    expect(await middle(upright, '50% 100%')).toBe('blue')
  })

  test('is on the right in Arabic', async () => {
    const inkAt = async (dir: 'ltr' | 'rtl', left: number) => {
      const image = sharp(await draw({ title: 'منزل', dir }))
      const half = image.extract({ left, top: 400, width: 600, height: 200 })
      const { channels } = await sharp(await half.toBuffer()).stats()
      return channels[0]?.max ?? 0
    }
    expect(await inkAt('rtl', 600)).toBeGreaterThan(200)
    expect(await inkAt('rtl', 0)).toBeLessThan(100)
    expect(await inkAt('ltr', 0)).toBeGreaterThan(200)
  })
})
