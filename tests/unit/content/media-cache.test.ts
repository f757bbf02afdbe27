import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CmsError } from '#src/cms/errors.ts'
import type { FileRecord } from '#src/cms/media-library.ts'
import { cachedPath, fetchMedia, pruneMedia } from '#src/content/media-cache.ts'
import { FILE_LIMITS } from '#src/files/limits.ts'
import { sha256 } from '#src/lib/hash.ts'

let cacheDir: string
beforeEach(async () => {
  cacheDir = await mkdtemp(join(tmpdir(), 'mira-media-'))
})
afterEach(() => rm(cacheDir, { recursive: true }))

const LOGO = '/uploads/logo.svg'
const drawing = (word: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"><title>${word}</title></svg>`
const [OLD, NEW, ICON] = ['logo', 'newer', 'icon'].map(drawing) as [string, string, string]
const record = (url: string, text: string, updatedAt = 'u1'): [string, FileRecord] => [
  url,
  {
    url,
    mime: 'image/svg+xml',
    width: 8,
    height: 8,
    size: Math.round(text.length / 10) / 100,
    updatedAt,
  },
]

type Setup = {
  records?: [string, FileRecord][]
  answer?: (url: string) => Response | Promise<Response>
  urls?: string[]
}

/** One run against a media library with these records. */
async function run({ records = [record(LOGO, OLD)], answer, urls = [LOGO] }: Setup = {}) {
  const asked: string[] = []
  const media = await fetchMedia({
    urls: new Set(urls),
    base: 'http://cms.test',
    list: async () => new Map(records),
    cacheDir,
    retryDelayMs: 1,
    fetch: async (input) => {
      asked.push(String(input))
      return (await answer?.(String(input))) ?? new Response(OLD)
    },
  })
  return { ...media, asked }
}

test('keeps each file under its hash and describes it', async () => {
  const { files, asked, downloaded } = await run()
  expect(files.get(LOGO)).toEqual({
    name: 'logo.svg',
    mime: 'image/svg+xml',
    width: 8,
    height: 8,
    bytes: OLD.length,
    sha256: sha256(OLD),
  })
  expect(asked).toEqual(['http://cms.test/uploads/logo.svg'])
  expect(downloaded).toBe(1)
  expect(await readFile(cachedPath(cacheDir, { sha256: sha256(OLD) }), 'utf8')).toBe(OLD)
})

test('a file has the focus that an editor chose, also if it was chosen after the download', async () => {
  await run()
  const [url, chosen] = record(LOGO, OLD)
  const { files, asked } = await run({
    records: [[url, { ...chosen, focalPoint: { x: 30, y: 80 } }]],
  })
  expect(files.get(LOGO)).toMatchObject({ sha256: sha256(OLD), focus: { x: 30, y: 80 } })
  expect(asked).toEqual([])
})

test('does not ask again for a file that has not changed', async () => {
  await run()
  const { files, asked } = await run()
  expect(asked).toEqual([])
  expect(files.get(LOGO)?.sha256).toBe(sha256(OLD))
})

test('does not ask again for a file that was refused, until another takes its place', async () => {
  const page = '<!doctype html><p>'
  const refused = { records: [record(LOGO, page)], answer: () => new Response(page) }
  const first = await run(refused)
  expect(first.problems.get(LOGO)).toMatch(
    /^is a web page or holds scripts: upload it as JPEG, PNG/,
  )
  expect(first.asked).toHaveLength(1)
  await pruneMedia(cacheDir, first)
  const second = await run(refused)
  expect([second.asked, second.problems]).toEqual([[], first.problems])
  const fixed = await run({ records: [record(LOGO, OLD, 'u2')] })
  expect(fixed.files.get(LOGO)?.sha256).toBe(sha256(OLD))
})

test('a machine that cannot open pictures is said to be one, and no picture is refused for it', async () => {
  const side = { width: FILE_LIMITS.publishedSide + 1, height: 2 }
  const photo = await sharp({ create: { ...side, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer()
  const large = {
    records: [record('/uploads/large.jpg', photo.toString('latin1'))],
    answer: () => new Response(new Uint8Array(photo)),
    urls: ['/uploads/large.jpg'],
  }
  vi.doMock('sharp', () => {
    throw new Error('Could not load the "sharp" module.')
  })
  const failure = await run(large).catch((error: Error) => error)
  vi.doUnmock('sharp')
  expect(failure).not.toBeInstanceOf(CmsError)
  expect(String((failure as Error).cause)).toContain('Could not load the "sharp" module.')
  const { files, problems } = await run(large)
  expect(problems).toEqual(new Map())
  expect(files.get('/uploads/large.jpg')?.width).toBe(FILE_LIMITS.publishedSide)
})

test('asks again for a file that was replaced under its address', async () => {
  await run()
  const records = [record(LOGO, NEW, 'u2')]
  const { files } = await run({ records, answer: () => new Response(NEW) })
  expect(files.get(LOGO)?.sha256).toBe(sha256(NEW))
})

test('asks again for a file that was lost from the cache', async () => {
  await run()
  await rm(cachedPath(cacheDir, { sha256: sha256(OLD) }))
  expect((await run()).asked).toHaveLength(1)
})

test('asks for everything when the notes of the last run cannot be read', async () => {
  await run()
  await writeFile(join(cacheDir, 'pull', 'media.json'), '{')
  expect((await run()).asked).toHaveLength(1)
})

test('takes the address of a file at another host as it is', async () => {
  const url = 'https://media.test/a/logo.svg'
  const { asked } = await run({ urls: [url], records: [record(url, OLD)] })
  expect(asked).toEqual([url])
})

test('reads a file again that was replaced while it was read', async () => {
  const answers = [NEW, NEW]
  const lists = [[record(LOGO, 'x'.repeat(4000))], [record(LOGO, NEW)]]
  const media = await fetchMedia({
    urls: new Set([LOGO]),
    base: 'http://cms.test',
    list: async () => new Map(lists.shift()),
    cacheDir,
    fetch: async () => new Response(answers.shift()),
  })
  expect(media.files.get(LOGO)?.sha256).toBe(sha256(NEW))
  expect(media.problems.size).toBe(0)
})

test.each<[string, Setup, string]>([
  ['the CMS does not list it', { records: [] }, 'is not in the media library'],
  [
    'the CMS has lost it',
    { answer: () => new Response('', { status: 404 }) },
    "can't be downloaded (404",
  ],
  [
    'its size is another',
    { answer: () => new Response('l'.repeat(900)) },
    'has 900 bytes where the CMS lists 0.09 kB',
  ],
])('says what is wrong with a file when %s', async (_what, setup, problem) => {
  const { files, problems } = await run(setup)
  expect(files.size).toBe(0)
  expect(problems.get(LOGO)).toContain(problem)
})

test('tries a download again that broke off', async () => {
  let tries = 0
  const broken = () =>
    new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('lo'))
        controller.error(new TypeError('terminated'))
      },
    })
  const answer = () => {
    tries += 1
    return new Response(tries === 1 ? broken() : OLD)
  }
  expect((await run({ answer })).files.get(LOGO)?.sha256).toBe(sha256(OLD))
  expect(await readdir(join(cacheDir, 'pull', 'media'))).toEqual([sha256(OLD)])
})

