import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { html, pdf } from '#tests/fixtures/attachments.ts'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'
import { fillApplication, hydrateForm, submit, useLeadSite } from './lead-site.ts'

const { open, expectComplaints } = useBrowser()
const site = useLeadSite()

const cv = (bytes = pdf(), name = 'Anna CV – سيرة.pdf') => ({
  ...{ name, mimeType: 'application/pdf' },
  buffer: bytes,
})

const apply = (prefix: string, javaScriptEnabled = true) =>
  open(`${prefix}/jobs/architect#modal:job`, {
    baseURL: site.url(),
    reducedMotion: 'reduce',
    javaScriptEnabled,
  })

const formOf = (page: Page): Locator => page.locator('[id="modal:job"] form[data-form]')

const fileOf = (form: Locator) => form.locator('input[type="file"][name="cv"]')

/** The one lead that has come, and its file as whoever opens the link gets it. */
const received = async () => {
  const [lead] = await site.arrived()
  const response = await fetch(String(lead?.cv))
  return { lead, response, bytes: Buffer.from(await response.arrayBuffer()) }
}

describe.each(
  oneOf(
    [
      {
        prefix: '',
        kind: 'Please choose a PDF, a Word or OpenDocument file, or a picture',
        size: 'The file may have 4 MB at most',
      },
      {
        prefix: '/ar',
        kind: 'الرجاء اختيار ملف PDF أو Word أو OpenDocument أو صورة',
        size: 'يجب ألا يتجاوز حجم الملف 4 ميغابايت',
      },
    ],
    1,
  ),
)('an application on $prefix/jobs/…', ({ prefix, kind, size }) => {
  it('has the file that was chosen, after wrong ones were named', async () => {
    const page = await apply(prefix)
    const form = formOf(page)
    await hydrateForm(form)
    await fillApplication(form)
    const error = form.locator('[data-field="cv"] [data-error]')
    await fileOf(form).setInputFiles(cv(html, 'cv.html'))
    await expect.poll(() => error.innerText()).toBe(kind)
    expect(await fileOf(form).getAttribute('aria-invalid')).toBe('true')
    await fileOf(form).setInputFiles(cv(Buffer.alloc(4_000_001)))
    await expect.poll(() => error.innerText()).toBe(size)
    await fileOf(form).setInputFiles(cv())
    await expect.poll(() => error.innerText()).toBe('')
    await submit(form)
    await page.locator('[id="modal-job-sent"]').waitFor()
    const { lead, response, bytes } = await received()
    expect(lead).toMatchObject({ name: 'Anna Maria', years: '7', formKey: 'job' })
    expect(bytes.equals(pdf())).toBe(true)
    expect(response.headers.get('content-disposition')).toContain(encodeURIComponent('سيرة.pdf'))
    expect(site.leads()).toHaveLength(1)
  })
})

it('a file whose name lies is named at its field, and the next choice arrives', async () => {
  const page = await apply('')
  const form = formOf(page)
  await hydrateForm(form)
  await fillApplication(form)
  await fileOf(form).setInputFiles(cv(html, 'cv.pdf'))
  expectComplaints(/LeadError/)
  expectComplaints(/: 422 /)
  await submit(form)
  const error = form.locator('[data-field="cv"] [data-error]')
  await expect.poll(() => error.innerText()).toContain('Please choose a PDF')
  expect(await form.locator('[data-outcome="changed"]').isVisible()).toBe(false)
  expect(site.leads()).toEqual([])
  await fileOf(form).setInputFiles(cv())
  await submit(form)
  expect((await received()).bytes.equals(pdf())).toBe(true)
})

it('an application without a file arrives too', async () => {
  const page = await apply('')
  const form = formOf(page)
  await hydrateForm(form)
  await fillApplication(form)
  await submit(form)
  const [lead] = await site.arrived()
  expect(lead?.cv).toBe('')
})

describe('without scripts', () => {
  it('the file arrives with the form', async () => {
    const page = await apply('', false)
    const form = formOf(page)
    await fillApplication(form)
    await fileOf(form).setInputFiles(cv())
    await form.locator('button[type="submit"]').click()
    await page.waitForURL('**-sent')
    const { lead, bytes } = await received()
    expect(lead).toMatchObject({ name: 'Anna Maria', email: 'anna@example.com' })
    expect(bytes.equals(pdf())).toBe(true)
  })

  it('a wrong file is named on the answer page, where another one is chosen', async () => {
    const page = await apply('/ar', false)
    const form = formOf(page)
    await fillApplication(form)
    await fileOf(form).setInputFiles(cv(html, 'cv.pdf'))
    await form.locator('button[type="submit"]').click()
    await page.getByText('الرجاء اختيار ملف PDF').waitFor()
    await page.locator('input[type="file"][name="cv"]').setInputFiles(cv())
    await page.locator('form button').click()
    await page.waitForURL('**-sent')
    const { lead, bytes } = await received()
    expect(lead).toMatchObject({ name: 'Anna Maria', pageLanguage: 'ar' })
    expect(bytes.equals(pdf())).toBe(true)
  })
})
