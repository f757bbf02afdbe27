import { cp } from 'node:fs/promises'
import { describe, expect, inject, it } from 'vitest'
import { MIN_FILL_MS } from '#src/site/lead.ts'
import { useLeadSite } from '#tests/e2e/lead-site.ts'
import { useBrowser } from './browser.ts'
import type { Page } from './page.ts'

const { open } = useBrowser()
const site = useLeadSite((outDir) => cp(inject('watchedSite').outDir, outDir, { recursive: true }))

const FORM = 'main form[data-form]'

/** Comes to the form, as a visitor does, and waits until its code answers. */
const openForm = async (path: string): Promise<Page> => {
  const page = await open(path, { url: site.url() })
  await page.run((it) => {
    const form = document.querySelector(it)
    form?.scrollIntoView()
    form?.querySelector<HTMLElement>('input:not([type="hidden"])')?.focus()
  }, FORM)
  await page.seen(`${FORM}[data-live]`).toBe(1)
  await page
    .until((it) => document.querySelectorAll(`${it} select[data-country]`).length, FORM)
    .toBe(1)
  return page
}

const field = (name: string) => `${FORM} [name="${name}"]`
const message = (page: Page, name: string) =>
  page.until(
    (it) => document.querySelector(it)?.textContent,
    `${FORM} [data-field="${name}"] [data-error]`,
  )
const submit = async (page: Page) => {
  // Whoever sends a form at once is a machine.
  const since = await page.run(() => performance.now())
  await page.until(() => performance.now()).toBeGreaterThan(since + MIN_FILL_MS)
  await page.click(`${FORM} button[type="submit"]`)
}

describe.each([
  { prefix: '', name: 'Ana Ruiz', required: 'This field is required' },
  { prefix: '/ar', name: 'ليلى حداد', required: 'هذا الحقل مطلوب' },
])('the form of $prefix/contact', ({ prefix, name, required }) => {
  it('says what is missing, and takes it back', async () => {
    const page = await openForm(`${prefix}/contact`)
    await page.click(`${FORM} button[type="submit"]`)
    await message(page, 'name').toBe(required)
    await page.until(() => document.activeElement?.getAttribute('name')).toBe('name')
    await page.type(field('name'), name)
    await message(page, 'name').toBe('')
    await page.type(field('phone'), '+971501234567')
    await page
      .until((it) => document.querySelector<HTMLInputElement>(it)?.value, field('phone'))
      .toBe('+971 50 123 4567')
    await page.type(field('reference'), 'mc1204')
    await page
      .until((it) => document.querySelector<HTMLInputElement>(it)?.value, field('reference'))
      .toBe('MC-1204')
  })

  it('is filled in and sent: the lead arrives, and the visitor is thanked', async () => {
    const page = await openForm(`${prefix}/contact?utm_source=ad`)
    await page.type(field('name'), name)
    await page.type(field('email'), 'ana@example.com')
    await page.type(field('phone'), '+971501234567')
    await page.choose(field('subject'), 'visit')
    await page.type(field('message'), 'May I see the show flat?')
    await page.click(field('consent'))
    await submit(page)
    await page.seen('[id="contact-sent"]').toBe(1)
    await page.until(() => document.activeElement?.id).toBe('contact-sent')
    expect(await site.arrived()).toMatchObject([
      { name, email: 'ana@example.com', phone: '+971501234567', utm: { source: 'ad' } },
    ])
  })
})
