import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { readEnvironment } from '#scripts/environment.ts'
import { EVERY_PAGE } from '#scripts/page-types.ts'
import { useBrowser } from './browser.ts'
import { buildEmptyPage } from './empty-page.ts'

const { openBlank } = useBrowser()
const { url } = inject('site')

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
  emptyBytes = bytesOf(await scriptsOf(page, 'http://empty.test/'))
})
afterAll(() => rm(dirname(emptyFolder), { recursive: true }))

it('an empty page loads what Next needs', () => {
  expect(emptyBytes).toBeGreaterThan(100_000)
  expect(emptyBytes).toBeLessThan(200_000)
})

it.each(EVERY_PAGE)(
  '%s loads hardly more than an empty page before any interaction',
  async (path) => {
    const scripts = await scriptsOf(await openBlank(), url + path)
    expect(bytesOf(scripts) / emptyBytes).toBeLessThanOrEqual(MAX_SHARE)
    const text = [...scripts.values()].join('\n')
    const early = Object.entries(LATER).filter(([, word]) => text.includes(word))
    expect(early.map(([name]) => name)).toEqual([])
  },
)

/** The scripts that a page loads by itself, by their addresses. */
const scriptsOf = async (page: Page, address: string): Promise<Map<string, Buffer>> => {
  const scripts = new Map<string, Buffer>()
  const bodies: Promise<unknown>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    bodies.push(response.body().then((body) => scripts.set(response.url(), body)))
  })
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.waitForTimeout(QUIET_MS)
  await Promise.all(bodies)
  return scripts
}

const bytesOf = (scripts: Map<string, Buffer>): number =>
  [...scripts.values()].reduce((sum, script) => sum + gzipSync(script).length, 0)
