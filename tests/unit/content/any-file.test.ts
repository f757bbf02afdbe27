import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import { mediaTable } from '#scripts/build/output/site-files.ts'
import { media } from '#src/cms/fields.ts'
import type { FileRecord } from '#src/cms/media-library.ts'
import { fetchMedia } from '#src/content/media-cache.ts'
import { checkFile } from '#src/files/check-file.ts'
import { endsAs } from '#src/files/kinds.ts'
import { runs, SOAK_TIMEOUT } from '#tests/soak.ts'
import {
  claimingPng,
  ico,
  longGif,
  mp4,
  pdf,
  pictures,
  svg,
  webm,
} from '#tests/unit/files/made-files.ts'

const RUNS = runs({ test: 100, soak: 20_000 })

let root: string
let seeds: Buffer[]
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'mira-odd-files-'))
  const drawings = [
    svg('<g/>'),
    svg('<script>alert(1)</script>'),
    '<!doctype html><script>',
    'alert(1)',
  ]
  const bombs = [await claimingPng(30_000, 30_000), longGif(400)]
  seeds = [
    ...Object.values(await pictures()),
    ...[mp4(), webm(), pdf(), ico()],
    ...bombs,
    ...drawings.map((text) => Buffer.from(text)),
  ]
})
afterAll(() => rm(root, { recursive: true }))

/** A file somebody made: whole, cut off, with bytes changed, with another behind it, or noise. */
const bytes = () =>
  fc
    .record({
      seed: fc.constantFrom(...seeds),
      other: fc.constantFrom(...seeds),
      way: fc.constantFrom('whole', 'cut', 'changed', 'joined', 'noise'),
      at: fc.double({ min: 0, max: 1, noNaN: true }),
      noise: fc.uint8Array({ maxLength: 60 }),
    })
    .map(({ seed, other, way, at, noise }) => {
      const place = Math.floor(at * seed.length)
      if (way === 'cut') return seed.subarray(0, place)
      if (way === 'joined') return Buffer.concat([seed, other])
      if (way === 'noise') return Buffer.from(noise)
      const changed = Buffer.from(seed)
      if (way === 'changed') changed.set(noise.subarray(0, changed.length - place), place)
      return changed
    })

const stem = fc.oneof(
  fc.string({ minLength: 1, maxLength: 12 }),
  fc.constantFrom(
    'a',
    '..',
    '.',
    '%2e%2e%2fpasswd',
    '..%5cx',
    'صورة',
    'é́',
    'a\u202egnp',
    'a%00b',
    'x'.repeat(400),
  ),
)
const ending = fc.constantFrom(
  '.png',
  '.jpg',
  '.svg',
  '.js',
  '.html',
  '.png.html',
  '.html.svg',
  '.PHP',
  '',
  '.',
)
const url = fc
  .tuple(stem, ending)
  .map(([name, end]) => `/uploads/${name}${end}`)
  .filter((address) => URL.canParse(address, 'http://cms.test/'))

test(
  `of ${RUNS} odd files none stops the pull, leaves its folder, or is published as what it is not`,
  async () => {
    let [taken, refused] = [0, 0]
    await fc.assert(
      fc.asyncProperty(url, bytes(), async (address, sent) => {
        // An entry with a name that no file may have never gets so far.
        if (!media().safeParse({ url: address }).success) return
        const cacheDir = join(root, 'cache')
        await rm(cacheDir, { recursive: true, force: true })
        const record: FileRecord = {
          ...{ url: address, mime: 'text/html', width: 1, height: 1, updatedAt: 'u' },
          size: Math.round(sent.length / 10) / 100,
        }
        const { files, problems } = await fetchMedia({
          urls: new Set([address]),
          base: 'http://cms.test',
          list: async () => new Map([[address, record]]),
          cacheDir,
          fetch: async () => new Response(new Uint8Array(sent)),
        })
        expect(files.size + problems.size).toBe(1)
        const written = await filesBelow(root)
        expect(written.every((path) => path.startsWith('cache/pull/media'))).toBe(true)
        for (const problem of problems.values())
          expect(problem).toMatch(/^(?:is|has|takes|draws|cannot|declares|moves) .*: /)
        refused += problems.size
        for (const file of files.values()) {
          taken += 1
          const stored = join(cacheDir, 'pull/media', file.sha256)
          expect(await checkFile(stored)).toMatchObject({ status: 'good', bytes: undefined })
          const [path] = mediaTable({ [file.name]: file }, root).keys()
          expect(path).toMatch(/^media\/[\w.-]+\.[0-9a-f]{8}\.[a-z0-9]+$/)
          const checked = await checkFile(stored)
          expect(checked.status === 'good' && endsAs(path as string, checked.kind)).toBe(true)
          // Films and documents may hold any text, and are never read as one.
          if (file.mime.startsWith('image/') && file.mime !== 'image/x-icon') {
            expect(await readFile(stored, 'latin1')).not.toMatch(/<script/)
          }
        }
        expect((await readdir(join(cacheDir, 'pull/media'))).length).toBe(files.size)
      }),
      { numRuns: RUNS },
    )
    expect(Math.min(taken, refused)).toBeGreaterThan(RUNS / 25)
    console.info(`${taken} files were taken, ${refused} refused.`)
  },
  SOAK_TIMEOUT,
)
