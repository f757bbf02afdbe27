import { createHash } from 'node:crypto'
import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { FileTable } from '#scripts/build/output/file-table.ts'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import { layNextGeneration } from '#scripts/build/output/generations.ts'
import { readLastBuild, writeLastBuild } from '#scripts/build/output/last-build.ts'
import { type Section, type Sections, sectionOf } from '#scripts/build/output/sections.ts'
import { folderTable, pageTable, textTable } from '#scripts/build/output/site-files.ts'
import { type OutputOptions, planOutput, writeOutput } from '#scripts/build/output/write-output.ts'
import { sitemapFiles } from '#tests/fixtures/sitemaps.ts'
import { smallPage, smallSite } from '../../../../fixtures/small-site.ts'

const SHA256 = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef'

let folder: string
let options: Omit<OutputOptions, 'previous' | 'languages'> & {
  site: ReturnType<typeof smallSite>
  /** The hash of each page by its path. */
  hashes: Record<string, string>
  storedFile: (hash: string) => string
}

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mira-publish-'))
  const site = smallSite()
  options = {
    site,
    hashes: Object.fromEntries(site.pages.map(({ path }) => [path, pageHash(path)])),
    storedFile: (hash) => join(folder, 'store', `${hash}.html`),
    assets: {
      current: textTable({ '_next/static/chunks/a.js': 'a()' }),
      kept: textTable({ '_next/static/chunks/old.js': 'old()' }),
    },
    outDir: join(folder, 'out'),
    cacheDir: join(folder, 'cache'),
    untouched: new Map(),
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
    now: new Date('2026-11-20T10:00:00Z'),
    contentState: 'state-1',
  }
  for (const { path } of site.pages) await store(pageHash(path), `page ${path}`)
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
      '_next/static/chunks/old.js',
      '_redirects',
      'ar.html',
      'ar/404.html',
      'ar/projects.html',
      'builds/latest.json',
      'builds/media.json',
      'builds/source.json',
      'data/rates.json',
      'index.html',
      'media/tower.01234567.jpg',
      'projects.html',
      'robots.txt',
      'sitemap.xml',
      'sitemaps/pages.xml',
    ])
    expect(await out('index.html')).toBe('html of page /')
    expect(await out('404.html')).toBe('html of page /404')
    expect(await out('ar/projects.html')).toBe('html of page /ar/projects')
  })

  test('a text that is not there yet is made when it is written, and once', async () => {
    let made = 0
    const content = { made: () => `made ${++made}` }
    const shared = {
      name: 'shared texts',
      table: new Map([['data/shared.txt', { hash: 'one', content }]]),
    }
    const plan = await planned(options, shared)
    expect(made).toBe(0)
    await writeOutput(plan)
    expect(await out('data/shared.txt')).toBe('made 1')
    await edit('/projects', 'new words')
    await writeOutput(await planned(options, shared))
    expect(await out('data/shared.txt')).toBe('made 1')
  })

  test('counts the files and their bytes', async () => {
    const { files, bytes } = await publish(options)
    const texts = await Promise.all((await filesBelow(options.outDir)).map(out))
    expect({ files, bytes }).toEqual({
      files: texts.length,
      bytes: Buffer.byteLength(texts.join('')),
    })
  })

  test('names the build', async () => {
    const { buildId } = await publish(options)
    const build = { id: buildId, timestamp: '2026-11-20T10:00:00.000Z' }
    expect(buildId).toMatch(/^[0-9a-f]{16}$/)
    expect(JSON.parse(await out('builds/latest.json'))).toEqual(build)
  })

  test('an unchanged site keeps its id, its time and its files, which are not written again', async () => {
    await publish(options)
    const before = await everything()
    const { ino } = await stat(join(options.outDir, 'index.html'))
    const { timestamp } = await publish({ ...options, now: LATER })
    expect(timestamp).toBe('2026-11-20T10:00:00.000Z')
    expect(await everything()).toEqual(before)
    expect((await stat(join(options.outDir, 'index.html'))).ino).toBe(ino)
  })

  test('an edited page changes the id, the time, and of the pages only itself', async () => {
    const first = await publish(options)
    await edit('/projects', 'new words')
    const second = await publish({ ...options, now: LATER })
    expect(second.buildId).not.toBe(first.buildId)
    expect(second.timestamp).toBe(LATER.toISOString())
    expect(await out('projects.html')).toBe('html of new words')
    expect(await out('index.html')).toBe('html of page /')
    expect(await filesBelow(join(options.outDir, 'builds'))).toEqual([
      'latest.json',
      'media.json',
      'source.json',
    ])
  })

  test('after many edits it holds what a build from nothing holds', async () => {
    for (const words of ['one', 'two', 'three', 'four']) {
      await edit('/projects', words)
      await publish(options)
    }
    options.site.pages = options.site.pages.filter(({ path }) => path !== '/ar/projects')
    await publish(options)
    const grown = await everything()
    await rm(options.outDir, { recursive: true })
    await rm(options.cacheDir, { recursive: true })
    await rm(join(folder, '.out.previous'), { recursive: true })
    await publish(options)
    expect(grown).toEqual(await everything())
    expect(Object.keys(grown)).not.toContain('ar/projects.html')
  })

  test('chunks kept for open tabs do not change the id', async () => {
    const { buildId } = await publish(options)
    expect(
      (await publish({ ...options, assets: { ...options.assets, kept: new Map() } })).buildId,
    ).toBe(buildId)
    expect(await filesBelow(options.outDir)).not.toContain('_next/static/chunks/old.js')
  })

  test('pages are the files of the store under a second name', async () => {
    await publish(options)
    const html = options.storedFile(pageHash('/projects'))
    expect((await stat(join(options.outDir, 'projects.html'))).ino).toBe((await stat(html)).ino)
  })

  test('pages of a store on another disk are copied', async () => {
    const otherDisk = await mkdtemp('/dev/shm/mira-publish-')
    try {
      await cp(join(folder, 'store'), otherDisk, { recursive: true })
      const storedFile = (hash: string) => join(otherDisk, `${hash}.html`)
      await publish({ ...options, storedFile })
      expect(await out('projects.html')).toBe('html of page /projects')
    } finally {
      await rm(otherDisk, { recursive: true })
    }
  })

  test('works without a public folder', async () => {
    await rm(join(folder, 'public'), { recursive: true })
    await publish(options)
    expect(await filesBelow(options.outDir)).toContain('index.html')
  })

  test.each([
    ['is not ours', () => fill('out', { 'old.html': 'old' })],
    ['lacks a file', () => rm(join(options.outDir, 'ar.html'))],
    ['has a file too many', () => fill('out', { 'ar/stray.html': 'x' })],
    ['was copied from elsewhere', () => fill('out', { 'builds/latest.json': '{}' })],
  ])('a folder that %s is replaced in whole', async (what, spoil) => {
    if (what !== 'is not ours') await publish(options)
    await spoil()
    await publish(options)
    const fixed = await everything()
    await rm(options.outDir, { recursive: true })
    await rm(join(folder, '.out.previous'), { recursive: true, force: true })
    await publish(options)
    expect(fixed).toEqual(await everything())
  })

  test.each<[string, () => Promise<unknown>, RegExp]>([
    [
      'a page that is not in the store',
      () => rm(options.storedFile(pageHash('other words'))),
      /\/projects\.html cannot be published: .* is missing/,
    ],
    [
      'a missing media file',
      async () => {
        const [tower] = Object.values(options.media)
        if (tower) options.media['gone.jpg'] = { ...tower, name: 'gone.jpg' }
      },
      /\/media\/gone\.01234567\.jpg cannot be published: .*gone\.jpg is missing/,
    ],
    [
      'a public file in the place of a page',
      () => fill('public', { 'Projects.html': 'x' }),
      /Two files would be published as \/Projects\.html/,
    ],
    [
      'a public file in the place of a part of the sitemap',
      () => fill('public', { 'Sitemaps/Pages.xml': 'x' }),
      /Two files would be published as \/sitemaps\/pages\.xml/i,
    ],
    [
      'a redirect of the site’s own that Netlify cannot have',
      async () => {
        options.site.redirects.push({ from: '/.netlify/x', to: '/', status: 301 })
      },
      /Netlify cannot read _redirects/,
    ],
  ])('%s is an error that leaves the old site as it was', async (_, spoil, message) => {
    await publish(options)
    await rm(join(folder, '.out.previous'), { recursive: true, force: true })
    const before = await everything()
    await edit('/projects', 'other words')
    await spoil()
    await expect(publish(options)).rejects.toThrow(message)
    expect(await everything()).toEqual(before)
  })

  test('two pages whose paths differ in letter case alone are an error, also in two languages', async () => {
    await publish(options)
    options.site.pages.push(smallPage('ar', '/Projects'))
    await edit('/Projects', 'the same path')
    await expect(publish(options)).rejects.toThrow('Two files would be published as')
  })

  test('a page that moves to another language is there once', async () => {
    await publish(options)
    await publish(options)
    for (const page of options.site.pages) if (page.path === '/projects') page.locale = 'ar'
    await publish(options)
    expect(await out('projects.html')).toBe('html of page /projects')
    for (const page of options.site.pages) if (page.path === '/projects') page.locale = 'en'
    await publish(options)
    expect(await out('projects.html')).toBe('html of page /projects')
  })

  test('the first edit brings the generation up to date that was laid after the first build', async () => {
    await publish(options)
    await layNextGeneration(options)
    const laid = await stat(join(folder, '.out.previous/ar.html'))
    expect(laid.ino).toBe((await stat(join(options.outDir, 'ar.html'))).ino)
    const { birthtimeMs } = await stat(join(folder, '.out.previous/ar'))
    await edit('/projects', 'new words')
    await publish(options)
    expect((await stat(join(options.outDir, 'ar'))).birthtimeMs).toBe(birthtimeMs)
    expect(await out('projects.html')).toBe('html of new words')
    const edited = await everything()
    await rm(options.outDir, { recursive: true })
    await rm(join(folder, '.out.previous'), { recursive: true })
    await publish(options)
    expect(edited).toEqual(await everything())
  })

  test('where the folder is gone, as on Netlify, an unchanged site keeps its time', async () => {
    await publish(options)
    await rm(options.outDir, { recursive: true })
    const { timestamp } = await publish({ ...options, now: LATER })
    expect(timestamp).toBe('2026-11-20T10:00:00.000Z')
  })

  test('a folder of another build says nothing of what was published', async () => {
    await publish(options)
    const { build } = (await readLastBuild(options)) ?? {}
    expect(build?.timestamp).toBe('2026-11-20T10:00:00.000Z')
    await writeFile(
      join(options.outDir, 'builds/latest.json'),
      JSON.stringify({ id: 'another', timestamp: LATER.toISOString() }),
    )
    expect(await readLastBuild(options)).toBeUndefined()
  })

  test('a build after one that was killed while swapping starts from the old site', async () => {
    await publish(options)
    await rename(options.outDir, join(folder, '.out.previous'))
    const { timestamp } = await publish({ ...options, now: LATER })
    expect(timestamp).toBe('2026-11-20T10:00:00.000Z')
    expect((await readdir(folder)).sort()).toEqual(['cache', 'media', 'out', 'public', 'store'])
  })

  test('a build after one that was killed while writing starts anew', async () => {
    await publish(options)
    await fill('.out.next', { 'half.html': 'half', 'ar/projects.html': 'half' })
    await edit('/projects', 'new words')
    await publish(options)
    expect(await filesBelow(options.outDir)).not.toContain('half.html')
    expect(await out('ar/projects.html')).toBe('html of page /ar/projects')
  })
})

