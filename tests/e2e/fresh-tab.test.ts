import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Preview, startPreview } from '#scripts/preview/start-preview.ts'
import { ANSWER_MS, LEAVE_MS } from '#src/components/router/chunk-guard.ts'
import { applyEdit } from '#tests/build/oracle/edits.ts'
import { WORD } from '#tests/build/oracle/other-code.ts'
import { type TestProject, testProject } from '#tests/build/oracle/project.ts'
import { smallDemo } from '#tests/build/oracle/small-demo.ts'
import { LEFT_OUT, SLOW_MS, useBrowser } from './browser.ts'

const MINUTE = 60_000
const MANIFEST = '**/builds/latest.json?*'

const { open: openAt, expectComplaints } = useBrowser()

/** The header leads to pages that the small demo leaves out. */
beforeEach(() => expectComplaints(LEFT_OUT))

const demo = await smallDemo()
let project: TestProject
let preview: Preview

/** A separate site, since these tests write new builds of it while a tab is open. */
beforeAll(async () => {
  project = await testProject('fresh-tab')
  await project.write(demo)
  await project.build()
  const { outDir } = project.environment
  preview = await startPreview({
    outDir,
    projectDir: resolve('.'),
  })
}, 15 * MINUTE)

afterAll(async () => {
  await preview.close()
  await project.remove()
})

/** A page whose code runs: it has asked for the build. */
const open = async (path: string) => {
  const page = await openAt(path, { baseURL: preview.url })
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/builds/latest')),
  )
  return page
}

/** Publishes the demo with a word in the title of its first article. */
const publishEdited = async (word: string) => {
  await project.write(
    applyEdit(demo, { kind: 'edit an article', which: 0, locale: 0, word } as never),
  )
  await project.build()
}

const FIRST = '/articles/a-checklist-for-handover'
const linkToFirst = (page: Page) => page.locator(`main a[href="${FIRST}"]`).first()

/** Marks the document, so that a test can tell a soft navigation from a page load. */
const mark = (page: Page) =>
  page.evaluate(() => document.documentElement.setAttribute('data-old', ''))
const isSameDocument = async (page: Page) => (await page.locator('html[data-old]').count()) === 1

/** The visitor looks at another tab, and comes back. */
const leaveAndReturn = async (page: Page) => {
  await setHidden(page, true)
  const check = page.waitForResponse(MANIFEST)
  await setHidden(page, false)
  await check
  await page.waitForTimeout(50)
}

const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

/** Opens the modal that every page has, types a name, and closes it. */
const typeName = async (page: Page, name: string) => {
  await page.evaluate(() => (location.hash = '#modal:interest'))
  await nameField(page).fill(name)
  await page.keyboard.press('Escape')
  await page.waitForFunction(() => location.hash === '')
}
const nameField = (page: Page) => page.locator('dialog[id="modal:interest"] input[name="name"]')

describe('the check for a newer build', () => {
  it('runs at the start, then each minute, never while the tab is hidden, and once on return (§4.4, §7.10)', async () => {
    const page = await open('/privacy')
    const asked: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/builds/')) asked.push(request.url())
    })
    await page.clock.install()
    const first = page.waitForResponse(MANIFEST)
    await page.evaluate(() => location.reload())
    await first
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatch(/\/builds\/latest\.json\?t=\d{13}$/)

    await page.clock.runFor(2.5 * MINUTE)
    expect(asked).toHaveLength(3)
    expect(new Set(asked).size).toBe(3)

    await setHidden(page, true)
    await page.clock.runFor(10 * MINUTE)
    expect(asked).toHaveLength(3)

    await setHidden(page, false)
    await page.clock.runFor(1000)
    expect(asked).toHaveLength(4)
  })

  it.each([
    ['answers 500', 'down', { status: 500, body: '{"id":"other"}' }],
    ['is HTML', 'fixed', { contentType: 'text/html', body: '<!doctype html><p>Maintenance' }],
    ['is garbage', 'garbled', { contentType: 'application/json', body: '{"id":7}' }],
    ['is nothing at all', 'empty', { contentType: 'application/json', body: 'null' }],
  ])(
    'is forgotten when the manifest %s, and loses nothing that was typed (§4.7)',
    async (_what, word, answer) => {
      expectComplaints(/500 .*builds\/latest/)
      const page = await open('/articles')
      await typeName(page, 'Anna')
      await publishEdited(word)
      await page.route(MANIFEST, (route) => route.fulfill(answer))
      await leaveAndReturn(page)
      await mark(page)
      await linkToFirst(page).click()
      await page.waitForURL(`**${FIRST}`)
      await page.locator('h1', { hasText: 'A checklist for handover' }).waitFor()
      expect(await isSameDocument(page)).toBe(true)
      expect(await nameField(page).inputValue()).toBe('Anna')
    },
  )
})

