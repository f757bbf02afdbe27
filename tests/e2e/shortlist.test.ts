import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { MESSAGES } from '#src/models/parts/messages.ts'
import { SHORTLIST_MAX } from '#src/site/shortlist.ts'
import { oneOf } from '#tests/soak.ts'
import { faultsOf } from '../axe.ts'
import { afterItsScripts, useBrowser } from './browser.ts'
import { keepCurrency } from './chosen-currency.ts'

const { open, openBlank, url, expectComplaints } = useBrowser()

const PHONE = { width: 360, height: 740 }
const DESKTOP = { width: 1440, height: 900 }
const HOMES = ['marina-crest-1204', 'marina-crest-2109', 'palm-court-101']
const LANGUAGES = [
  { prefix: '', title: 'Two-bedroom apartment 1204', price: 'Price', number: '3,150,000' },
  { prefix: '/ar', title: 'شقة 1204 بغرفتي نوم', price: 'السعر', number: '3,150,000' },
]

const heart = (page: Page, slug: string) =>
  page.locator(`main [data-heart][data-path$="/units/${slug}"]`).first()
const columns = (page: Page) => page.locator('th[scope="col"]:has([data-heart])')
const count = (page: Page) => page.locator('header [data-shortlist-count]:visible')
const row = (page: Page, label: string) =>
  page.locator('tbody tr', { has: page.locator('th', { hasText: label }) }).first()

/** Keeps the homes on their pages. */
const keep = async (page: Page, slugs: readonly string[], prefix = '') => {
  for (const slug of slugs) {
    await page.goto(`${prefix}/units/${slug}`)
    await heart(page, slug).click()
  }
}

const kept = async (page: Page) => {
  const text = await page.evaluate(() => localStorage.getItem('shortlist'))
  return (JSON.parse(text ?? '{"homes":[]}').homes as { path: string }[]).map(({ path }) => path)
}

