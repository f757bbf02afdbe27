import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import {
  fillContact,
  hydrateForm,
  inlineForm,
  sendInterest,
  submit,
  useLeadSite,
} from './lead-site.ts'

const { open } = useBrowser()
const site = useLeadSite()

const CONTACT = '/contact'

/** Titles are typeset for the page: spaces that do not break are spaces all the same. */
const plain = (text: unknown): string => String(text).replace(/\u00a0/g, ' ')

const keep = async (page: Page, paths: string[]) => {
  for (const path of paths) {
    await page.goto(path)
    await page.locator('main [data-heart]').first().click()
  }
}

describe.each([
  {
    prefix: '',
    titles: 'Two-bedroom apartment 1204; Three-bedroom apartment 0507',
  },
  { prefix: '/ar', titles: 'شقة 1204 بغرفتي نوم; شقة 0507 بثلاث غرف نوم' },
])('in $prefix/', ({ prefix, titles }) => {
  const homes = ['marina-crest-1204', 'harbour-lights-0507'].map((it) => `${prefix}/units/${it}`)

  it('a lead has the homes that the visitor keeps, by title and by id', async () => {
    const page = await open(prefix || '/', { baseURL: site.url() })
    await keep(page, homes)
    await page.goto(prefix + CONTACT)
    const form = inlineForm(page)
    await form.locator('[data-shortlist-titles]').waitFor()
    await hydrateForm(form)
    await fillContact(form)
    await submit(form)
    const [lead] = await site.arrived()
    expect(plain(lead?.shortlist)).toBe(titles)
    expect(lead?.shortlistIds).toMatch(/^[a-z0-9]{24} bhl88oyknxq8chhhpods6lju$/)
  })
})

it('a visitor may say no, and who keeps nothing is not asked', async () => {
  const page = await open(CONTACT, { baseURL: site.url() })
  const place = inlineForm(page).locator('[data-shortlist-form]')
  expect(await place.isVisible()).toBe(false)
  await keep(page, ['/units/marina-crest-1204'])
  await page.goto(CONTACT)
  await place.getByRole('checkbox').uncheck()
  const form = inlineForm(page)
  await hydrateForm(form)
  await fillContact(form)
  await submit(form)
  const [lead] = await site.arrived()
  expect(lead?.name).toBe('Ana Ruiz')
  expect(lead).not.toHaveProperty('shortlist')
  expect(lead).not.toHaveProperty('shortlistIds')
})

it('a form that is opened again sends what its box then says', async () => {
  const home = '/units/marina-crest-1204'
  const page = await open(home, { baseURL: site.url() })
  await keep(page, [home])
  const boxOf = (form: Locator) => form.locator('[data-shortlist-form]').getByRole('checkbox')
  const phone = '050 123 4567'
  await sendInterest(page, { name: 'Ana Ruiz', phone }, (form) => boxOf(form).uncheck())
  await sendInterest(page, { name: 'Ana Maria', phone }, async (form) => {
    expect(await boxOf(form).isChecked()).toBe(true)
  })
  await expect.poll(() => site.leads()).toHaveLength(2)
  const lists = site.leads().map(({ name, shortlist }) => [name, plain(shortlist)])
  expect(Object.fromEntries(lists)).toEqual({
    'Ana Ruiz': 'undefined',
    'Ana Maria': 'Two-bedroom apartment 1204',
  })
})