describe('a tab that is open while a new build is published', () => {
  it('goes on softly while the build is the same', async () => {
    const page = await open('/articles')
    await leaveAndReturn(page)
    await mark(page)
    await linkToFirst(page).click()
    await page.waitForURL(`**${FIRST}`)
    expect(await isSameDocument(page)).toBe(true)
  })

  it('loads the next page whole when the content has changed, and loses nothing that was typed (§4.5)', async () => {
    const page = await open('/articles')
    await typeName(page, 'Anna')
    await publishEdited('calm')
    await leaveAndReturn(page)
    await mark(page)
    await linkToFirst(page).click()
    await page.waitForURL(`**${FIRST}`)
    await page.locator('h1', { hasText: 'calm' }).waitFor()
    expect(await isSameDocument(page)).toBe(false)
    await expect.poll(() => nameField(page).inputValue()).toBe('Anna')

    await mark(page)
    await page.locator('a[href="/articles"]:visible').first().click()
    await page.waitForURL('**/articles')
    expect(await isSameDocument(page)).toBe(true)
    expect(await nameField(page).inputValue()).toBe('Anna')
  })

  it('loads the page before whole when the visitor goes back', async () => {
    const page = await open('/articles')
    await mark(page)
    await linkToFirst(page).click()
    await page.waitForURL(`**${FIRST}`)
    await publishEdited('shade')
    await leaveAndReturn(page)
    await page.goBack()
    await linkToFirst(page).filter({ hasText: 'shade' }).waitFor()
    expect(await isSameDocument(page)).toBe(false)
  })

  it(
    'loads the next page whole when the code has changed, even before it has asked for the build',
    async () => {
      const page = await open('/articles')
      const chunks = await page
        .locator('script[src*="/_next/static/"]')
        .evaluateAll((scripts) => scripts.map((script) => (script as HTMLScriptElement).src))
      await typeName(page, 'Anna')
      await project.useOtherCode()
      await project.build()
      await mark(page)
      await linkToFirst(page).click()
      await page.locator(`a[data-word="${WORD}"]`).waitFor({ state: 'attached' })
      expect(new URL(page.url()).pathname).toBe(FIRST)
      expect(await isSameDocument(page)).toBe(false)
      await expect.poll(() => nameField(page).inputValue()).toBe('Anna')

      for (const chunk of chunks) expect((await fetch(chunk)).status, chunk).toBe(200)
    },
    15 * MINUTE,
  )
})