describe.each(oneOf(LANGUAGES, 1))('in $prefix/', ({ prefix, title, price, number }) => {
  it('homes are kept from cards and pages, counted, compared and taken off again', async () => {
    const page = await open(`${prefix}/units`, { viewport: DESKTOP })
    const first = page.locator('main [data-heart]').first()
    await first.click()
    expect(await first.getAttribute('aria-pressed')).toBe('true')
    expect(await count(page).innerText()).toBe('1')
    expect(page.url().endsWith('/units')).toBe(true)
    await first.click()
    expect(await count(page).count()).toBe(0)

    await keep(page, HOMES, prefix)
    expect(await count(page).innerText()).toBe('3')
    await page.locator(`header a[href="${prefix}/shortlist"]:visible`).click()
    await page.locator('h1').waitFor()
    await expect.poll(() => columns(page).count()).toBe(3)
    expect(await columns(page).first().innerText()).toContain(title)
    expect(await row(page, price).innerText()).toContain(number)
    expect(await row(page, price).getAttribute('data-differs')).toBe('true')

    await columns(page).first().locator('[data-heart]').click()
    await expect.poll(() => columns(page).count()).toBe(2)
    const next = columns(page).first().locator('[data-heart]:focus')
    await expect.poll(() => next.count()).toBe(1)
    await page.reload()
    await expect.poll(() => columns(page).count()).toBe(2)
    expect(await faultsOf(page, 'main')).toEqual([])
  })

  it('two homes are side by side on a phone, whole and with their names, and others are swiped in', async () => {
    const page = await open('/', { viewport: PHONE, hasTouch: true })
    await keep(page, HOMES, prefix)
    await page.goto(`${prefix}/shortlist`)
    await expect.poll(() => columns(page).count()).toBe(3)
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBe(PHONE.width)
    /** How far the left and the right edge of each value are from the window's. */
    const pricesInView = () =>
      row(page, price)
        .locator('td > *')
        .evaluateAll((values) =>
          values.map((value) => {
            const { left, right } = value.getBoundingClientRect()
            return left >= 0 && right <= innerWidth
          }),
        )
    expect(await pricesInView()).toEqual([true, true, false])
    const label = row(page, price).locator('th')
    const left = () => label.evaluate((it) => it.getBoundingClientRect().left)
    const before = await left()
    await page.locator('section[tabindex="0"]').evaluate((it) => {
      it.scrollLeft = getComputedStyle(it).direction === 'rtl' ? -150 : 150
    })
    await expect.poll(pricesInView).toEqual([false, true, true])
    expect(await left()).toBe(before)

    const names = page.locator('main p', { hasText: title }).last()
    expect(await names.isVisible()).toBe(false)
    await row(page, price).evaluate((it) => scrollBy(0, it.getBoundingClientRect().top - 80))
    await names.and(page.locator(':visible')).waitFor()
    const header = await page.locator('header').first().boundingBox()
    expect((await names.boundingBox())?.y).toBeCloseTo(header?.height ?? 0, -1)

    const all = await page.locator('tbody tr').count()
    await page.getByRole('checkbox').check()
    expect(await page.locator('tbody tr').count()).toBeLessThan(all)
    expect(await row(page, price).isVisible()).toBe(true)
  })

  it('who asks about the homes finds their names in the message', async () => {
    const page = await open('/', { viewport: PHONE })
    await keep(page, HOMES, prefix)
    await page.goto(`${prefix}/shortlist`)
    await expect.poll(() => columns(page).count()).toBe(3)
    await page.locator('main a[href="#modal:interest"]').click()
    const message = page.locator('dialog[open] textarea')
    await message.waitFor()
    const lines = (await message.inputValue()).split('\n')
    expect([lines.length, lines[0]]).toEqual([4, title])
  })

  it('a link carries the list to somebody else, who keeps it', async () => {
    const page = await open('/', { viewport: PHONE })
    await keep(page, HOMES, prefix)
    await page.goto(`${prefix}/shortlist`)
    const link = page.locator('[data-share-link]')
    const { pathname, search } = new URL((await link.getAttribute('href')) as string)
    expect(search).toBe(`?homes=${HOMES.join(',')}`)

    const other = await open(pathname + search, { viewport: DESKTOP })
    await expect.poll(() => columns(other).count()).toBe(3)
    expect(await kept(other)).toEqual([])
    const [keepAll, own] = [
      other.locator('main button', { hasText: /^(Keep these|احتفظ)/ }),
      other.locator(`main a[href="${prefix}/shortlist"]`),
    ]
    await keepAll.click()
    expect(await kept(other)).toEqual(HOMES.map((slug) => `${prefix}/units/${slug}`))
    await own.click()
    await other.waitForURL((url) => url.search === '')
    await expect.poll(() => columns(other).count()).toBe(3)
  })

  it('a hostile or stale entry of a link is left out, with a sentence', async () => {
    expectComplaints(/no-longer-there/)
    const hostile = encodeURIComponent('../account,<img src=x onerror=alert(1)>,no-longer-there')
    const page = await open(`${prefix}/shortlist?homes=${hostile},${HOMES[0]}`)
    await expect.poll(() => columns(page).count()).toBe(1)
    const said = page.locator('main').getByRole('status').first()
    await expect.poll(() => said.innerText()).toMatch(/: 3$/)
  })

  it('there is no heart without scripts, and the page says what it needs', async () => {
    const page = await open(`${prefix}/units`, { javaScriptEnabled: false, viewport: DESKTOP })
    expect(await page.locator('[data-heart]').count()).toBeGreaterThan(0)
    expect(await page.locator('[data-heart]:visible').count()).toBe(0)
    expect(await page.locator(`a[href="${prefix}/shortlist"]:visible`).count()).toBe(0)
    await page.goto(`${prefix}/shortlist`)
    expect(await page.locator('main [data-scripting="none"]').isVisible()).toBe(true)
    expect(await page.locator(`main a[href="${prefix}/units"]`).isVisible()).toBe(true)
  })
})

it('the focus goes to the heading when the last home is taken off', async () => {
  const page = await open('/', { viewport: DESKTOP })
  await keep(page, HOMES.slice(0, 1))
  await page.goto('/shortlist')
  await columns(page).locator('[data-heart]').focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => page.locator('main h1:focus').count()).toBe(1)
})

it('who keeps nothing reads that before the code comes, and nobody else does', async () => {
  const page = await openBlank({ viewport: DESKTOP })
  await page.route('**/_next/static/chunks/*.js', () => {})
  const nothing = page.getByText('Nothing is kept yet')
  await page.mainFrame().goto(`${url}/shortlist`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => nothing.isVisible()).toBe(true)
  await page
    .mainFrame()
    .goto(`${url}/shortlist?homes=${HOMES[0]}`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => nothing.isVisible()).toBe(false)
  await page.evaluate(
    (path) => window.shortlist.change([{ id: 'home', path, title: 'Home' }]),
    `/units/${HOMES[0]}`,
  )
  await page.mainFrame().goto(`${url}/shortlist`, { waitUntil: 'domcontentloaded' })
  await expect.poll(() => nothing.isVisible()).toBe(false)
})

