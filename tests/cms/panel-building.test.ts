import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { faultsOf } from '../axe.ts'
import { call, type Entries } from './call.ts'
import { ownCms } from './own-cms.ts'
import { openPanel } from './panel-page.ts'

let cms: RunningCms
let browser: Browser
let page: Page

beforeAll(async () => {
  cms = await ownCms('panel-building', { template: inject('cmsTemplate'), panel: true })
  ;({ browser, page } = await openAs('editor'))
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await cms?.stop()
})

const openAs = (role: string) =>
  openPanel({ ...cms.admin, email: `${role}@site.example`, password: cms.staff.password })

const press = (name: string) => page.getByRole('button', { name, exact: true }).press('Enter')
const type = async (label: string, value: string) => {
  const field = page.getByLabel(label, { exact: false }).first()
  await field.fill(value)
  await field.blur()
}
/** Chooses in a list by keyboard, as its option begins. */
const choose = async (label: string, option: string) => {
  await page.getByRole('combobox', { name: label }).first().press('Enter')
  await page.getByRole('option', { name: option }).first().click()
}
const draftsOf = async (start: string) => {
  const query = `filters[number][$startsWith]=${start}&status=draft&sort=number`
  const { body } = await call<Entries>(`${cms.url}/api/units?${query}`, { token: cms.draftToken })
  return body.data.map(({ number, price }) => `${number} ${price}`)
}

it('homes of a building are filled in, shown, made and deleted', async () => {
  await page.getByRole('link', { name: 'Homes of a building' }).click()
  await page.getByRole('heading', { name: 'Homes of a building' }).waitFor()
  await press('Show the homes')
  await page.getByText('Choose the project.').waitFor()
  await choose('Project', 'Palm Court')
  await type('Block', 'QX')
  await type('Last floor', '3')
  await type('Floors left out', '2')
  await type('Numbers', '{block}{floor}{position:02}')
  await type('More for each floor', '10000')
  await press('Add a position')
  await page.getByRole('group', { name: 'Position 1' }).waitFor()
  await type('Price on the first floor', '1000000')
  await press('Add a position')
  await press('Show the homes')
  await page.getByText(/4 drafts would be made \(/).waitFor()
  const rows = await page
    .getByRole('grid', { name: 'Homes', exact: true })
    .getByRole('row')
    .allInnerTexts()
  expect(rows[4]).toMatch(/QX302.*3.*QX302.*\/units\/palm-court-qx302.*1,010,000/s)
  expect(await draftsOf('QX')).toEqual([])
  expect(await faultsOf(page, 'main')).toEqual([])

  await press('Make 4 drafts')
  await page.getByText(/4 drafts made \(/).waitFor()
  expect(await draftsOf('QX')).toEqual([
    ...['QX101 1000000', 'QX102 1000000', 'QX301 1010000', 'QX302 1010000'],
  ])
  await press('Show the homes')
  await page.getByText('4 problems, so nothing can be made').waitFor()
  await page.getByText(/Palm Court has a home QX101 already: “One-bedroom/).waitFor()

  await press('Delete the drafts')
  await page.getByText('4 drafts are deleted for good, in all languages.').waitFor()
  await press('Confirm')
  await page.getByText('4 drafts deleted').waitFor()
  expect(await draftsOf('QX')).toEqual([])
})

it('sales have no such page', async () => {
  const { browser: other, page: sales } = await openAs('sales')
  await sales.getByRole('link', { name: 'Price lists' }).waitFor()
  expect(await sales.getByRole('link', { name: 'Homes of a building' }).count()).toBe(0)
  await sales.goto(`${cms.admin.url}/building`)
  await sales.getByText(/permissions to access/).waitFor()
  await other.close()
})
