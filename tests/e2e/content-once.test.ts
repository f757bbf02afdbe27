import type { Page } from 'playwright'
import { expect, inject, it } from 'vitest'
import { brokenSentence } from '#scripts/build/next/assumptions.ts'
import { filesBelow } from '#scripts/build/output/files-below.ts'
import { EVERY_PAGE, EVERY_TYPE_OTHERWISE } from '#scripts/lib/page-types.ts'
import { exactMarkup, givenBackOtherwise } from '#tests/fixtures/markup-samples.ts'
import { documentAt, payloadOf, renderedStrings } from '#tests/fixtures/payload-strings.ts'
import { runs } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'

const { open, openBlank, url } = useBrowser()
const { outDir } = inject('site')

const HOME = '/units/marina-crest-1204'
const LONG = 1_000

const WITH_PAYLOAD = EVERY_PAGE.filter((path) => !path.endsWith('/404'))

/** A page on which nothing is loaded but the document, its first script, and what its payload shares with others. */
const documentsOnly = async (): Promise<Page> => {
  // Without styles, nothing uses the fonts.
  const page = await openBlank({}, /was preloaded using link preload/)
  await page.route('**/*', (route) => {
    const request = route.request()
    const isLoaded =
      request.isNavigationRequest() ||
      request.resourceType() === 'fetch' ||
      request.url().includes('/media/early.')
    return isLoaded ? route.continue() : route.fulfill({ body: '', contentType: 'text/javascript' })
  })
  return page
}

/** The payload that a document gives to React. */
const payloadGiven = async (page: Page, path: string): Promise<string> => {
  await page.mainFrame().goto(url + path, { waitUntil: 'domcontentloaded' })
  const given = await page.waitForFunction(() => {
    const { __next_f: pushed } = window as unknown as { __next_f: [number, string][] }
    return pushed.map(([kind, text]) => (kind === 1 ? text : '')).join('')
  })
  return given.jsonValue()
}

it('inline payload: documents of every type give React their payload to the letter', async () => {
  const page = await documentsOnly()
  const files = (await filesBelow(outDir)).filter((file) => file.endsWith('.html'))
  const paths = files.map((file) => `/${file.slice(0, -'.html'.length).replace(/^index$/, '')}`)
  expect(paths.length).toBeGreaterThan(300)
  const looked = paths.filter((_, index) => index % runs({ test: 12, soak: 1 }) === 0)
  for (const path of new Set([...WITH_PAYLOAD, ...looked])) {
    const given = await payloadGiven(page, path)
    if (given !== payloadOf(outDir, documentAt(outDir, path)))
      expect.fail(brokenSentence('inline payload', `${path} gives another one`))
  }
}, 600_000)

it.each(['/contact', '/ar/contact'])(
  'on %s, the router takes the same payload from the document of each type of page in its language, and none from others',
  async (from) => {
    const page = await open(from)
    for (const path of WITH_PAYLOAD) {
      const asked = `${url}${path === '/' ? '/index' : path}.txt?_rsc=1`
      const taken = await page.evaluate(async (address) => {
        const reply = await fetch(address)
        return { text: await reply.text(), type: reply.headers.get('content-type'), url: reply.url }
      }, asked)
      const payload =
        isArabic(path) === isArabic(from) ? payloadOf(outDir, documentAt(outDir, path)) : ''
      expect(taken.text, path).toBe(payload)
      expect(taken.type, path).toMatch(/^text\/plain/)
      expect(taken.url).toBe(asked)
    }
  },
)

const isArabic = (path: string): boolean => /^\/ar(?:\/|$)/.test(path)

it('a browser gives markup back to the byte if the build says so', async () => {
  const contents = exactMarkup(runs({ test: 6_000, soak: 200_000 }))
  expect(contents.length).toBeGreaterThan(1_000)
  const page = await openBlank()
  expect(await page.evaluate(givenBackOtherwise, contents)).toEqual([])
})

it.each(WITH_PAYLOAD)('%s has no long text both in its markup and in its payload', (path) => {
  const html = documentAt(outDir, path)
  const scripts = [...html.matchAll(/<script[^>]*>([^<]*)<\/script>/g)].map(([, code]) => code)
  const payload = scripts.join('').replaceAll('\\u003c', '<')
  const inner = (json: string) => json.slice(1, -1)
  const twice = renderedStrings(outDir, html).filter((text) => {
    const row = inner(JSON.stringify(text))
    const value = inner(JSON.stringify(JSON.stringify(text)))
    return text.length > LONG && (payload.includes(row) || payload.includes(value))
  })
  expect(twice).toEqual([])
})