it('a comparison whose code does not come says so, and is asked for again', async () => {
  expectComplaints(/ERR_FAILED|ChunkLoad|Failed to load|Loading/)
  const page = await open('/shortlist', { viewport: DESKTOP })
  await page.getByText('Nothing is kept yet').waitFor()
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  await page.evaluate((path) => {
    // The page has been reloaded for missing code just now, and does not do so again.
    sessionStorage.setItem('reloaded', String(Date.now()))
    window.shortlist.change([{ id: 'home', path, title: 'Home' }])
  }, `/units/${HOMES[0]}`)
  const alert = page.locator('main').getByRole('alert')
  await alert.getByText(MESSAGES['shortlist.failed']).waitFor()
  await page.unrouteAll()
  await alert.getByRole('button', { name: MESSAGES['form.retry'] }).click()
  await expect.poll(() => columns(page).count()).toBe(1)
})

it('a kept home is shown as kept before anything is loaded, in the results of the filter too', async () => {
  const page = await open('/', { viewport: DESKTOP })
  await keep(page, ['marina-crest-1204'])
  await page.route('**/_next/static/chunks/*.js', (route) => route.abort())
  expectComplaints(/ERR_FAILED|ChunkLoad|Failed to load|Loading/)
  await page.goto('/projects/marina-crest', { waitUntil: 'domcontentloaded' }).catch(() => {})
  expect(await heart(page, 'marina-crest-1204').getAttribute('aria-pressed')).toBe('true')
  await page.unrouteAll()
  await page.goto('/units?q=1204')
  await expect
    .poll(() => heart(page, 'marina-crest-1204').getAttribute('aria-pressed'))
    .toBe('true')
})

it.each([
  [320, ''],
  [360, '/ar'],
  [768, '/de'],
  [1280, '/de'],
])('at %i pixels the header of %s/ counts what is kept, and leads to it', async (width, prefix) => {
  const page = await open(`${prefix}/units/marina-crest-1204`, { viewport: { width, height: 740 } })
  await heart(page, 'marina-crest-1204').click()
  const link = page.locator(`header a[href="${prefix}/shortlist"]:visible`)
  expect(await link.ariaSnapshot()).toMatch(/^- link "\S.* 1":/)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  const { top, bottom } = await link.evaluate((it) => it.getBoundingClientRect())
  const header = await page
    .locator('header')
    .first()
    .evaluate((it) => it.clientHeight)
  expect([top >= 0, bottom <= header, header < 100]).toEqual([true, true, true])
  await link.click()
  await expect.poll(() => columns(page).count()).toBe(1)
})

it('plans are compared to one scale', async () => {
  const homes = 'marina-crest-2101,palm-court-101,dune-house-v02'
  const page = await open(`/shortlist?homes=${homes}`, { viewport: DESKTOP })
  const plans = row(page, 'Floor plan')
  await plans.getByText('to the same scale').waitFor()
  await expect.poll(() => plans.locator('td').count()).toBe(3)
  // The villa has two floors.
  await expect.poll(() => plans.locator('td svg').count()).toBe(4)
  const scales = await plans.locator('td svg').evaluateAll((drawings) =>
    drawings.map((drawing) => {
      const svg = drawing as SVGSVGElement
      return svg.getBoundingClientRect().width / svg.viewBox.baseVal.width
    }),
  )
  for (const scale of scales) expect(scale / (scales[0] as number)).toBeCloseTo(1, 2)
})

it('two tabs are in step', async () => {
  const page = await open('/units/marina-crest-1204', { viewport: DESKTOP })
  const tab = afterItsScripts(await page.context().newPage())
  await tab.goto('/ar/units/marina-crest-1204')
  await heart(page, 'marina-crest-1204').click()
  const pressed = () => heart(tab, 'marina-crest-1204').getAttribute('aria-pressed')
  await expect.poll(pressed).toBe('true')
  expect(await count(tab).innerText()).toBe('1')
  await heart(tab, 'marina-crest-1204').click()
  await expect.poll(() => count(page).count()).toBe(0)
})

