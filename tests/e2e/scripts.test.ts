import { readdir, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { inlineScripts } from '#scripts/build/next/content-security-policy.ts'
import { EVERY_PAGE, EVERY_TYPE } from '#scripts/lib/page-types.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { runs } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'
import { buildEmptyPage } from './empty-page.ts'

const { openBlank } = useBrowser()
const { url, outDir } = inject('site')

/** Lead people who are not signed in to the login: what both load counts. */
const SIGNED_IN_ONLY = ['/residents', '/ar/residents']

/** What pages may load before any interaction, as a share of what an empty page does. */
const MAX_SHARE = 1.15

/** Longer than the second after which links are loaded ahead. */
const QUIET_MS = 1_500

/** Words that only these packages hold, and that survive compression. */
const LATER = {
  'the metadata of phone numbers': 'country_calling_codes',
  'the lightbox': 'fslightbox',
  'the validation library': 'invalid_type',
}

let emptyFolder: string
let emptyBytes: number

beforeAll(async () => {
  emptyFolder = await buildEmptyPage(join(readEnvironment({}).cacheDir, 'tests'))
  const page = await openBlank()
  await page.route('http://empty.test/**', (route) => {
    const { pathname } = new URL(route.request().url())
    return route.fulfill({ path: join(emptyFolder, pathname === '/' ? 'index.html' : pathname) })
  })
  emptyBytes = bytesOf(await scriptsOf(page, 'http://empty.test/', emptyFolder))
})
afterAll(() => rm(dirname(emptyFolder), { recursive: true }))

it('an empty page loads what Next needs', () => {
  expect(emptyBytes).toBeGreaterThan(100_000)
  expect(emptyBytes).toBeLessThan(200_000)
})

it.each([...runs({ test: EVERY_TYPE, soak: EVERY_PAGE }), ...SIGNED_IN_ONLY])(
  '%s loads hardly more than an empty page before any interaction',
  async (path) => {
    const scripts = await scriptsOf(await openBlank(), url + path, outDir)
    expect(bytesOf(scripts) / emptyBytes).toBeLessThanOrEqual(MAX_SHARE)
    expect(packagesIn(scripts.join('\n'))).toEqual([])
  },
)

it('the site has what pages must not load early, under the words by which it is known', async () => {
  const chunks = join(outDir, '_next/static/chunks')
  const names = (await readdir(chunks, { recursive: true })).filter((it) => it.endsWith('.js'))
  const texts = await Promise.all(names.map((name) => readFile(join(chunks, name), 'utf8')))
  expect(packagesIn(texts.join('\n'))).toEqual(Object.keys(LATER))
})

const packagesIn = (scripts: string): string[] =>
  Object.entries(LATER).flatMap(([name, word]) => (scripts.includes(word) ? [name] : []))

/** The scripts that a page runs without any action: its files, from the folder of its site, and what is in it. */
const scriptsOf = async (page: Page, address: string, folder: string): Promise<Buffer[]> => {
  const paths = new Set<string>()
  page.on('request', (request) => {
    if (request.resourceType() === 'script') paths.add(new URL(request.url()).pathname)
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  await page.waitForLoadState('networkidle')
  const { pathname } = new URL(page.url())
  const html = await readFile(join(folder, `${pathname === '/' ? 'index' : pathname}.html`), 'utf8')
  const files = await Promise.all([...paths].map((path) => readFile(join(folder, path))))
  return [...files, Buffer.from(inlineScripts(html).join('\n'))]
}

const bytesOf = (scripts: Buffer[]): number =>
  scripts.reduce((sum, script) => sum + gzipSync(script).length, 0)
