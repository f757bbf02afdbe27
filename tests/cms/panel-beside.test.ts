import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { call, type Entries } from './call.ts'
import { type Editor, signInEditor } from './editor.ts'
import { ownCms } from './own-cms.ts'
import { ENGLISH, openPanel, type PanelPage } from './panel-page.ts'

const TAG = 'api::tag.tag'
const PAGE = 'api::page.page'

let cms: RunningCms
let editor: Editor
let browser: Browser
let page: Page
let open: PanelPage['open']

beforeAll(async () => {
  cms = await ownCms('panel-beside', { template: inject('cmsTemplate'), panel: true })
  editor = await signInEditor(cms)
  const { password } = cms.staff
  const { url } = cms.admin
  ;({ browser, page, open } = await openPanel({ url, email: 'editor@site.example', password }))
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await cms?.stop()
})

const form = (uid: string, documentId: string) =>
  open(`collection-types/${uid}/${documentId}${ENGLISH}`)

const idOf = async (path: string, filter: string): Promise<string> => {
  const { body } = await call<Entries>(`${cms.url}/api/${path}?${filter}`)
  return body.data[0]?.documentId as string
}

const beside = (title: string) => page.locator('aside', { hasText: title }).last()

describe('beside the form of an entry', () => {
  it('is where it is used, with the way to the form in each language', async () => {
    await form(TAG, await idOf('tags', 'sort=title'))
    // What stands above moves the list down while it loads.
    await page.getByRole('figure', { name: 'Shared link' }).waitFor()
    const uses = beside('Where it is used')
    const article = uses.getByRole('region', { name: 'Articles' }).getByRole('listitem').first()
    await article.getByRole('link', { name: 'German' }).click()
    await page.waitForURL(/api::article\.article\/\w+\?plugins\[i18n\]\[locale\]=de/)
  })
})

describe('how a page is found and shared', () => {
  it('changes while somebody writes, by the rules of the site, and says what is too long', async () => {
    await form('api::project.project', await idOf('projects', 'filters[slug]=marina-crest'))
    const panel = beside('In search and when shared')
    const result = panel.getByRole('figure', { name: 'Search result' })
    const card = panel.getByRole('figure', { name: 'Shared link' })
    await result.getByText('› projects › marina-crest').waitFor()
    const title = page.locator('input[name="seo.title"]')
    await title.fill('Two towers | Mira')
    await result.getByText('Two towers · Mira', { exact: true }).waitFor()
    // On its picture, and below it.
    await card.getByText('Two towers', { exact: true }).first().waitFor()
    await expect
      .poll(() => card.locator('img').evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0)
    await title.fill('x'.repeat(70))
    await panel.getByText('The title has 77 characters').waitFor()
    await page.locator('input[name="slug"]').fill('two-towers')
    await result.getByText('› projects › two-towers').waitFor()
  })
})

describe('on a phone', () => {
  it('what stands beside a form is as wide as the window', async () => {
    await page.setViewportSize({ width: 360, height: 780 })
    await form('api::project.project', await idOf('projects', 'filters[slug]=marina-crest'))
    await page.getByRole('button', { name: 'Open more actions' }).click()
    const card = page.getByRole('figure', { name: 'Shared link' })
    await card.waitFor()
    const right = () => card.evaluate((it) => it.getBoundingClientRect().right)
    await expect.poll(right).toBeLessThanOrEqual(360)
    await page.setViewportSize({ width: 1_440, height: 1_200 })
  })
})

describe('beside the form of a home', () => {
  it('is what became of its price, with who changed it', async () => {
    const documentId = await idOf('units', 'filters[slug]=marina-crest-1204')
    const place = { uid: 'api::unit.unit', documentId, locale: 'en' }
    for (const price of [2_000_001, 2_000_002, 2_000_003, 2_000_004, 2_000_005, 2_000_006]) {
      await editor.publish(place, { price })
    }
    await form('api::unit.unit', documentId)
    const history = beside('Price and status so far')
    await history.getByText('Price: 2,000,005 → 2,000,006').waitFor()
    expect(await history.getByRole('listitem').count()).toBe(5)
    await history.getByRole('button', { name: 'Show all 6' }).press('Enter')
    await history.getByText(/→ 2,000,001$/).waitFor()
  })
})

