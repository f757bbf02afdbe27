import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf, runs } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'
import { fillContact, hydrateForm, inlineForm, submit, useLeadSite } from './lead-site.ts'

const { open } = useBrowser({ pictures: true })
const site = useLeadSite()

const fillInterest = async (form: Locator): Promise<void> => {
  await form.locator('[name="name"]').fill('Ana Ruiz')
  await form.locator('[name="phone"]').fill('+971501234567')
  await form.locator('[name="email"]').fill('ana@example.com')
  await form.locator('[name="consent"]').check()
}

const fillJob = async (form: Locator): Promise<void> => {
  await fillInterest(form)
  await form.locator('[name="years"]').fill('5')
  await form.locator('[name="message"]').fill('I have drawn houses for ten years.')
  await form.locator('[name="truthful"]').check()
}

/** The page of an entry, and the form that a visitor sends there. */
type Case = {
  path: string
  form: 'interest' | 'job' | 'contact'
  fill: (form: Locator) => Promise<void>
  /** What the lead says of what it is about. */
  about: Record<string, string>
}

const casesOf = (words: Record<'unit' | 'home' | 'project' | 'chosen' | 'job', string>): Case[] => [
  {
    path: '/units/harbour-lights-0507',
    form: 'interest',
    fill: fillInterest,
    about: {
      unit: words.unit,
      unitId: 'bhl88oyknxq8chhhpods6lju',
      project: words.home,
      projectId: 'cdl9xhvlkiz0a27dv6p44fnw',
      interest: 'harbour-lights',
    },
  },
  {
    path: '/projects/palm-court',
    form: 'interest',
    fill: fillInterest,
    about: {
      project: words.project,
      projectId: 'bax9pwveatvjbbx7su00iz9x',
      interest: 'palm-court',
    },
  },
  {
    path: '/jobs/architect',
    form: 'job',
    fill: fillJob,
    about: { job: words.job, jobId: 'vl9jyivvcqzw63exkf6xbtzu' },
  },
  {
    path: '/about',
    form: 'interest',
    fill: async (form) => {
      await fillInterest(form)
      await form.locator('select[name="interest"]').selectOption('pearl-bay')
    },
    about: {
      project: words.chosen,
      projectId: 'ex5pmwwxdfri3p57b0s9e08w',
      interest: 'pearl-bay',
    },
  },
  { path: '/contact', form: 'contact', fill: fillContact, about: {} },
]

/** In a short run each case is with scripts in one language and without in the other. */
const inTurn = (cases: Case[], prefix: string) =>
  cases.map((it, index) => ({ ...it, scripts: (index % 2 === 0) === (prefix === '') }))

const ABOUT = ['unit', 'unitId', 'project', 'projectId', 'job', 'jobId', 'interest']

/** Titles are typeset for the page: spaces that do not break are spaces all the same. */
const plain = (text: unknown): string => String(text).replace(/\u00a0/g, ' ')

const originOf = (lead: Record<string, unknown> = {}) => ({
  ...Object.fromEntries(
    ABOUT.filter((name) => name in lead).map((name) => [name, plain(lead[name])]),
  ),
  formKey: lead.formKey,
  formTitle: plain(lead.formTitle),
  pageAddress: lead.pageAddress,
  pageLanguage: lead.pageLanguage,
})

const formOf = (page: Page, { form }: Case): Locator =>
  form === 'contact'
    ? inlineForm(page)
    : page.locator(`[id="modal:${form}"] form[data-form="${form}"]`)

