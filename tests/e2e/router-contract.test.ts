import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { TraceMap } from '@jridgewell/trace-mapping'
import type { Page } from 'playwright'
import { describe, expect, inject, test } from 'vitest'
import { type Assumption, brokenSentence } from '#scripts/build/next/assumptions.ts'
import { inlineScripts } from '#scripts/build/next/content-security-policy.ts'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { payloadData } from '#src/lib/payload-data.ts'
import { documentAt } from '#tests/fixtures/payload-strings.ts'
import { useBrowser } from './browser.ts'

const { open, expectComplaints } = useBrowser({ pictures: true })
const { outDir } = inject('site')

const LIST = '/projects'
const ENTRY = '/projects/pearl-bay'

/** Fails with the sentence that says what broke and where to look. */
const holds = (assumption: Assumption, isSo: boolean, found: string) => {
  if (!isSo) expect.fail(brokenSentence(assumption, found))
}

const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
const isSameDocument = async (page: Page) => (await page.locator('html[data-old]').count()) === 1
const follow = (page: Page) => page.getByRole('main').locator(`a[href="${ENTRY}"]`).first().click()
const arrived = (page: Page, name: RegExp) => page.locator('h1', { hasText: name }).waitFor()

describe('what this project assumes of the documents that Next renders', () => {
  const documents = async () => {
    const paths = (await filesBelow(outDir)).filter((path) => path.endsWith('.html'))
    return paths.map((path) => ({ path, html: readFileSync(join(outDir, path), 'utf8') }))
  }

  test('head', async () => {
    for (const { path, html } of await documents()) {
      const start = /<head><meta charSet="utf-8"\/><meta http-equiv="Content-Security-Policy"/.exec(
        html,
      )
      const before = html.slice(0, start?.index)
      holds('head', start !== null, `the head of ${path} does not begin with its character set`)
      holds('head', !/<script|<link|<style/.test(before), `${path} loads something before its head`)
    }
  })

  test('script tags', async () => {
    for (const { path, html } of await documents()) {
      const [own = '', ...others] = [...html.matchAll(/<script[^>]* src="\/_next\/[^>]*>/g)]
        .map(([tag]) => tag)
        .filter((tag) => !tag.includes('noModule'))
      holds('script tags', own.includes('/media/early.'), `${path} does not begin with our own`)
      holds('script tags', others.length === 0, `${path} has the tag ${others[0]}`)
      holds('script tags', inlineScripts(html).length === 0, `${path} has an inline script`)
      holds('script tags', html.includes('"/_next/static/chunks/'), `${path} loads no script`)
    }
  })

  test('map comments', async () => {
    const compiled = (await filesBelow(outDir)).filter((path) =>
      /^_next\/.*\.(?:js|css)$/.test(path),
    )
    expect(compiled.length).toBeGreaterThan(10)
    for (const path of compiled) {
      const code = readFileSync(join(outDir, path), 'utf8')
      holds('map comments', !code.includes('sourceMappingURL='), `${path} names its source map`)
    }
  })

  test('source names', async () => {
    const folder = join(readEnvironment({}).cacheDir, 'source-maps')
    const maps = (await filesBelow(folder)).filter((path) => path.endsWith('.map'))
    const sources = maps.flatMap(
      (path) => new TraceMap(readFileSync(join(folder, path), 'utf8')).sources,
    )
    const isOurs = (source: string | null) =>
      source?.startsWith('turbopack:///[project]/src/components/')
    holds('source names', sources.some(isOurs), 'no source map names a component')
  })
})

describe("what this project assumes of Next's router", () => {
  test('payload request', async () => {
    const page = await open(LIST)
    await page.evaluate(() => {
      const calls: string[][] = []
      const { fetch } = window
      window.fetch = (input, init) => {
        const kind = input instanceof Request ? 'Request' : 'address'
        calls.push([kind, String(input), new Headers(init?.headers).get('rsc') ?? ''])
        return fetch(input, init)
      }
      Object.assign(window, { calls })
    })
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes(ENTRY)) asked.push(request.url())
    })
    await follow(page)
    await arrived(page, /Pearl Bay/)
    const calls = await page.evaluate(() => (window as unknown as { calls: string[][] }).calls)
    const payloads = calls.filter(([, address = '']) => address.includes(`${ENTRY}.txt`))
    const isOne = payloads.length === 1 && payloads[0]?.[0] === 'address'
    holds('payload request', isOne, `it asked for ${JSON.stringify(calls)}`)
    const [, address = '', rsc] = payloads[0] ?? []
    holds('payload request', /\.txt\?_rsc(?:=|$)/.test(address), `it asked for ${address}`)
    holds('payload request', rsc === '1', `its header "rsc" is "${rsc}"`)
    expect(asked.filter((address) => /_rsc|\.txt/.test(address))).toEqual([])
  })

  test('payload reply', async () => {
    expectComplaints(/404/)
    const page = await open(LIST)
    await page.route(`**${ENTRY}`, (route) =>
      route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 404 }),
    )
    await mark(page)
    await follow(page)
    await arrived(page, /Pearl Bay/)
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-old'))
    holds('payload reply', !(await isSameDocument(page)), 'it takes a reply of 404')
    expect(new URL(page.url()).pathname).toBe(ENTRY)
  })

  test('payload build id', async () => {
    const built = documentAt(outDir, ENTRY)
    const { shared = '' } = payloadData(built) ?? {}
    const text = readFileSync(join(outDir, shared), 'utf8')
    const id = /"b":"(?<id>[^"]+)"/.exec(text)?.groups?.id ?? ''
    holds('payload build id', id !== '', 'a payload has no "b"')
    const page = await open(LIST)
    const other = shared.replace('.txt', '-2.txt')
    await page.route(`**${other}`, (route) => route.fulfill({ body: text.replace(id, 'another') }))
    await page.route(`**${ENTRY}`, (route) =>
      route.request().isNavigationRequest()
        ? route.continue()
        : route.fulfill({ body: built.replace(shared, other), contentType: 'text/html' }),
    )
    await mark(page)
    await follow(page)
    await arrived(page, /Pearl Bay/)
    await page.waitForFunction(() => !document.documentElement.hasAttribute('data-old'))
    holds('payload build id', !(await isSameDocument(page)), 'it takes a payload with another id')
  })

  test('popstate', async () => {
    // Before all other listeners: none of them gets the event until it is dispatched again.
    const hold = () => {
      const stop = (event: PopStateEvent) => event.isTrusted && event.stopImmediatePropagation()
      addEventListener('popstate', stop, { capture: true })
    }
    const page = await open(LIST, {}, { prepare: (page) => page.addInitScript(hold) })
    const heading = await page.locator('h1').innerText()
    await mark(page)
    await follow(page)
    await arrived(page, /Pearl Bay/)
    await page.evaluate(() => history.back())
    await page.waitForURL(`**${LIST}`)
    await page.waitForTimeout(500)
    const stays = /Pearl Bay/.test(await page.locator('h1').innerText())
    holds('popstate', stays, 'it goes back without the event')
    await page.evaluate(() =>
      dispatchEvent(new PopStateEvent('popstate', { state: history.state })),
    )
    const goesBack = await arrived(page, new RegExp(heading)).then(
      () => true,
      () => false,
    )
    holds('popstate', goesBack, 'it does not go back when the event is sent later')
    holds('popstate', await isSameDocument(page), 'it loads the page before anew')
  })

  test('history state', async () => {
    const page = await open('/units')
    await mark(page)
    const asked: string[] = []
    await page.waitForLoadState('networkidle')
    page.on('request', (request) => asked.push(request.url()))
    const heading = await page.locator('h1').innerText()
    await page.evaluate(() => history.pushState(history.state, '', '/units?kind=villa'))
    await page.goBack()
    await page.waitForURL('**/units')
    await page.waitForTimeout(500)
    holds('history state', await isSameDocument(page), 'it loads the page anew after a step back')
    const pages = asked.filter((address) => new URL(address).pathname === '/units')
    holds('history state', pages.length === 0, `it asks for ${pages[0]}`)
    expect(await page.locator('h1').innerText()).toBe(heading)
  })

  test('scrolling', async () => {
    const page = await open(LIST)
    await page.evaluate(() => {
      window.scrollTo({ top: 300, behavior: 'instant' })
      // Ours is kept from scrolling: what moves the page now is the router.
      window.scrollTo = () => {}
    })
    await page
      .getByRole('main')
      .locator(`a[href="${ENTRY}"]`)
      .first()
      .evaluate((link: HTMLElement) => link.click())
    await arrived(page, /Pearl Bay/)
    await page.waitForTimeout(500)
    const top = await page.evaluate(() => scrollY)
    holds('scrolling', top === 300, `a page that was scrolled to 300 px is at ${top} px`)
  })

  test('chunk errors', async () => {
    expectComplaints(/./)
    const html = readFileSync(join(outDir, 'contact.html'), 'utf8')
    const said: string[] = []
    const page = await open(
      '/contact',
      {},
      {
        prepare: async (page) => {
          page.on('console', (message) => message.type() === 'warning' && said.push(message.text()))
          // Without a connection the chunk guard leaves the page as it is, and the error can be read.
          await page.addInitScript(() =>
            Object.defineProperty(navigator, 'onLine', { value: false }),
          )
          // What the page asks for later fails.
          await page.route('**/_next/static/chunks/*.js', (route) =>
            html.includes(new URL(route.request().url()).pathname)
              ? route.continue()
              : route.abort(),
          )
        },
      },
    )
    await page.getByRole('main').locator('form [name="name"]').first().focus()
    await expect.poll(() => said.length, { timeout: 45_000 }).toBeGreaterThan(0)
    const isKnown = said.some((text) =>
      /ChunkLoadError|Loading (?:CSS )?chunk|Failed to load chunk/.test(text),
    )
    holds('chunk errors', isKnown, `it says "${said.join('; ')}"`)
  })
})