it('a list that was kept in one language is compared in another', async () => {
  const page = await open('/', { viewport: DESKTOP })
  await keep(page, HOMES)
  await page.goto('/ar/shortlist')
  await expect.poll(() => columns(page).count()).toBe(3)
  expect(await columns(page).first().innerText()).toContain('شقة 1204 بغرفتي نوم')
  await page.goto(`/shortlist?homes=${HOMES[0]}`)
  await expect.poll(() => columns(page).count()).toBe(1)
  const arabic = page.locator('header a[hreflang="ar"]')
  expect(await arabic.getAttribute('href')).toContain(`/ar/shortlist?homes=${HOMES[0]}`)
})

it('the languages lead to the own list again once it is shown in place of a shared one', async () => {
  const page = await open(`/shortlist?homes=${HOMES[0]}`, { viewport: DESKTOP })
  const arabic = page.locator('header a[hreflang="ar"]')
  await expect.poll(() => arabic.getAttribute('href')).toContain('?homes=')
  await page.locator('main a[href="/shortlist"]').click()
  await page.waitForURL(({ search }) => search === '')
  await expect.poll(() => arabic.evaluate((it: HTMLAnchorElement) => it.search)).toBe('')
})

it('who keeps a shared list is told when there is no room for all of it', async () => {
  const page = await open('/', { viewport: DESKTOP })
  await page.evaluate((most) => {
    const homes = Array.from({ length: most - 1 }, (_, n) => ({
      id: `${n}`,
      path: '/x',
      title: 'x',
    }))
    window.shortlist.change(homes)
  }, SHORTLIST_MAX)
  await page.goto(`/shortlist?homes=${HOMES.slice(0, 2).join()}`)
  await expect.poll(() => columns(page).count()).toBe(2)
  await page.locator('main button', { hasText: /^Keep these/ }).click()
  await page.locator('[data-shortlist-full]:not(:empty)').waitFor()
  expect((await kept(page)).length).toBe(SHORTLIST_MAX)
})

describe('the storage', () => {
  it.each(['forbidden', 'full'])(
    'may be %s: the list then lasts as long as the page',
    async (what) => {
      const prepare = (page: Page) =>
        page.addInitScript((kind) => {
          const refuse = () => {
            throw new DOMException('no', 'QuotaExceededError')
          }
          Storage.prototype.setItem = refuse
          if (kind === 'forbidden') {
            Object.defineProperty(window, 'localStorage', { get: refuse })
          }
        }, what)
      const page = await open('/units/marina-crest-1204', { viewport: DESKTOP }, { prepare })
      await heart(page, 'marina-crest-1204').click()
      expect(await count(page).innerText()).toBe('1')
      await page.locator('header a[href="/shortlist"]:visible').click()
      await expect.poll(() => columns(page).count()).toBe(1)
    },
  )

  it.each([
    'no json',
    'null',
    '[]',
    '{"homes":7}',
    '{"homes":[null,{"id":1},{"id":"a","title":"b","path":"//evil.example/x"},{"id":"a","title":"b","path":"https://evil.example"}]}',
  ])('may hold %s', async (text) => {
    const prepare = (page: Page) =>
      page.addInitScript((value) => localStorage.setItem('shortlist', value), text)
    const page = await open('/shortlist', { viewport: DESKTOP }, { prepare })
    await page.locator('main').getByText('Nothing is kept yet.').waitFor()
    expect(await count(page).count()).toBe(0)
  })
})

it('a full list says so and takes no more', async () => {
  const prepare = (page: Page) =>
    page.addInitScript((max) => {
      const homes = Array.from({ length: max }, (_, index) => ({
        id: `home-${index}`,
        path: `/units/home-${index}`,
        title: `Home ${index}`,
      }))
      localStorage.setItem('shortlist', JSON.stringify({ homes }))
    }, SHORTLIST_MAX)
  const page = await open('/units/marina-crest-1204', { viewport: DESKTOP }, { prepare })
  await heart(page, 'marina-crest-1204').click()
  await page.getByText(`it takes ${SHORTLIST_MAX} homes`).waitFor()
  expect(await heart(page, 'marina-crest-1204').getAttribute('aria-pressed')).toBe('false')
})

it('prices and areas of the comparison follow the visitor', async () => {
  const prepare = async (page: Page) => {
    await keepCurrency(page, 'EUR')
    await page.addInitScript(() => localStorage.setItem('area', 'sqft'))
  }
  const page = await open(`/shortlist?homes=${HOMES[0]}`, { viewport: DESKTOP }, { prepare })
  await expect.poll(() => columns(page).count()).toBe(1)
  expect(await row(page, 'Price').innerText()).toContain('€')
  expect(await row(page, 'Area').innerText()).toContain('sq ft')
})