describe('a part of the code that cannot be loaded', () => {
  const NEEDED = ['**/_next/static/chunks/turbopack-*.js', '**/_next/static/payload/*.txt']

  beforeEach(() => {
    expectComplaints(/chunk|Chunk|404 .*payload|404 .*chunks|ERR_INTERNET_DISCONNECTED/)
  })

  /** Waits until the page has seen the error. */
  const fail = (page: Page, name: string, message: string) =>
    page.evaluate(
      ([name, message]) =>
        new Promise<void>((seen) => {
          addEventListener('unhandledrejection', () => setTimeout(seen), { once: true })
          setTimeout(() => Promise.reject(Object.assign(new Error(message), { name })))
        }),
      [name, message],
    )

  /** A page whose time can be told to pass. */
  const openTimed = async (path: string) => {
    const page = await open(path)
    await page.clock.install()
    return page
  }
  const stay = (page: Page) => page.clock.runFor(ANSWER_MS + LEAVE_MS)

  it.each([
    ['Turbopack', 'Error', 'Failed to load chunk /_next/static/chunks/x.js from module 12'],
    ['webpack', 'ChunkLoadError', 'Loading chunk 12 failed.'],
  ])(
    'in the words of %s loads the page anew, once, with what was typed',
    async (_who, name, message) => {
      const page = await openTimed('/privacy')
      await typeName(page, 'Anna')
      let asked = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) asked += 1
      })
      await mark(page)
      await fail(page, name, message)
      expect(await isSameDocument(page)).toBe(true)
      await stay(page)
      await page.locator('html:not([data-old])').waitFor({ state: 'attached' })
      await expect.poll(() => nameField(page).inputValue(), { timeout: SLOW_MS }).toBe('Anna')

      await mark(page)
      await fail(page, name, message)
      await stay(page)
      await page.waitForTimeout(500)
      expect(await isSameDocument(page)).toBe(true)
      expect(asked).toBe(1)
      expect(await nameField(page).inputValue()).toBe('Anna')
    },
  )

  it('loads the page anew although the visitor closes a modal meanwhile', async () => {
    const page = await openTimed('/privacy')
    await page.evaluate(() => (location.hash = '#modal:interest'))
    await nameField(page).fill('Anna')
    await mark(page)
    await page.route('**/privacy', async (route) => {
      await page.unroute('**/privacy')
      await page.evaluate(() => history.back())
      // The page's clock stands still, by which it would look again.
      await expect.poll(() => new URL(page.url()).hash).toBe('')
      await route.continue().catch(() => {})
    })
    await fail(page, 'ChunkLoadError', 'Loading chunk 12 failed.')
    await stay(page)
    await page.locator('html:not([data-old])').waitFor({ state: 'attached' })
    await expect.poll(() => nameField(page).inputValue(), { timeout: SLOW_MS }).toBe('Anna')
  })

  it.each(NEEDED)(
    'that the page itself needs loads it anew once, and does not loop while it stays away: %s (§4.6)',
    async (part) => {
      const page = await open('/privacy')
      let asked = 0
      page.on('request', (request) => {
        if (request.isNavigationRequest()) asked += 1
      })
      await page.route(part, (route) => route.fulfill({ status: 404, body: 'Not Found' }))
      await page.evaluate(() => location.reload())
      await expect.poll(() => asked).toBe(2)
      await page.waitForTimeout(1000)
      expect(asked).toBe(2)
      expect(await page.locator('h1').isVisible()).toBe(true)
    },
  )

  it('does not take the page away from somebody who is offline', async () => {
    const page = await openTimed('/privacy')
    await mark(page)
    await page.context().setOffline(true)
    await fail(page, 'ChunkLoadError', 'Loading chunk 12 failed.')
    await stay(page)
    await page.waitForTimeout(500)
    expect(await isSameDocument(page)).toBe(true)
    expect(await page.locator('h1').isVisible()).toBe(true)
  })

  it('loads the page anew at once where the server says so, however many files it has', async () => {
    const page = await openTimed('/privacy')
    await page.evaluate(async () => {
      const many = Array.from({ length: 300 }, (_, count) => fetch(`/robots.txt?${count}`))
      await Promise.all(many)
    })
    await mark(page)
    const answer = page.waitForResponse('**/gone.js')
    await page.evaluate(() => {
      const src = '/_next/static/chunks/gone.js'
      document.head.append(Object.assign(document.createElement('script'), { src }))
    })
    expect((await answer).status()).toBe(404)
    await page.waitForTimeout(100)
    await page.clock.runFor(ANSWER_MS)
    await page.locator('html:not([data-old])').waitFor({ state: 'attached' })
  })

  it('ends no way to another page, where it is given up with the page that is left', async () => {
    const page = await open('/privacy')
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const asked: string[] = []
    await page.route(/privacy(\?late)?$/, async (route) => {
      if (!route.request().isNavigationRequest()) return route.continue()
      asked.push(new URL(route.request().url()).pathname)
      if (asked.length === 1) await released
      await route.continue().catch(() => {})
    })
    await page.evaluate(async () => {
      await fetch('/_next/static/chunks/of-another-time.js')
      setTimeout(() => location.assign('/ar/privacy?late'))
      setTimeout(() => Promise.reject(new Error('Failed to load chunk /x.js')), 300)
    })
    await page.waitForTimeout(1_000)
    release()
    await page.waitForURL('**/ar/privacy?late')
    expect(asked).toEqual(['/ar/privacy'])
  })
})

it('what was typed comes back, but for passwords, agreement and what was sent', async () => {
  const page = await open('/privacy')
  await page.evaluate(() => {
    document.body.insertAdjacentHTML(
      'beforeend',
      `<form method="post" id="made"><input name="email"><input type="password" name="secret">
       <input name="code" autocomplete="one-time-code"><textarea name="text"></textarea>
       <select name="pick"><option>a<option>b</select>
       <input type="checkbox" name="box" value="1"><input type="checkbox" name="box" value="2">
       <input type="checkbox" name="consent" value="true"></form>
       <div data-state="sent"><form method="post" id="sent"><input name="email"></form></div>`,
    )
  })
  const form = page.locator('#made')
  await form.locator('[name=email]').fill('anna@example.com')
  await form.locator('[name=secret]').fill('hush')
  await form.locator('[name=code]').fill('1234')
  await form.locator('[name=text]').fill('Two\nlines')
  await form.locator('[name=pick]').selectOption('b')
  await form.locator('[value="2"]').check()
  await form.locator('[name=consent]').check()
  await page.locator('#sent [name=email]').fill('anna@example.com')
  await page.evaluate(() => dispatchEvent(new Event('chunkmissing')))
  expect(await page.evaluate(() => JSON.parse(sessionStorage.typed))).toEqual({
    made: { email: ['anna@example.com'], text: ['Two\nlines'], pick: ['b'], box: ['2'] },
  })
})