test('refuses a file that does not end', async () => {
  const zeros = new Uint8Array(8_000_000)
  let sent = 0
  const endless = new ReadableStream({
    pull: (controller) => {
      sent += zeros.length
      controller.enqueue(zeros)
    },
  })
  const { problems } = await run({ answer: () => new Response(endless) })
  expect(problems.get(LOGO)).toBe('takes more than 209 MB: upload a smaller one')
  expect(sent).toBeLessThan(300_000_000)
  expect(await readdir(join(cacheDir, 'pull', 'media'))).toEqual([])
})

test('throws when the server of the files fails', async () => {
  const answer = () => new Response('', { status: 503, statusText: 'Service Unavailable' })
  const error = await run({ answer }).catch((error: unknown) => error)
  expect(error).toBeInstanceOf(CmsError)
  expect((error as CmsError).message).toContain('[GET] "http://cms.test/uploads/logo.svg": 503')
})

test('forgets files that are no longer used', async () => {
  const icon = '/uploads/icon.svg'
  const answer = (url: string) => new Response(url.endsWith('icon.svg') ? ICON : OLD)
  await run({ urls: [LOGO, icon], records: [record(LOGO, OLD), record(icon, ICON)], answer })
  await pruneMedia(cacheDir, await run())
  expect(await readdir(join(cacheDir, 'pull', 'media'))).toEqual([sha256(OLD)])
})