/** What a visitor may have changed by the time at which the payload is read. */
const changeEarly = ({ homes }: { homes: string[] }) => {
  localStorage.setItem('currency', 'USD')
  localStorage.setItem('rates', '{"USD":0.27}')
  localStorage.setItem('area', 'sqft')
  const kept = homes.map((id) => ({ id, title: `Home & ${id}`, path: `/units/${id}` }))
  localStorage.setItem('shortlist', JSON.stringify({ homes: kept }))
  new MutationObserver(() => {
    for (const details of document.querySelectorAll('details')) details.open = true
    for (const place of document.querySelectorAll('[data-shortlist-full]'))
      if (place.textContent === '') place.textContent = 'Said early'
  }).observe(document, { childList: true, subtree: true })
  const pushed: unknown[] = []
  Object.assign(window, { __next_f: pushed })
  pushed.push = (...items) => {
    const has = (selector: string) => document.querySelector(selector) !== null
    const price = document.querySelector('main [data-price]')?.textContent
    Object.assign(window, {
      early: { open: has('details[open]'), kept: has('[aria-pressed="true"]'), price },
    })
    return Array.prototype.push.apply(pushed, items)
  }
}

/** Every type of page, with `HOME` among them. */
const CHANGED_EARLY = runs({ test: EVERY_TYPE_OTHERWISE, soak: EVERY_PAGE })

it('a visitor who has changed a page early gives React the same payload', async () => {
  const page = await documentsOnly()
  const plain = new Map<string, string>()
  for (const path of CHANGED_EARLY) plain.set(path, await payloadGiven(page, path))
  const html = CHANGED_EARLY.map((path) => documentAt(outDir, path)).join('')
  const homes = [...html.matchAll(/data-heart="([^"]+)"/g)].map(([, id = '']) => id)
  expect(homes.length).toBeGreaterThan(10)
  await page.addInitScript(changeEarly, { homes: [...new Set(homes)].slice(0, 12) })
  for (const path of CHANGED_EARLY) {
    expect(await payloadGiven(page, path), path).toBe(plain.get(path))
    if (path !== HOME) continue
    const early = await page.evaluate(() => (window as unknown as { early: unknown }).early)
    expect(early).toEqual({ open: true, kept: true, price: expect.stringContaining('$') })
  }
}, 480_000)

it('what something removes early is missing by itself', async () => {
  const page = await documentsOnly()
  const plain = await payloadGiven(page, HOME)
  const strings = renderedStrings(outDir, documentAt(outDir, HOME))
  await page.addInitScript(() =>
    new MutationObserver(() => {
      for (const removed of document.querySelectorAll('footer, header [data-shortlist-count]'))
        removed.remove()
    }).observe(document, { childList: true, subtree: true }),
  )
  const payload = await payloadGiven(page, HOME)
  const [header, footer] = ['_bar"', '_inner"'].map((name) => {
    const found = strings.find((text) => text.slice(0, 60).includes(name))
    return JSON.stringify(found)
  }) as [string, string]
  const without = header.replace(/<span class=\\"[^"]*\\" data-shortlist-count[^>]*><\/span>/g, '')
  expect(without.length).toBeLessThan(header.length)
  expect(payload).toBe(plain.replace(footer, '""').replace(header, without))
})

/** What visitors see of a page. */
const shown = (page: Page) =>
  page.evaluate(() =>
    ['header', 'main', 'footer'].map((selector) => {
      const element = document.querySelector(selector)
      return `${element?.textContent?.replace(/\s+/g, ' ')} ${element?.querySelectorAll('*').length}`
    }),
  )

it.each(['/', HOME, '/projects/marina-crest', '/articles/how-light-shapes-a-plan', '/ar/contact'])(
  '%s is the same after a step back and forward',
  async (path) => {
    const page = await open(path)
    const before = await shown(page)
    const target = path.startsWith('/ar/') ? '/ar/projects' : '/projects'
    await page.evaluate(
      (to) => document.querySelector<HTMLElement>(`header a[href="${to}"]`)?.click(),
      target,
    )
    await page.waitForURL(`**${target}`)
    await page.locator('main article').first().waitFor()
    const after = await shown(page)
    await page.goBack()
    await expect.poll(() => shown(page)).toEqual(before)
    await page.goForward()
    await expect.poll(() => shown(page)).toEqual(after)
  },
)

it('prices start from the base currency after a choice, a reload and a step back', async () => {
  const page = await open(HOME)
  const price = () => page.locator('main [data-price]').first().innerText()
  const choose = (code: string) =>
    page.locator('header select[name=currency]:visible').selectOption(code)
  const base = await price()
  expect(base).toMatch(/AED/)
  await choose('USD')
  await expect.poll(price).toMatch(/\$/)
  await page.reload()
  expect(await price()).toMatch(/\$/)
  await page
    .locator('header a[href="/projects"]')
    .first()
    .evaluate((it: HTMLElement) => it.click())
  await page.waitForURL('**/projects')
  await page.goBack()
  await page.waitForURL(`**${HOME}`)
  await expect.poll(price).toMatch(/\$/)
  await choose('EUR')
  await expect.poll(price).toMatch(/€/)
  await choose('AED')
  await expect.poll(price).toBe(base)
})
