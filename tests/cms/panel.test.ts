import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { MENU } from '../../cms/src/admin/words/menu-order.ts'
import { PATTERNS } from '../../cms/src/words/patterns.ts'
import { call, type Entries } from './call.ts'
import { ownCms } from './own-cms.ts'
import { ENGLISH, openPanel, type PanelPage } from './panel-page.ts'

let cms: RunningCms
let browser: Browser
let page: Page
let open: PanelPage['open']

beforeAll(async () => {
  cms = await ownCms('panel', { template: inject('cmsTemplate'), panel: true })
  ;({ browser, page, open } = await openPanel(cms.admin))
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await cms?.stop()
})

/** The form of the first entry that the CMS returns for a path of its API. */
async function openFirst(type: string, path: string) {
  const { body } = await call<Entries>(`${cms.url}/api/${path}`, { token: cms.token })
  await open(`collection-types/api::${type}.${type}/${body.data[0]?.documentId}${ENGLISH}`)
}

it('the menu has the types in the order of the work', async () => {
  await open('collection-types/api::unit.unit')
  const menu = page.getByRole('navigation', { name: 'Content Manager' })
  await menu.getByRole('link', { name: 'Units' }).waitFor()
  const titles = await menu.getByRole('link').allInnerTexts()
  expect(titles.filter((title) => MENU.includes(title))).toEqual(MENU)
})

it('the list of units shows number, project, price and availability', async () => {
  await page.locator('thead th', { hasText: 'Availability' }).waitFor()
  const columns = await page.locator('thead th').allInnerTexts()
  const shown = columns.map((column) => column.trim().toLowerCase())
  expect(shown).toEqual(expect.arrayContaining(['number', 'project', 'price', 'availability']))
  await page
    .locator('td', { hasText: /^On hold$/ })
    .first()
    .waitFor()
})

it('the form of a unit says what belongs into its fields, and what its languages are like', async () => {
  await openFirst('unit', 'units')
  await page.getByText('In square metres, inside and outside together, such as 84.5.').waitFor()
  await page.getByText('The same in all languages: Number, Project, Price').waitFor()
  await page
    .getByText('Of this home alone, in each language. Empty: that of its project is shown.')
    .waitFor()
  await page.getByRole('link', { name: 'German (de)' }).click()
  await page.waitForURL((url) => url.searchParams.get('plugins[i18n][locale]') === 'de')
  await page.getByRole('link', { name: 'English (en)' }).waitFor()
})

it('the form of what exists once is named by its type', async () => {
  await open('single-types/api::layout.layout')
  await page.getByRole('heading', { level: 1, name: 'Header and footer' }).waitFor()
})

it('a folded block says which one it is', async () => {
  await openFirst('page', 'pages?filters[kind]=main')
  await page.getByRole('button', { name: /^Hero - \w+/ }).waitFor()
})

it('what is wrong is said below the field, as it is needed and in which form', async () => {
  await open(`collection-types/api::tag.tag/create${ENGLISH}`)
  await page.getByRole('textbox', { name: 'Slug' }).fill('A B')
  expect(await page.getByRole('textbox', { name: 'Title' }).getAttribute('placeholder')).toBe(
    'Interiors',
  )
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('This is empty, but it is needed. Fill it in.').waitFor()
  await page.getByText(PATTERNS['^[a-z0-9]+(?:-[a-z0-9]+)*$'] ?? '').waitFor()
})

it('what only the CMS itself can tell is said below the field, too', async () => {
  await page.getByRole('textbox', { name: 'Slug' }).fill('fine')
  await page.getByRole('textbox', { name: 'Title' }).fill('x'.repeat(300))
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const sentence = 'Title: This has 300 characters, but at most 255 fit. Shorten it.'
  await page.getByText(sentence).first().waitFor()
})
