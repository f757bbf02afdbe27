import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, beforeEach, expect, inject, it } from 'vitest'
import type { RunningCms } from '#scripts/cms/start.ts'
import { faultsOf } from '../axe.ts'
import { call, type Entries } from './call.ts'
import { ownCms } from './own-cms.ts'
import { openPanel } from './panel-page.ts'

let cms: RunningCms
let browser: Browser
let page: Page

beforeAll(async () => {
  cms = await ownCms('panel-price-list', { template: inject('cmsTemplate'), panel: true })
  ;({ browser, page } = await openAs('editor'))
}, 600_000)

afterAll(async () => {
  await browser?.close()
  await cms?.stop()
})

const openAs = (role: string) =>
  openPanel({ ...cms.admin, email: `${role}@site.example`, password: cms.staff.password })

beforeEach(async () => {
  await page.goto(`${cms.admin.url}/price-lists`)
  await page.getByRole('button', { name: 'Choose a file' }).waitFor()
})

const list = (content: string, name = 'March.csv') => ({
  ...{ name, mimeType: 'text/csv' },
  buffer: Buffer.from(content),
})
const choose = (content: string, name?: string) =>
  page.getByLabel('Price list', { exact: true }).setInputFiles(list(content, name))
const priceOf = async (slug: string) => {
  const { body } = await call<Entries>(`${cms.url}/api/units?filters[slug][$eq]=${slug}&locale=de`)
  return body.data[0]?.price
}
const rows = (name: string) => page.getByRole('grid', { name }).getByRole('row').allInnerTexts()

it('the menu leads to it, and what is wrong with a list is said by line and column', async () => {
  await page.goto(cms.admin.url)
  await page.getByRole('link', { name: 'Price lists' }).click()
  await page.getByRole('heading', { name: 'Price lists' }).waitFor()
  await choose('number;project;price;status\n1204;marina-crest;cheap;gone\n999;marina-crest;5;\n')
  await page.getByText('March.csv has 3 problems, so nothing was changed').waitFor()
  expect((await rows('Problems')).map((row) => row.split(/\s*\t\s*/).slice(0, 2))).toEqual([
    ['LINE', 'COLUMN'],
    ['2', 'price'],
    ['2', 'status'],
    ['3', 'number'],
  ])
  await page.getByRole('button', { name: 'Choose another file' }).click()
  await choose('x', 'prices.xlsm')
  await page.getByText('prices.xlsm may hold macros').waitFor()
})

it('shows each change whole on a phone', async () => {
  await page.setViewportSize({ width: 360, height: 780 })
  await choose('number;project;price\n101;palm-court;14000000\n')
  const row = page.getByRole('row').filter({ hasText: 'Big jump' })
  await row.waitFor()
  const cells = row.getByRole('gridcell')
  expect((await cells.allInnerTexts()).slice(2, 5)).toEqual(['Price', '1,390,000', '14,000,000'])
  const right = (it: Element) => it.getBoundingClientRect().right
  for (const cell of await cells.all()) expect(await cell.evaluate(right)).toBeLessThanOrEqual(360)
  expect(await faultsOf(page, 'main')).toEqual([])
  await page.setViewportSize({ width: 1_440, height: 1_200 })
})

it('shows what would change, big jumps first, and changes it by keyboard', async () => {
  const before = await priceOf('marina-crest-1204')
  await choose(
    'number;project;price;status\n101;palm-court;1400000;on hold\n1204;marina-crest;239000;\n',
  )
  await page.getByText('March.csv would change 2 homes').waitFor()
  await page.getByText('1 value changes by more than 20 %. Look at it first.').waitFor()
  const [, first = '', second] = await rows('Changes')
  expect(first).toMatch(/1204.*Price.*\d,\d{3},000.*239,000.*−\d\d(\.\d)? %.*Big jump/is)
  expect(second).toMatch(/101.*Price.*1,390,000.*1,400,000.*\+0\.7 %/s)
  expect(await priceOf('marina-crest-1204')).toBe(before)
  expect(await faultsOf(page, 'main')).toEqual([])

  await page.getByRole('button', { name: 'Change and publish 2 homes' }).focus()
  await page.keyboard.press('Enter')
  await page.getByText('2 homes changed and published').waitFor()
  expect(await priceOf('marina-crest-1204')).toBe(239_000)
  const link = page.getByRole('grid', { name: 'Changes' }).getByRole('link').first()
  expect(await link.getAttribute('href')).toMatch(/collection-types\/api::unit\.unit\/\w+$/)
})

it('lists what came in, and takes the newest back', async () => {
  await page.getByRole('grid', { name: 'Last lists' }).waitFor()
  expect((await rows('Last lists'))[1]).toMatch(/Edit.*March\.csv.*2/s)
  await page.getByRole('button', { name: 'Take back' }).click()
  await page.getByText('2 homes get what they had before March.csv.').waitFor()
  await page.getByRole('button', { name: 'Confirm' }).click()
  await page.getByText('March.csv was taken back: 2 homes changed').waitFor()
  expect(await priceOf('marina-crest-1204')).not.toBe(239_000)
  await expect.poll(() => page.getByRole('button', { name: 'Take back' }).count()).toBe(0)
})

it('writers have no such page', async () => {
  const { browser: other, page: writer } = await openAs('writer')
  await writer.getByRole('link', { name: 'Site', exact: true }).waitFor()
  expect(await writer.getByRole('link', { name: 'Price lists' }).count()).toBe(0)
  await writer.goto(`${cms.admin.url}/price-lists`)
  await writer.getByText(/permissions to access/).waitFor()
  await other.close()
})