const LATER = new Date('2026-12-24T00:00:00Z')

/** Plans the output, with one more section if there is one. */
const planned = async (given: typeof options, more?: { name: string; table: FileTable }) => {
  const previous = await readLastBuild(given)
  const untouched = await folderTable(join(folder, 'public'))
  const languages = languagesOf(given)
  if (more) languages.set(more.name, sectionOf(more.table))
  return planOutput({ ...given, languages, untouched, previous: previous?.build })
}

/** Writes over the current output, as a build does. */
const publish = async (given: typeof options) => {
  const plan = await planned(given)
  const written = await writeOutput(plan)
  const last = { build: plan.build, codeFingerprint: 'code', listHashes: {} }
  await writeLastBuild(given.cacheDir, last, { shardsOf: () => ({}), fileOf: () => '' })
  return written
}

/** A section of pages for each language, and one for the sitemap. */
const languagesOf = ({ site, hashes, storedFile, origin }: typeof options): Sections => {
  const pages = site.pages.map((page) => ({ ...page, hash: hashes[page.path] as string }))
  return new Map([
    ...site.locales.map(({ code }): [string, Section] => {
      const its = pages.filter(({ locale }) => locale === code)
      return [`pages of ${code}`, sectionOf(pageTable(its, storedFile))]
    }),
    ['sitemap', sectionOf(textTable(sitemapFiles(site, origin)))],
  ])
}

const pageHash = (text: string): string => createHash('sha256').update(text).digest('hex')

const store = (hash: string, words: string) =>
  fill('store', { [`${hash}.html`]: `html of ${words}` })

/** Gives a page other words, as an edit and a render would. */
const edit = async (path: string, words: string): Promise<void> => {
  options.hashes[path] = pageHash(words)
  await store(pageHash(words), words)
}

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
