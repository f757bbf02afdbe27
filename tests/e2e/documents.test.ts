import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { describe, expect, inject, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'
import { submit, useLeadSite } from './lead-site.ts'

const { open, expectComplaints } = useBrowser()
const site = useLeadSite()

const HOME = '/units/marina-crest-1204'
const PROJECT = '/projects/marina-crest'
const ARTICLE = '/articles/a-checklist-for-handover'

const LANGUAGES = [
  {
    prefix: '',
    brochure: 'Brochure Marina Crest',
    prices: 'Price list Marina Crest',
    facts: /^PDF, \d+ kB$/,
    button: 'Get the brochure',
  },
  {
    prefix: '/ar',
    brochure: 'كتيّب مارينا كريست',
    prices: 'قائمة أسعار مارينا كريست',
    facts: /^\u2068PDF\u2069، \d+ كيلوبايت$/,
    button: 'حمّل الكتيّب',
  },
]

const offer = (page: Page, title: string) => page.locator('[data-file]').filter({ hasText: title })

/**
 * What a link saves: under which name, and whether it is the published file, whole. The name is that of the link: a
 * browser on a system without Arabic letters in its file names takes another.
 */
const saved = async (page: Page, link: ReturnType<Page['locator']>) => {
  const href = (await link.getAttribute('href')) ?? ''
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  const bytes = await readFile(await download.path())
  const published = await readFile(join(inject('site').outDir, href))
  const name = await link.getAttribute('download')
  const suggested = download.suggestedFilename()
  if (/^[ -~]*$/.test(name ?? '')) expect(suggested).toBe(name)
  return { name: plain(name), whole: bytes.equals(published) }
}

/** Titles are typeset for the page: spaces that do not break are spaces all the same. */
const plain = (text: unknown): string => String(text).replace(/\u00a0/g, ' ')

describe.each(oneOf(LANGUAGES, 1))(
  'the documents of a home, in "$prefix"',
  ({ prefix, brochure, prices, facts }) => {
    it.each([true, false])(
      'are saved at once under their titles, with type and size said (scripts: %s)',
      async (javaScriptEnabled) => {
        const page = await open(prefix + HOME, { javaScriptEnabled })
        const link = offer(page, brochure).locator('a')
        expect(await saved(page, link)).toEqual({ name: `${brochure}.pdf`, whole: true })
        const said = await link.ariaSnapshot()
        expect(said).toContain('PDF')
        const shown = await link.locator('[aria-hidden]').innerText()
        expect(plain(shown)).toMatch(facts)
      },
    )

    it.each([true, false])(
      'are asked for by form where their editor wants a lead, which says which (scripts: %s)',
      async (javaScriptEnabled) => {
        const page = await open(prefix + HOME, {
          ...{ baseURL: site.url(), reducedMotion: 'reduce' as const, javaScriptEnabled },
        })
        const asked = offer(page, prices)
        const given = asked.locator('[role="status"] a[download]')
        expect(await given.isVisible()).toBe(false)
        await asked.locator('summary').click()
        const form = asked.locator('form')
        await form.locator('[name="name"]').fill('Ana Ruiz')
        await form.locator('[name="email"]').fill('ana@example.com')
        await form.locator('[name="consent"]').check()
        if (javaScriptEnabled) {
          await form.and(page.locator('[data-live]')).waitFor()
          await submit(form)
        } else {
          await form.locator('button[type="submit"]').click()
          await page.waitForURL('**#file-3-sent')
        }
        await given.waitFor()
        expect(await saved(page, given)).toEqual({ name: `${prices}.pdf`, whole: true })
        const [lead] = await site.arrived()
        expect(plain(lead?.file)).toBe(prices)
        expect(lead).toMatchObject({
          ...{ name: 'Ana Ruiz', formKey: 'file', formId: '7', unitId: expect.any(String) },
          fileName: await asked.getAttribute('data-file'),
        })
      },
    )

    it('stay with the form when the lead cannot be sent', async () => {
      const page = await open(prefix + HOME, { baseURL: site.url(), reducedMotion: 'reduce' })
      const asked = offer(page, prices)
      await asked.locator('summary').click()
      const form = asked.locator('form')
      await form.locator('[name="name"]').fill('Ana Ruiz')
      await form.locator('[name="email"]').fill('ana@example.com')
      await form.locator('[name="consent"]').check()
      await form.and(page.locator('[data-live]')).waitFor()
      expectComplaints(/ERR_FAILED|LeadError/)
      await page.route('**/api/lead', (route) => route.abort())
      await submit(form)
      await asked.locator('[data-outcome="failed"]').waitFor()
      expect(await asked.locator('[role="status"] a').isVisible()).toBe(false)
      expect(await form.locator('[name="name"]').inputValue()).toBe('Ana Ruiz')
    })
  },
)

describe.each(oneOf(LANGUAGES, 0))('a link to a file, in "$prefix"', ({ prefix, button }) => {
  it('is a button that saves it', async () => {
    const page = await open(prefix + PROJECT)
    const link = page.getByRole('link', { name: button })
    const { name, whole } = await saved(page, link)
    expect(name).toMatch(/^marina-crest-brochure-\w\w\.pdf$/)
    expect(whole).toBe(true)
    expect(await link.ariaSnapshot()).toContain('PDF')
  })

  it('in the text of an article says type and size', async () => {
    const page = await open(prefix + ARTICLE)
    const link = page.locator('main a[download]')
    expect(await link.innerText()).toMatch(/\(\u2068?PDF/)
    expect((await saved(page, link)).whole).toBe(true)
  })
})

describe('a published document', () => {
  it('has its type, is cached for ever, and is saved rather than opened', async () => {
    const page = await open(HOME)
    const href = await offer(page, 'Brochure').locator('a').getAttribute('href')
    expect(href).toMatch(/^\/media\/[\w-]+\.[0-9a-f]{8}\.pdf$/)
    const answer = await page.request.get(href ?? '')
    const headers = answer.headers()
    expect(headers['content-type']).toBe('application/pdf')
    expect(headers['content-disposition']).toBe('attachment')
    expect(headers['cache-control']).toContain('immutable')
  })
})
