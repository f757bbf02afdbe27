import { mkdtemp, open, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkFile } from '#src/files/check-file.ts'
import { processorTime } from '#tests/processor-time.ts'
import { claimingPng, ico, longGif, mp4, pdf, pictures, svg, webm } from './made-files.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-files-'))
})
afterAll(() => rm(folder, { recursive: true }))

const check = async (bytes: Uint8Array | string) => {
  const path = join(folder, 'file')
  await writeFile(path, bytes)
  return checkFile(path)
}
const problemOf = async (bytes: Uint8Array | string) => {
  const checked = await check(bytes)
  return checked.status === 'refused' ? checked.problem : `is taken as ${checked.kind}`
}

describe('a file that is taken', () => {
  test.each(['jpg', 'png', 'webp', 'gif', 'avif'])(
    '%s: its size is read, its bytes stay',
    async (format) => {
      const bytes = (await pictures(24, 16))[format] as Buffer
      expect(await check(bytes)).toMatchObject({
        status: 'good',
        width: 24,
        height: 16,
        frames: 1,
        bytes: undefined,
      })
    },
  )

  test.each<[string, () => Buffer]>([
    ['mp4', mp4],
    ['webm', webm],
    ['pdf', pdf],
    ['ico', ico],
  ])('%s', async (kind, make) => {
    expect(await check(make())).toMatchObject({ status: 'good', kind, bytes: undefined })
  })

  test('a photograph held upright has the size in which it is shown', async () => {
    const bytes = await sharp({
      create: { width: 40, height: 30, channels: 3, background: '#888' },
    })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    expect(await check(bytes)).toMatchObject({ width: 30, height: 40 })
  })

  test('what hangs behind the end of a picture is cut off', async () => {
    for (const [format, bytes] of Object.entries(await pictures())) {
      if (format === 'avif') continue
      const checked = await check(Buffer.concat([bytes, Buffer.from('<script>alert(1)</script>')]))
      expect(checked).toMatchObject({ status: 'good' })
      expect('bytes' in checked && Buffer.from(checked.bytes ?? []).equals(bytes), format).toBe(
        true,
      )
    }
  })

  test('all files of the demo', async () => {
    for (const name of await readdir('content/media')) {
      expect(await checkFile(join('content/media', name)), name).toMatchObject({
        status: 'good',
        bytes: undefined,
      })
    }
  })
})

