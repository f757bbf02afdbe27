import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { type PayloadData, payloadData } from '#src/lib/payload-data.ts'
import { documentAt } from '#tests/fixtures/payload-strings.ts'
import { useBrowser } from './browser.ts'

const { open, openBlank, url, expectComplaints } = useBrowser()
const { outDir } = inject('site')

const ANY = '**/_next/static/payload/*.txt'
const [LIST, FIRST, SECOND] = [
  '/projects',
  '/projects/pearl-bay',
  '/projects/marina-crest',
] as const

const sharedOf = (html: string): string => (payloadData(html) as PayloadData).shared

/** What a page asks for of the texts that payloads share. */
const askedFor = (page: Page): string[] => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.includes('/payload/')) asked.push(pathname)
  })
  return asked
}

/** Softly or not: the mark on the element of the document tells. */
const follow = async (page: Page, from: string, to: string): Promise<void> => {
  await page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
  const link = page.locator(`a[href="${to}"]`).first()
  await link.evaluate((it: HTMLElement) => it.click())
  await page.waitForURL((url) => url.pathname === to && to !== from)
  await page.locator('h1').first().waitFor()
}
const isSameDocument = async (page: Page) => (await page.locator('html[data-old]').count()) === 1

/** Serves documents to the router as a newer deploy would, whose text has another name; returns its address. */
const deployNewer = async (page: Page, paths: readonly string[], fulfil: 'text' | 'nothing') => {
  const shared = sharedOf(documentAt(outDir, LIST))
  const newer = shared.replace('.txt', '0.txt')
  const text = readFileSync(join(outDir, shared), 'utf8')
  await page.route(`**${newer}`, (route) =>
    route.fulfill(fulfil === 'text' ? { body: text } : { status: 404, body: 'Not Found' }),
  )
  for (const path of paths) {
    const body = documentAt(outDir, path).replace(shared, newer)
    await page.route(`**${path}`, (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ body, contentType: 'text/html' }),
    )
  }
  return newer
}

it('all pages of a language share one text, and it is asked for once in a tab', async () => {
  const page = await open('/')
  const asked = askedFor(page)
  await page.reload()
  await follow(page, '/', LIST)
  await follow(page, LIST, FIRST)
  expect(await isSameDocument(page)).toBe(true)
  const shared = sharedOf(documentAt(outDir, FIRST))
  expect(asked).toEqual([shared])
  expect(sharedOf(documentAt(outDir, '/404'))).toBe(shared)
  expect(sharedOf(documentAt(outDir, '/ar'))).not.toBe(shared)
})

it('pages of a newer deploy have another one, which is asked for once too', async () => {
  const page = await open(LIST)
  const newer = await deployNewer(page, [FIRST, SECOND], 'text')
  const asked = askedFor(page)
  await follow(page, LIST, FIRST)
  await page.goBack()
  await page.waitForURL(`**${LIST}`)
  await page.locator(`main a[href="${SECOND}"]`).first().waitFor()
  await follow(page, LIST, SECOND)
  expect(await isSameDocument(page)).toBe(true)
  expect(asked).toEqual([newer])
})

it('a page whose text is missing is loaded in full, and the text is asked for again', async () => {
  expectComplaints(/404/)
  const page = await open(LIST)
  const newer = await deployNewer(page, [FIRST], 'nothing')
  const asked = askedFor(page)
  await follow(page, LIST, FIRST)
  await page.waitForFunction(() => !document.documentElement.hasAttribute('data-old'))
  expect(await page.locator('h1').first().isVisible()).toBe(true)
  expect(asked).toEqual([newer, sharedOf(documentAt(outDir, FIRST))])
})

it('a text that the network loses is asked for once more', async () => {
  expectComplaints(/ERR_FAILED/)
  const asked: string[] = []
  const page = await open(
    LIST,
    {},
    {
      prepare: (page) =>
        page.route(ANY, (route) => {
          asked.push(new URL(route.request().url()).pathname)
          return asked.length === 1 ? route.abort() : route.continue()
        }),
    },
  )
  const shared = sharedOf(documentAt(outDir, LIST))
  expect(asked).toEqual([shared, shared])
  const { type } = await page.evaluate(
    () => performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming,
  )
  expect(type).toBe('navigate')
})

it('without its text, a page can be read, says in the console what is missing, and runs no script', async () => {
  expectComplaints(/404|Failed to load chunk|was preloaded using link preload/)
  const said: string[] = []
  const page = await openBlank()
  page.on('pageerror', ({ message }) => said.push(message))
  // Without a connection the chunk guard leaves the page as it is.
  await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { value: false }))
  await page.route(ANY, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
  await page.mainFrame().goto(`${url}/contact`)
  const shared = sharedOf(documentAt(outDir, '/contact'))
  await expect.poll(() => said).toEqual([`Failed to load chunk ${shared}`])
  expect(await page.locator('script[src*="/chunks/"]:not([nomodule])').count()).toBe(0)
  expect(await page.locator('h1').isVisible()).toBe(true)
  const link = page.locator(`header a[href="${LIST}"]`).first()
  await link.evaluate((it: HTMLElement) => it.click())
  await page.waitForURL(`**${LIST}`)
})