describe.each([
  {
    locale: 'en',
    prefix: '',
    titles: { interest: 'Ask a question', job: 'Apply', contact: 'Write to us' },
    words: {
      unit: 'Three-bedroom apartment 0507',
      home: 'Harbour Lights',
      project: 'Palm Court',
      chosen: 'Pearl Bay',
      job: 'Architect, housing',
    },
  },
  {
    locale: 'ar',
    prefix: '/ar',
    titles: { interest: 'اطرح سؤالك', job: 'تقدّم للوظيفة', contact: 'اكتب إلينا' },
    words: {
      unit: 'شقة 0507 بثلاث غرف نوم',
      home: 'هاربر لايتس',
      project: 'بالم كورت',
      chosen: 'بيرل باي',
      job: 'مهندس معماري للمشاريع السكنية',
    },
  },
])('in $locale the receiver can tell where a lead came from:', (language) => {
  const { locale, prefix, titles, words } = language

  describe.each(inTurn(casesOf(words), prefix))('of the form "$form" on $path', (it_) => {
    const { path, form: key, fill, about, scripts } = it_
    const origin = (query: string) => ({
      ...about,
      formKey: key,
      formTitle: titles[key],
      pageAddress: `${site.url()}${prefix}${path}${query}`,
      pageLanguage: locale,
    })
    const hash = key === 'contact' ? '' : `#modal:${key}`

    it.each(runs({ test: [scripts], soak: [true, false] }))(
      'scripts: %s',
      async (javaScriptEnabled) => {
        const source = javaScriptEnabled ? 'ad' : 'mail'
        const page = await open(`${prefix}${path}?utm_source=${source}${hash}`, {
          baseURL: site.url(),
          reducedMotion: 'reduce',
          javaScriptEnabled,
        })
        const form = formOf(page, it_)
        if (javaScriptEnabled) await hydrateForm(form)
        await fill(form)
        if (javaScriptEnabled) await submit(form)
        else {
          await form.locator('button[type="submit"]').click()
          await page.waitForURL('**-sent')
        }
        const [lead] = await site.arrived()
        expect(originOf(lead)).toEqual(origin(`?utm_source=${source}`))
        expect(lead).toMatchObject({ browserLang: 'en-US', pageLang: 'en-US', formId: '7' })
      },
    )
  })
})

describe.each(
  oneOf(
    [
      { prefix: '', title: 'Three-bedroom apartment 0507' },
      { prefix: '/ar', title: 'شقة 0507 بثلاث غرف نوم' },
    ],
    1,
  ),
)('the form that opens on $prefix/units/…', ({ prefix, title }) => {
  it.each([true, false])(
    'names the home, shows its picture and price, and does not ask which project (scripts: %s)',
    async (javaScriptEnabled) => {
      const page = await open(`${prefix}/units/harbour-lights-0507#modal:interest`, {
        baseURL: site.url(),
        reducedMotion: 'reduce',
        javaScriptEnabled,
      })
      const dialog = page.locator('[id="modal:interest"]')
      const subject = dialog.locator('[data-subject="unit"]')
      await subject.waitFor()
      expect(plain(await subject.innerText())).toContain(title)
      expect(await subject.locator('[data-price]').innerText()).toBe(
        await page.locator('main [data-price]').first().innerText(),
      )
      await expect
        .poll(() => subject.locator('img').evaluate((it: HTMLImageElement) => it.naturalWidth))
        .toBeGreaterThan(0)
      expect(await dialog.locator('select[name="interest"]').count()).toBe(0)
      expect(await dialog.locator('[data-field="interest"]').isVisible()).toBe(false)
    },
  )

  it('asks which project again on a page that does not know', async () => {
    const page = await open(`${prefix}/units/harbour-lights-0507#modal:interest`, {
      baseURL: site.url(),
      reducedMotion: 'reduce',
    })
    await page.locator('dialog[open] [data-subject]').waitFor()
    await page.keyboard.press('Escape')
    await page.goto(`${site.url()}${prefix}/about#modal:interest`)
    await page.locator('dialog[open] select[name="interest"]').waitFor()
    expect(await page.locator('dialog[open] [data-subject]').count()).toBe(0)
  })
})

describe('a form that is hydrated when the visitor follows a link to a home', () => {
  it('keeps what was typed, and is about that home', async () => {
    const page = await open('/units', { baseURL: site.url(), reducedMotion: 'reduce' })
    await page.evaluate(() => Object.assign(window, { sameDocument: true }))
    await page.evaluate(() => {
      location.hash = '#modal:interest'
    })
    const form = page.locator('dialog[open] form[data-form]')
    await hydrateForm(form)
    await form.locator('[name="name"]').fill('Lina Haddad')
    await form.locator('select[name="interest"]').selectOption('pearl-bay')
    await page.keyboard.press('Escape')
    const home = page.locator('main a[href^="/units/"]').first()
    const path = (await home.getAttribute('href')) ?? ''
    await home.click()
    await page.waitForURL(`**${path}`)
    await page.locator('main a[href="#modal:interest"]').first().click()
    await hydrateForm(form)
    await expect.poll(() => form.locator('[name="name"]').inputValue()).toBe('Lina Haddad')
    await form.locator('[name="phone"]').fill('+971501234567')
    await form.locator('[name="email"]').fill('lina@example.com')
    await form.locator('[name="consent"]').check()
    await submit(form)
    const [lead] = await site.arrived()
    expect(lead).toMatchObject({ name: 'Lina Haddad', pageAddress: `${site.url()}${path}` })
    expect(path).toContain(String(lead?.interest))
    expect(lead?.unitId).toMatch(/^[a-z0-9]{24}$/)
    expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true)
  })
})