describe('above the rows of the interface words', () => {
  it('they are found by key and by words of any language, and opened by keyboard', async () => {
    await open(`single-types/api::translation.translation${ENGLISH}`)
    const search = page.getByRole('searchbox', { name: 'Find words' })
    await search.fill('drucken pdf')
    const found = page.getByRole('button', { name: 'print.action' })
    await expect.poll(() => found.first().textContent()).toContain('Drucken oder als PDF sichern')
    await search.fill('PRINT.act')
    await expect.poll(() => found.first().textContent()).toContain('Print or save as PDF')
    await search.press('Enter')
    const words = page.getByRole('textbox', { name: 'Words' })
    await expect.poll(() => words.inputValue()).toBe('Print or save as PDF')
    await expect.poll(() => words.evaluate((it) => it === document.activeElement)).toBe(true)
    await search.fill('qxqx')
    await page.getByText('No key and no words have this.').waitFor()
  })
})

describe('before an entry is taken away', () => {
  const seo = { title: 'Offer', description: 'An offer.' }
  const text = (words: string) => [{ __component: 'blocks.text', text: words }]
  let target: string

  beforeAll(async () => {
    const made = { kind: 'page', seo }
    target = await editor.create(PAGE, { ...made, title: 'Target', slug: 'target' })
    await editor.publish({ uid: PAGE, documentId: target, locale: 'en' })
    const blocks = text('Look [here](/target).')
    await editor.create(PAGE, { ...made, title: 'Holder', slug: 'holder', blocks })
  })

  it('the window names who uses it, and nothing happens unless the editor goes on', async () => {
    await form(PAGE, target)
    await page.getByRole('button', { name: 'More document actions' }).first().click()
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
    const asks = page.getByRole('alertdialog')
    await asks.getByText('1 other entry uses it.').waitFor()
    await asks.getByRole('link', { name: 'English (draft)' }).waitFor()
    await asks.getByRole('button', { name: 'Cancel' }).click()
    await asks.waitFor({ state: 'detached' })
    const read = () => editor.read({ uid: PAGE, documentId: target, locale: 'en' })
    expect(await read()).toMatchObject({ status: 'published' })

    await page.getByRole('button', { name: 'More document actions' }).first().click()
    await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
    await asks.getByText('1 other entry uses it.').waitFor()
    await asks.getByRole('button', { name: 'Unpublish' }).click()
    await expect.poll(read, { timeout: 90_000 }).toMatchObject({ status: 'draft' })
  })

  it('the same is said where entries are deleted from their list', async () => {
    await open(`collection-types/${PAGE}${ENGLISH}&page=1&pageSize=50&sort=title:ASC`)
    const row = page.getByRole('row', { name: /Target/ })
    const remove = page.getByRole('button', { name: 'Delete', exact: true }).first()
    // A list that loads anew forgets what was chosen.
    const chosen = async () => {
      await row.getByRole('checkbox').uncheck()
      await row.getByRole('checkbox').check()
      await remove.waitFor({ timeout: 10_000 }).catch(() => {})
      return remove.isVisible()
    }
    await expect.poll(chosen, { timeout: 120_000 }).toBe(true)
    await remove.click()
    const asks = page.getByRole('alertdialog')
    await asks.getByText('1 other entry uses it.').waitFor()
    await asks.getByText('Holder').waitFor()
    await asks.getByRole('button', { name: 'Confirm' }).click()
    await row.waitFor({ state: 'detached' })
  })
})

describe('the page "Translations"', () => {
  it('leads to the empty form of a language that an entry lacks, and can be narrowed to a kind', async () => {
    await editor.create(TAG, { title: 'Only English', slug: 'only-english' })
    await page.goto(`${cms.admin.url}/translations`)
    const missing = page.getByRole('region', { name: 'Missing' })
    await missing.getByRole('link', { name: 'Only English' }).first().waitFor()
    await page.getByRole('combobox', { name: 'Kind' }).press('Enter')
    await page.getByRole('option', { name: /^Tags \(\d+\)$/ }).click()
    await page.getByRole('combobox', { name: 'Language' }).press('Enter')
    await page.getByRole('option', { name: /^German/ }).click()
    await missing.getByText('There is no text in Arabic.').waitFor({ state: 'detached' })
    await missing.getByRole('link', { name: 'Only English' }).click()
    await page.waitForURL(/api::tag\.tag\/\w+\?plugins\[i18n\]\[locale\]=de/)
    expect(await page.locator('input[name="title"]').inputValue()).toBe('')
  })
})
