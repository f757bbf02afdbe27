import { type Browser, chromium, type Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { call, type Entries } from '#tests/cms/call.ts'
import { type Editor, signInEditor } from '#tests/cms/editor.ts'
import { writeToDatabase } from '#tests/cms/write-to-database.ts'
import { faultsOf } from '../axe.ts'
import { FLAGS } from './browser.ts'
import { type Editing, startEditing } from './editing.ts'

/** A build under load. */
const BUILT_MS = 120_000
const PAGE = 'api::page.page'
const ARTICLE = 'api::article.article'
const TAG = 'api::tag.tag'
const HOUR_MS = 3_600_000
/** At the second one Strapi folds its menu. */
const WIDE = { width: 1280, height: 800 }
const FOLDED = { width: 1024, height: 768 }

let editing: Editing
let editor: Editor
let browser: Browser
let page: Page

/** Somebody of the role Editor, in the panel. */
beforeAll(async () => {
  const { browser: executablePath } = inject('site')
  editing = await startEditing()
  const { cms } = editing
  const user = { email: 'editor@site.example', password: cms.staff.password }
  editor = await signInEditor({ url: cms.url, admin: user })
  browser = await chromium.launch({ executablePath, args: FLAGS })
  const context = await browser.newContext({ viewport: FOLDED })
  page = await context.newPage()
  await page.goto(`${cms.admin.url}/auth/login`)
  await page.getByLabel('Email').fill(user.email)
  await page.getByLabel('Password', { exact: false }).first().fill(user.password)
  await page.getByRole('button', { name: 'Login' }).click()
  await page.waitForURL((url) => !url.pathname.includes('login'))
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await editing?.stop()
})

const title = () => page.getByRole('heading', { level: 1, name: 'Site' })
const section = (name: string) => page.getByRole('region', { name })
const said = (name: string) => section(name).textContent()

/** A published page that takes the address of another one, past all that the CMS checks. */
const publishClash = async (): Promise<void> => {
  const seo = { title: 'Visit us', description: 'The show home.' }
  const data = { title: 'Visit us', slug: 'visit-us', seo, blocks: [] }
  const documentId = await editor.create(PAGE, data)
  await editor.publish({ uid: PAGE, documentId, locale: 'en' })
  const sql = "update pages set slug = 'about' where document_id = ?"
  expect(await writeToDatabase(editing.cms, sql, documentId)).toBe(2)
}

/** An article that loses what it needs in German, and links to nothing in English. */
const publishWrongly = async (): Promise<void> => {
  const path = `${editing.cms.url}/api/articles?filters[slug]=choosing-stone`
  const documentId = (await call<Entries>(path)).body.data[0]?.documentId as string
  await editor.publish({ uid: ARTICLE, documentId, locale: 'de' }, { title: 'Stein ohne Anlass' })
  const sql = `update articles set summary = null
    where document_id = ? and locale = 'de' and published_at is not null`
  expect(await writeToDatabase(editing.cms, sql, documentId)).toBe(1)
  const changed = { title: 'Stone, linked wrongly', text: 'Read [this](/nowhere/at-all).' }
  await editor.publish({ uid: ARTICLE, documentId, locale: 'en' }, changed)
}

it('is in the menu of an editor, wide and folded', async () => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('dialog').getByRole('link', { name: 'Site', exact: true }).click()
  await title().waitFor()
  await page.goto(`${editing.cms.admin.url}/content-manager`)
  // It leads on to the first type by itself, which would take the page back from what is clicked before.
  await page.waitForURL(/content-manager\/(?:collection|single)-types\//)
  await page.setViewportSize(WIDE)
  await page.getByRole('navigation').getByRole('link', { name: 'Site', exact: true }).click()
  await title().waitFor()
})

it('says that the site is up to date, and since when', async () => {
  await page.getByRole('heading', { level: 2, name: 'The site is up to date' }).waitFor()
  await page.getByText(/Visitors see everything that is published, since \d/).waitFor()
  await page.getByText('Nothing was left out').waitFor()
})

it(
  'follows a publish by itself, up to what was left out of it and why',
  async () => {
    await publishClash()
    const publishAt = new Date(Date.now() + HOUR_MS).toISOString()
    await editor.create(TAG, { title: 'Opening day', slug: 'opening-day', publishAt })
    await publishWrongly()
    await page
      .getByText(/Your last publish, “Stone, linked wrongly” at .* has been live since/)
      .waitFor({ timeout: BUILT_MS })
    const headline = 'The site is up to date, but 2 entries were left out'
    await page.getByRole('heading', { level: 2, name: headline }).waitFor()

    const leftOut = await said('Left out')
    expect(leftOut).toMatch(
      /Visit us[\s\S]*Pages · English[\s\S]*Slug: .*\/about[\s\S]*Not on the site/,
    )
    expect(leftOut).toMatch(
      /Stein ohne Anlass[\s\S]*Articles · German[\s\S]*Summary: [\s\S]*Its last good version stays/,
    )
    expect(await said('Links to nothing')).toMatch(/Stone, linked wrongly[\s\S]*\/nowhere\/at-all/)
    expect(await said('Planned')).toMatch(/Opening day[\s\S]*Goes live: .*\d/)
  },
  BUILT_MS + 30_000,
)

it('has no fault that axe finds in filled lists, in light and in dark, and scrolls in one direction', async () => {
  expect(await page.getByRole('main').getByRole('listitem').count()).toBe(4)
  for (const viewport of [WIDE, FOLDED]) {
    await page.setViewportSize(viewport)
    for (const colorScheme of ['dark', 'light'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await faultsOf(page, 'main')).toEqual([])
    }
    const isTooWide = await page.evaluate(() =>
      [document.documentElement, ...document.getElementsByTagName('main')].some(
        ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
      ),
    )
    expect(isTooWide).toBe(false)
  }
})

it('leads to the entry in its language, with the keyboard alone', async () => {
  const links = section('Left out').getByRole('link')
  const names = await links.allInnerTexts()
  await page.getByRole('link', { name: 'Open the site' }).focus()
  for (const name of names) {
    await page.keyboard.press('Tab')
    const link = links.filter({ hasText: name })
    await expect.poll(() => link.evaluate((it) => it === document.activeElement)).toBe(true)
    if (name === 'Stein ohne Anlass') break
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(/api::article\.article.*locale\]=de/)
  await page.getByRole('heading', { name: 'Stein ohne Anlass' }).waitFor()
})