describe('a file that is refused', () => {
  test.each<[string, () => Promise<Buffer | string> | Buffer | string, RegExp]>([
    ['nothing', () => '', /is empty/],
    ['a web page', () => '<!DOCTYPE html><script>alert(1)</script>', /web page.*upload it as JPEG/],
    ['a script', () => "fetch('/api/account/me')", /is of a kind that the site does not show/],
    [
      'a web page behind the first letters of a GIF',
      () => 'GIF89a<script>alert(1)</script>',
      /cut off/,
    ],
    ['a script that a GIF begins', () => 'GIF89a/*xx*/=1;alert(1)//', /cut off/],
    ['an archive', () => Buffer.from('PK\x03\x04xxxxxxxx'), /archive \(ZIP\)/],
    ['a page called picture', () => '<?xml version="1.0"?><html xmlns="x"/>', /web page/],
    [
      'a picture of 30,000 × 30,000',
      () => claimingPng(30_000, 30_000),
      /30,000 × 30,000 pixels.*50 million/,
    ],
    ['a GIF without end', () => longGif(301), /301 frames.*film/],
    ['an iPhone picture', () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), /HEIC/],
    ['a QuickTime film', () => Buffer.from('\0\0\0\x14ftypqt  \0\0\0\0qt  '), /MOV/],
    [
      'a film that claims more than there is',
      () => Buffer.concat([mp4(), Buffer.from('ffffffff66726565', 'hex')]),
      /cut off/,
    ],
    ['a film without a film', () => mp4().subarray(0, 20), /cut off/],
    ['a document without an end', () => '%PDF-1.7\nxx', /cut off/],
    ['a drawing in another encoding', () => Buffer.from('<svg>\xff</svg>', 'latin1'), /UTF-8/],
    [
      'a drawing of entities',
      () => `<!DOCTYPE svg [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${svg('<text>&b;</text>')}`,
      /entities/,
    ],
    ['a drawing that has no end', () => '<svg xmlns="http://www.w3.org/2000/svg"><g>', /cut off/],
    [
      'a drawing as large as a field',
      () => svg('', 'width="100000" height="100000"'),
      /100000 × 100000/,
    ],
    [
      'a drawing of itself',
      () => svg('<g id="a"><use href="#a"/></g>'),
      /shapes within themselves/,
    ],
    ['a drawing that uses uses of uses', () => svg(manyUses()), /draws more than 20,000 shapes/],
    [
      'a drawing whose patterns hold patterns',
      () => svg(manyPatterns()),
      /draws more than 20,000 shapes/,
    ],
    ['a deep drawing', () => svg('<g>'.repeat(3000) + '</g>'.repeat(3000)), /draws more than/],
  ])('%s', async (_what, make, problem) => {
    expect(await problemOf(await make())).toMatch(problem)
  })

  test.each<[string, string]>([
    ['spaces', svg(' '.repeat(990_000))],
    ['spaces in a tag', `<svg${' '.repeat(990_000)}/>`],
    ['comments', `${svg('')}${'<!---->'.repeat(140_000)}x`],
    ['comments behind it', svg('') + '<!---->'.repeat(140_000)],
    ['one long name', `<svg><${'a'.repeat(980_000)}</svg>`],
    ['many ends', `<svg>${'</svg>'.repeat(160_000)}`],
    ['many beginnings', `${'<svg'.repeat(240_000)}</svg>`],
    ['styles', svg('<style>@</style>'.repeat(60_000))],
    ['one style that names much', svg(`<style>${'url(#a)'.repeat(140_000)}</style>`)],
    ['paints', svg(`<g fill="${'url(#a)'.repeat(140_000)}"/>`)],
    ['attributes', svg(`<g ${Array.from({ length: 90_000 }, (_, at) => `a${at}=""`).join(' ')}/>`)],
    ['the same attribute', svg(`<g ${'d="" '.repeat(190_000)}/>`)],
    ['numbers', svg('', `width="${'1'.repeat(900_000)}" viewBox="${'1 '.repeat(40_000)}"`)],
    ['signs that stand for others', svg('&lt;'.repeat(240_000))],
    [
      'a chain of uses',
      svg(
        Array.from(
          { length: 9000 },
          (_, at) => `<g id="a${at}"><use href="#a${at + 1}"/></g>`,
        ).join(''),
      ),
    ],
  ])('a drawing of nothing but %s costs little time, taken or not', async (_what, source) => {
    expect(await processorTime(() => check(source))).toBeLessThan(3000)
  })

  test('each picture that is cut off anywhere', async () => {
    for (const [format, bytes] of Object.entries(await pictures())) {
      for (const part of [0.5, 0.9, 0.99]) {
        expect(await problemOf(bytes.subarray(0, Math.floor(bytes.length * part))), format).toMatch(
          /cut off/,
        )
      }
    }
  })

  test('a huge file, without being read', async () => {
    const path = join(folder, 'huge')
    const file = await open(path, 'w')
    await file.write(await claimingPng(8, 8))
    await file.truncate(2_000_000_000)
    await file.close()
    const before = process.memoryUsage().rss
    expect(await checkFile(path)).toMatchObject({
      status: 'refused',
      problem: expect.stringMatching(/2,000 MB/),
    })
    expect(process.memoryUsage().rss - before).toBeLessThan(20_000_000)
  })
})

const manyUses = (): string =>
  Array.from({ length: 8 }, (_, level) =>
    level === 0
      ? '<g id="l0"><rect width="1" height="1"/></g>'
      : `<g id="l${level}">${`<use href="#l${level - 1}"/>`.repeat(10)}</g>`,
  ).join('')

const manyPatterns = (): string =>
  Array.from(
    { length: 8 },
    (_, level) =>
      `<pattern id="p${level}">${`<rect fill="url(#p${level - 1})"/>`.repeat(10)}</pattern>`,
  )
    .concat('<rect fill="url(#p7)"/>')
    .join('')
