import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type PublishOptions, publish } from '#scripts/publish/publish.ts'
import { filesBelow } from '#scripts/publish/stage.ts'
import { smallSite } from './small-site.ts'

const SHA256 = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'

let folder: string
let options: PublishOptions

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-publish-'))
  options = {
    site: smallSite(),
    renderedDir: join(folder, 'rendered'),
    outDir: join(folder, 'out'),
    publicDir: join(folder, 'public'),
    mediaDir: join(folder, 'media'),
    media: {
      'tower.JPG': {
        name: 'tower.JPG',
        mime: 'image/jpeg',
        width: 4,
        height: 3,
        bytes: 5,
        sha256: SHA256,
      },
    },
    origin: 'https://mira.example',
    buildId: 'b1',
    now: new Date('2026-11-20T10:00:00Z'),
  }
  await fill('rendered', {
    'en.html': '<p>home',
    'en.txt': 'home',
    'en/__next._full.txt': 'not published',
    'en/projects.html': '<p>projects',
    'en/projects.txt': 'projects',
    'en/404.html': '<p>not found',
    'ar.html': '<p>home ar',
    'ar.txt': 'home ar',
    'ar/projects.html': '<p>projects ar',
    'ar/projects.txt': 'projects ar',
    'ar/404.html': '<p>not found ar',
    '_next/static/chunks/a.js': 'a()',
    '_next/other.json': 'not published',
    '404.html': 'of Next itself, not published',
  })
  await fill('media', { 'tower.JPG': 'tower' })
  await fill('public', { '.well-known/x.txt': 'x', '.gitkeep': '' })
})

afterEach(() => rm(folder, { recursive: true }))

describe('publish', () => {
  test('publishes pages, payloads, chunks, media and public files, and nothing else', async () => {
    await publish(options)
    expect(await filesBelow(options.outDir)).toEqual([
      '.well-known/x.txt',
      '404.html',
      '_headers',
      '_next/static/chunks/a.js',
      '_redirects',
      'ar.html',
      'ar.txt',
      'ar/404.html',
      'ar/projects.html',
      'ar/projects.txt',
      'builds/latest.json',
      'builds/meta/b1.json',
      'index.html',
      'index.txt',
      'media/tower.01234567.jpg',
      'projects.html',
      'projects.txt',
      'robots.txt',
      'sitemap.xml',
    ])
    expect(await out('index.html')).toBe('<p>home')
    expect(await out('404.html')).toBe('<p>not found')
    expect(await out('ar/projects.txt')).toBe('projects ar')
  })

  test('counts the files and their bytes', async () => {
    const { files, bytes } = await publish(options)
    const texts = await Promise.all((await filesBelow(options.outDir)).map(out))
    expect({ files, bytes }).toEqual({
      files: texts.length,
      bytes: Buffer.byteLength(texts.join('')),
    })
  })

  test('names the build and its pages', async () => {
    await publish(options)
    const build = { id: 'b1', timestamp: '2026-11-20T10:00:00.000Z' }
    expect(JSON.parse(await out('builds/latest.json'))).toEqual(build)
    expect(JSON.parse(await out('builds/meta/b1.json'))).toEqual({
      ...build,
      prerendered: ['/', '/404', '/ar', '/ar/404', '/ar/projects', '/projects'],
    })
  })

  test('an unchanged build keeps its time and its bytes', async () => {
    await publish(options)
    const before = await everything()
    const { timestamp } = await publish({ ...options, now: new Date('2026-12-24T00:00:00Z') })
    expect(timestamp).toBe('2026-11-20T10:00:00.000Z')
    expect(await everything()).toEqual(before)
  })

  test('a changed build has its own time', async () => {
    await publish(options)
    const now = new Date('2026-12-24T00:00:00Z')
    expect((await publish({ ...options, buildId: 'b2', now })).timestamp).toBe(now.toISOString())
    expect(await filesBelow(join(options.outDir, 'builds'))).toEqual([
      'latest.json',
      'meta/b2.json',
    ])
  })

  test('works without a public folder', async () => {
    await rm(options.publicDir, { recursive: true })
    await publish(options)
    expect(await filesBelow(options.outDir)).toContain('index.html')
  })

  test('an old site that was not ours is replaced in whole', async () => {
    await fill('out', { 'old.html': 'old' })
    await publish(options)
    expect(await filesBelow(options.outDir)).not.toContain('old.html')
  })

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a page that Next did not write',
      () => rm(join(folder, 'rendered/ar/projects.txt')),
      /page \/ar\/projects was not rendered: ar\/projects\.txt is missing/,
    ],
    [
      'a missing media file',
      () => rm(join(folder, 'media/tower.JPG')),
      /media file "tower\.JPG" is missing/,
    ],
    [
      'a public file in the place of a page',
      () => fill('public', { 'Projects.html': 'x' }),
      /Two files would be published as \/Projects\.html/,
    ],
    [
      'a redirect that Netlify cannot have',
      async () => {
        options.site.redirects.push({ from: '/.netlify/x', to: '/', status: 301 })
      },
      /redirect from "\/\.netlify\/x" to "\/"/,
    ],
  ])('%s is an error that leaves the old site as it was', async (_, spoil, message) => {
    await publish(options)
    const before = await everything()
    await spoil()
    await expect(publish({ ...options, buildId: 'b2' })).rejects.toThrow(message)
    expect(await everything()).toEqual(before)
  })

  test('a build after one that was killed while swapping starts from the old site', async () => {
    await publish(options)
    await rename(options.outDir, join(folder, '.out.previous'))
    const { timestamp } = await publish({ ...options, now: new Date('2026-12-24T00:00:00Z') })
    expect(timestamp).toBe('2026-11-20T10:00:00.000Z')
    expect((await readdir(folder)).sort()).toEqual(['media', 'out', 'public', 'rendered'])
  })
})

const out = (file: string): Promise<string> => readFile(join(options.outDir, file), 'utf8')

const everything = async (): Promise<Record<string, string>> => {
  const files = await filesBelow(options.outDir)
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await out(file)])))
}

const fill = async (name: string, files: Record<string, string>): Promise<void> => {
  for (const [file, text] of Object.entries(files)) {
    const path = join(folder, name, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, text)
  }
}
