import { setTimeout as sleep } from 'node:timers/promises'
import { type Browser, chromium, type Frame, type Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { QUIET_MS, SPACING_MS } from '#src/site/rebuild.ts'
import { call, type Entries } from '#tests/cms/call.ts'
import { type Editor, signInEditor } from '#tests/cms/editor.ts'
import { panelToken } from '#tests/cms/panel-token.ts'
import { sitemapText } from '#tests/fixtures/sitemaps.ts'
import { runs } from '#tests/soak.ts'
import { FLAGS, SLOW_MS } from './browser.ts'
import { type Build, type Editing, startEditing } from './editing.ts'

const TOO_LONG_MS = 120_000

/** How many entries are published at once. */
const AT_ONCE = runs({ test: 30, soak: 100 })

let editing: Editing
let editor: Editor
let browser: Browser

beforeAll(async () => {
  const { browser: executablePath } = inject('site')
  editing = await startEditing()
  editor = await signInEditor(editing.cms)
  browser = await chromium.launch({ executablePath, args: FLAGS })
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await editing?.stop()
})

const entriesOf = async (path: string) => {
  const query = 'pagination[pageSize]=100&sort=documentId'
  return (await call<Entries>(`${editing.cms.url}/api/${path}?${query}`)).body.data
}

const idOf = async (path: string, slug: string): Promise<string> => {
  const found = (await entriesOf(path)).find((entry) => entry.slug === slug)
  if (!found) throw new Error(`The demo has no ${slug} among its ${path}.`)
  return found.documentId
}

const until = async (what: string, holds: () => Promise<unknown>): Promise<number> => {
  const deadline = Date.now() + TOO_LONG_MS
  while (Date.now() < deadline) {
    if (await holds()) return Date.now()
    await sleep(100)
  }
  throw new Error(`${what} did not happen in ${TOO_LONG_MS / 1000} s.`)
}

const textAt = async (path: string) => (await fetch(editing.url + path)).text()

/** Waits until what was asked for is built, and nothing more follows. */
const allBuilt = async (after: number) => {
  await until('A build', async () => editing.builds.some(({ startedAt }) => startedAt > after))
  const state = await call<{ state: string }>(`${editing.cms.url}/api/content-versions`, {
    token: editing.cms.token,
  })
  await until('The site as the CMS has it', async () => {
    const source = JSON.parse(await textAt('/builds/source.json'))
    return source.content === state.body.state
  })
}

describe('publishing', () => {
  it('an entry brings the changed page to visitors within seconds', async () => {
    const documentId = await idOf('articles', 'choosing-stone')
    const published = Date.now()
    await editor.publish(
      { uid: 'api::article.article', documentId, locale: 'en' },
      { title: 'Stone, chosen slowly' },
    )
    const served = await until('The changed page', async () =>
      (await textAt('/articles/choosing-stone')).includes('Stone, chosen slowly'),
    )
    await until('The end of the build', async () => editing.builds.length > 0)
    const [build] = editing.builds as [Build]
    const seconds = (ms: number) => (ms / 1000).toFixed(1)
    console.log(
      `publish to build hook ${seconds(build.askedAt - published)} s, waiting ${seconds(build.startedAt - build.askedAt)} s, ` +
        `build ${seconds(build.endedAt - build.startedAt)} s, served ${seconds(served - build.endedAt)} s after it`,
    )
    expect(editing.builds).toHaveLength(1)
  })

  it(`${AT_ONCE} entries at once are one build or two`, async () => {
    const before = editing.builds.length
    const started = Date.now()
    const units = (await entriesOf('units')).map(({ documentId }) => documentId)
    for (const documentId of units.slice(0, 3)) {
      await editor.save({ uid: 'api::unit.unit', documentId, locale: 'en' }, { summary: 'Anew.' })
    }
    const saved = Date.now()
    const english = AT_ONCE * 0.6
    await editor.bulkPublish('api::unit.unit', units.slice(0, english), 'en')
    await editor.bulkPublish('api::unit.unit', units.slice(0, AT_ONCE - english), 'de')
    await allBuilt(started)
    console.log(
      `${AT_ONCE} entries: ${editing.builds.length - before} builds, ${((Date.now() - saved) / 1000).toFixed(1)} s`,
    )
    expect(editing.builds.length - before).toBeGreaterThan(0)
    expect(editing.builds.length - before).toBeLessThanOrEqual(2)
  })

  it('a draft that is saved builds nothing', async () => {
    const before = editing.builds.length
    const documentId = await idOf('articles', 'choosing-stone')
    await editor.save(
      { uid: 'api::article.article', documentId, locale: 'en' },
      { title: 'Secret' },
    )
    await sleep(3_000)
    expect(editing.builds.length).toBe(before)
    expect(await textAt('/articles/choosing-stone')).not.toContain('Secret')
  })
})

describe('no build changes nothing', () => {
  it('after an upload, and after webhooks of what the build that runs has already', async () => {
    const before = editing.builds.length
    const documentId = await idOf('articles', 'choosing-stone')
    const article = { uid: 'api::article.article', documentId }
    await editor.publish({ ...article, locale: 'en' }, { title: 'Stone, chosen once' })
    await editor.publish({ ...article, locale: 'de' }, { title: 'Stein, einmal gewählt' })
    await until('The changed page', async () =>
      (await textAt('/de/articles/choosing-stone')).includes('einmal'),
    )
    for (const locale of ['en', 'de', 'ar']) await editor.publish({ ...article, locale })
    const picture = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'
    await editor.addFile(new Blob([picture], { type: 'image/svg+xml' }), 'fresh.svg')
    await until('A build', async () => editing.builds.length > before)
    await sleep(SPACING_MS + QUIET_MS + 8_000)
    const builds = editing.builds.slice(before)
    expect(builds.filter(({ changed }) => changed === 0)).toEqual([])
  })
})

/** The address that the panel's Preview button asks its server for. */
const previewAddress = async (uid: string, documentId: string, locale = 'en', status = 'draft') => {
  const token = await panelToken(editing.cms)
  const query = new URLSearchParams({ ...(documentId && { documentId }), locale, status })
  const { body } = await call<{ data: { url: string } }>(
    `${editing.cms.url}/content-manager/preview/url/${uid}?${query}`,
    { token },
  )
  return body.data.url
}

const withPage = async (work: (page: Page) => Promise<void>) => {
  const page = await browser.newPage()
  page.setDefaultTimeout(SLOW_MS)
  const complaints: string[] = []
  page.on('pageerror', ({ message }) => complaints.push(message))
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  try {
    await work(page)
  } finally {
    await page.close()
  }
  return complaints
}

describe('a draft', () => {
  it('is shown by the Preview button in the layout of the site, and follows the editor', async () => {
    const documentId = await idOf('articles', 'choosing-stone')
    await editor.save(
      { uid: 'api::article.article', documentId, locale: 'en' },
      { title: 'Secret' },
    )
    const { url, email, password } = editing.cms.admin
    await withPage(async (page) => {
      await page.goto(`${url}/auth/login`)
      await page.getByLabel('Email').fill(email)
      await page.getByLabel('Password', { exact: false }).first().fill(password)
      await page.getByRole('button', { name: 'Login' }).click()
      await page.waitForURL((address) => !address.pathname.includes('login'))
      const form = `${url}/content-manager/collection-types/api::article.article/${documentId}`
      await page.goto(`${form}?plugins[i18n][locale]=en`)
      await page.getByRole('link', { name: 'Open preview' }).click()
      const frame = await draftFrame(page)
      await frame.getByRole('heading', { level: 1, name: 'Secret' }).waitFor()
      expect(await frame.getByRole('banner').isVisible()).toBe(true)
      expect(await frame.getByRole('contentinfo').count()).toBe(1)

      const saved = { title: 'Saved in another window' }
      await editor.save({ uid: 'api::article.article', documentId, locale: 'en' }, saved)
      await frame.getByRole('heading', { level: 1, name: saved.title }).waitFor()

      // As the panel does after a save: nobody has to wait then.
      const asked = page.waitForRequest((request) => request.url().includes('/api/draft'), {
        timeout: 2_000,
      })
      await page.evaluate((origin) => {
        const [frame] = document.getElementsByTagName('iframe')
        frame?.contentWindow?.postMessage({ type: 'strapiUpdate' }, origin)
      }, editing.url)
      await asked
    })
  })

  it('looks as the page does that visitors get, in its own language', async () => {
    const documentId = await idOf('projects', 'marina-crest')
    for (const [locale, path] of [
      ['en', '/projects/marina-crest'],
      ['ar', '/ar/projects/marina-crest'],
    ] as const) {
      const address = await previewAddress('api::project.project', documentId, locale)
      const complaints = await withPage(async (page) => {
        await page.goto(address)
        await page.locator('h1').waitFor()
        const draft = await look(page)
        await page.goto(editing.url + path)
        await page.locator('h1').waitFor()
        expect(draft).toEqual(await look(page))
      })
      expect(complaints).toEqual([])
    }
  })

  it('hears of changes from the panel alone, and its links open beside', async () => {
    const documentId = await idOf('jobs', 'architect')
    const entry = { uid: 'api::job.job', documentId, locale: 'en' }
    const address = await previewAddress(entry.uid, documentId)
    await withPage(async (page) => {
      // The page does not check automatically.
      await page.addInitScript(() => Object.assign(window, { setInterval: () => 0 }))
      await page.goto(address)
      const heading = page.locator('h1')
      await heading.waitFor()
      const before = await heading.innerText()
      await editor.save(entry, { title: 'Architect, changed' })
      await page.evaluate(() => postMessage({ type: 'strapiUpdate' }, '*'))
      await sleep(2_000)
      expect(await heading.innerText()).toBe(before)

      const beside = page.context().waitForEvent('page')
      await page.getByRole('banner').getByRole('link').first().click()
      expect(new URL((await beside).url(), editing.url).pathname).not.toBe('/api/draft')
      expect(page.url()).toBe(address)
    })
  })

  it('is nowhere in what visitors can get', async () => {
    const secret = 'Saved in another window'
    for (const path of ['/draft', '/ar/draft', '/articles', '/articles/choosing-stone']) {
      expect(await textAt(path)).not.toContain(secret)
    }
    const map = await sitemapText((file) => textAt(`/${file}`))
    expect(map).toContain('/articles</loc>')
    expect(map).not.toContain(secret)
    expect(map).not.toContain('/draft')
    expect(await textAt('/draft')).toContain('noindex')
  })
})

/**
 * What a visitor sees of a page, and how it is styled. A draft says the address of its site, and a page the one that it
 * was built for, so the ports are left out.
 */
const look = (page: Page) =>
  page.evaluate(() => {
    const withoutPort = (text: string) => text.replace(/(http:\/\/127\.0\.0\.1):\d+/g, '$1')
    return [...document.querySelectorAll('body > :not(script, next-route-announcer), main *')].map(
      (element) => {
        const { tagName, className, textContent } = element
        return [
          tagName,
          String(className),
          element.childElementCount === 0 ? withoutPort(textContent) : '',
        ]
      },
    )
  })

const draftFrame = async (page: Page): Promise<Frame> => {
  const element = await page.locator('iframe').elementHandle()
  const frame = await element?.contentFrame()
  if (!frame) throw new Error('The panel shows no preview.')
  return frame
}
