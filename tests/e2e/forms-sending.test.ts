import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { HYDRATED } from '#src/components/behaviour/hydrated.ts'
import { oneOf } from '#tests/soak.ts'
import { holdRequests, useBrowser } from './browser.ts'
import {
  fillApplication,
  fillContact,
  hydrateForm,
  inlineForm,
  modalForm,
  sendInterest,
  submit,
  takeTime,
  useLeadSite,
} from './lead-site.ts'

const { open, openBlank, expectComplaints } = useBrowser()
const site = useLeadSite()

const openSite = (
  path: string,
  options: Parameters<typeof open>[1] = {},
  further: Parameters<typeof open>[2] = {},
) => open(path, { baseURL: site.url(), reducedMotion: 'reduce', ...options }, further)

const EARLY = '**/_next/static/media/early.*.js'

/** Sends the form of the modal that is shown, without any code of the page. */
const sendPlainly = async (page: Page, name: string) => {
  const form = page.locator('[id="modal:interest"] form[data-form]')
  await form.locator('[name="name"]').fill(name)
  await form.locator('[name="phone"]').fill('+971501234567')
  await form.locator('[name="email"]').fill('ana@example.com')
  await form.locator('[name="consent"]').check()
  await form.locator('button[type="submit"]').click()
  await page.waitForURL('**#modal-interest-sent')
}

const thanks = (page: Page, form = 'contact') => page.locator(`[id="${form}-sent"]`)

describe.each(
  oneOf(
    [
      {
        locale: 'en',
        prefix: '',
        name: 'Ana Ruiz',
        title: 'Write to us',
        words: 'Your message is with us',
      },
      {
        locale: 'ar',
        prefix: '/ar',
        name: 'ليلى حداد',
        title: 'اكتب إلينا',
        words: 'رسالتك وصلت',
      },
    ],
    0,
  ),
)('in $locale', ({ locale, prefix, name, title, words }) => {
  it('a lead that is filled in and sent arrives, and the visitor is thanked', async () => {
    const page = await openSite(`${prefix}/contact?utm_source=ad&utm_medium=cpc`)
    const form = inlineForm(page)
    await hydrateForm(form)
    await fillContact(form, name)
    await submit(form)
    await page.getByText(words).waitFor()
    await expect.poll(() => thanks(page).evaluate((it) => it === document.activeElement)).toBe(true)
    await form.waitFor({ state: 'hidden' })
    expect(await site.arrived()).toEqual([
      {
        name,
        email: 'ana@example.com',
        phone: '+971501234567',
        subject: 'visit',
        reference: '',
        message: 'May I see the show flat?',
        formKey: 'contact',
        formTitle: title,
        pageAddress: `${site.url()}${prefix}/contact?utm_source=ad&utm_medium=cpc`,
        pageLanguage: locale,
        landingPage: `${site.url()}${prefix}/contact`,
        browserLang: 'en-US',
        pageLang: 'en-US',
        formId: '7',
        utm: { source: 'ad', medium: 'cpc', campaign: '', term: '', referrer: '' },
        consentText: expect.stringContaining('(/privacy)'),
        consentHash: expect.stringMatching(/^[0-9a-f]{16}$/),
        consentVersion: '2026-05',
        consentGivenAt: expect.stringMatching(/Z$/),
      },
    ])
  })

  it('the visitor is thanked while the CRM is down, and the lead arrives after it is up', async () => {
    await site.crm().setFault({ kind: 'refusing' })
    const page = await openSite(`${prefix}/contact`)
    const form = inlineForm(page)
    await hydrateForm(form)
    await fillContact(form, name)
    await submit(form)
    await page.getByText(words).waitFor()
    expect(site.leads()).toEqual([])
    await site.crm().setFault(undefined)
    expect((await site.arrived()).map((lead) => lead.name)).toEqual([name])
  })

  it('without JavaScript the form is sent, and the page it came from says thanks', async () => {
    const page = await openSite(`${prefix}/contact`, { javaScriptEnabled: false })
    const form = inlineForm(page)
    await fillContact(form, name)
    await form.locator('button[type="submit"]').click()
    await page.waitForURL(`${site.url()}${prefix}/contact#contact-sent`)
    expect(await thanks(page).isVisible()).toBe(true)
    expect((await site.arrived()).map((lead) => lead.name)).toEqual([name])
  })
})

describe('without JavaScript', () => {
  it('a page in the visitor’s language says what is wrong, takes it anew and sends it', async () => {
    const page = await openSite('/ar/contact', { javaScriptEnabled: false })
    const form = inlineForm(page)
    // The same words as another test's would be the same lead, which has arrived.
    await fillContact(form, 'Lina Haddad')
    await form.locator('[name="phone"]').fill('+97150')
    await form.locator('button[type="submit"]').click()
    await page.waitForURL('**/api/lead')
    expect(await page.locator('html').getAttribute('lang')).toBe('ar')
    expect(await page.locator('li').innerText()).toContain('الهاتف')
    await page.getByLabel('الهاتف').fill('+971501234567')
    await page.getByRole('button').click()
    await page.waitForURL('**/ar/contact#contact-sent')
    expect(await site.arrived()).toMatchObject([{ name: 'Lina Haddad', phone: '+971501234567' }])
  })

  it('nor is it for the form of a page where its first script cannot be had', async () => {
    expectComplaints(/ERR_FAILED/)
    const page = await openBlank({ baseURL: site.url() })
    await page.route(EARLY, (route) => route.abort())
    await page.goto('/contact')
    const form = inlineForm(page)
    await fillContact(form, 'Mona Saleh')
    await form.locator('button[type="submit"]').click()
    await page.waitForURL('**/contact#contact-sent')
    expect((await site.arrived()).map((lead) => lead.name)).toEqual(['Mona Saleh'])
  })

  it.each([
    ['the script at the start of the page', EARLY, 'navigate', 'Mona'],
    ['what payloads share', '**/_next/static/payload/*.txt', 'reload', 'Rami'],
    ['the code', '**/_next/static/chunks/*.js', 'reload', 'Omar'],
  ])(
    'nor is it where %s cannot be had, for the form of a modal',
    async (_, missing, loadedBy, name) => {
      expectComplaints(/ERR_FAILED|Failed to (?:fetch|load chunk)|was preloaded using link preload/)
      const page = await openBlank({ baseURL: site.url(), reducedMotion: 'reduce' })
      await page.route(missing, (route) => route.abort())
      await page.mainFrame().goto('/projects/dune-house')
      // Where its code is missing, the page loads itself anew, once.
      await page.waitForFunction((type) => {
        const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
        return load?.type === type && document.readyState === 'complete'
      }, loadedBy)
      const modal = page.locator('[id="modal:interest"]')
      const opened = () => page.locator('a[href="#modal:interest"]').first().click()
      await opened()
      await modal.getByText('Close').filter({ visible: true }).click()
      await modal.waitFor({ state: 'hidden' })
      await opened()
      await sendPlainly(page, name)
      expect(await thanks(page, 'modal-interest').isVisible()).toBe(true)
      expect((await site.arrived()).map((lead) => lead.name)).toEqual([name])
    },
  )

  it('a modal says thanks where it was', async () => {
    const page = await openSite('/about#modal:interest', { javaScriptEnabled: false })
    await page.locator('[id="modal:interest"] [name="interest"]').selectOption({ index: 1 })
    await sendPlainly(page, 'Ana')
    expect(await thanks(page, 'modal-interest').isVisible()).toBe(true)
  })
})

describe('a form', () => {
  it('of a job sends the job’s title', async () => {
    const page = await openSite('/jobs/architect#modal:job')
    const form = modalForm(page)
    await hydrateForm(form)
    await fillApplication(form)
    await submit(form)
    await page.getByText('Your application has arrived').waitFor()
    const title = await page.locator('h1').innerText()
    expect(await site.arrived()).toMatchObject([
      { job: title, years: '7', truthful: true, portfolio: '' },
    ])
  })

  it('is sent once, however often its button is pressed', async () => {
    await site.crm().setFault({ kind: 'slow', ms: 1_000 })
    const page = await openSite('/contact')
    const form = inlineForm(page)
    await hydrateForm(form)
    await fillContact(form)
    await takeTime(page)
    const requests: string[] = []
    page.on('request', (request) => request.method() === 'POST' && requests.push(request.url()))
    const button = form.locator('button[type="submit"]')
    await button.dblclick()
    await form.getByText('Sending …').waitFor()
    await button.click()
    await thanks(page).waitFor()
    expect(requests).toHaveLength(1)
    expect(await site.arrived()).toHaveLength(1)
  })

  it('that could not be sent keeps its values, says how else to reach us, and is sent again', async () => {
    const page = await openSite('/contact')
    const form = inlineForm(page)
    await hydrateForm(form)
    await fillContact(form)
    await page.route('**/api/lead', (route) => route.abort('internetdisconnected'))
    await submit(form)
    const failed = form.locator('[data-outcome="failed"]')
    await failed.waitFor()
    expect(await failed.locator('a[href^="tel:"]').count()).toBe(1)
    expect(await failed.locator('a[href^="mailto:"]').count()).toBe(1)
    expect(await form.locator('[name="message"]').inputValue()).toBe('May I see the show flat?')
    await page.unroute('**/api/lead')
    await submit(form)
    await thanks(page).waitFor()
    expect(await site.arrived()).toHaveLength(1)
    expectComplaints(/LeadError: \[POST\] "\/api\/lead"/)
    expectComplaints(/ERR_INTERNET_DISCONNECTED/)
  })

  it('that an editor has changed meanwhile says so, and gives the values back when it is loaded again', async () => {
    const page = await openSite('/contact')
    const form = inlineForm(page)
    await hydrateForm(form)
    await fillContact(form)
    await site.withForms(
      'en',
      (forms) => {
        const [message] = forms.contact?.fields.filter(({ name }) => name === 'message') ?? []
        message?.rules.push({ rule: 'min', value: 200 })
        forms.contact?.fields.push({
          name: 'budget',
          label: 'Budget',
          kind: 'text',
          rules: [{ rule: 'required', value: null }],
          choices: [],
        })
      },
      async () => {
        await submit(form)
        await form.getByText('Minimum length is 200 characters').waitFor()
      },
    )
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getAttribute('name')))
      .toBe('message')
    await form.getByRole('button', { name: 'Load again' }).click()
    await page.waitForLoadState()
    await hydrateForm(form)
    await expect.poll(() => form.locator('[name="name"]').inputValue()).toBe('Ana Ruiz')
    await expect.poll(() => form.locator('[name="phone"]').inputValue()).toBe('+971 50 123 4567')
    expect(await form.locator('[name="consent"]').isChecked()).toBe(false)
    expectComplaints(/LeadError: \[POST\] "\/api\/lead": 422/)
    expectComplaints(/: 422 /)
  })

  it('in a modal that is opened again is empty, and sends another lead', async () => {
    const page = await openSite('/units/marina-crest-1204')
    const expectEmpty = async (form: Locator) => {
      expect(await form.locator('input[type="tel"]').count()).toBe(1)
      expect(await form.locator('[name="name"]').inputValue()).toBe('')
    }
    await sendInterest(page, { name: 'Ana Ruiz', phone: '050 123 4567' }, expectEmpty)
    await sendInterest(page, { name: 'Anna Maria', phone: '050 765 4321' }, expectEmpty)
    await expect.poll(() => site.leads()).toHaveLength(2)
    const phones = site.leads().map(({ name, phone }) => [name, phone])
    expect(Object.fromEntries(phones)).toEqual({
      'Ana Ruiz': '+971501234567',
      'Anna Maria': '+971507654321',
    })
  })

  it('that is filled in before its code has come is not too fast', async () => {
    const page = await openBlank({ baseURL: site.url(), reducedMotion: 'reduce' })
    const release = await holdRequests(page, '**/_next/static/chunks/*.js')
    await page.mainFrame().goto('/contact', { waitUntil: 'domcontentloaded' })
    const form = inlineForm(page)
    await fillContact(form, 'Salma Nasser')
    await takeTime(page)
    release()
    await page.waitForFunction((mark) => performance.getEntriesByName(mark).length > 0, HYDRATED)
    await form.locator('button[type="submit"]').click()
    expect((await site.arrived()).map((lead) => lead.name)).toEqual(['Salma Nasser'])
  })

  it('that is sent before it is hydrated waits for that', async () => {
    const page = await openSite('/contact')
    const form = inlineForm(page)
    await takeTime(page)
    await form.evaluate((it: HTMLFormElement) => {
      const set = (name: string, value: string) => {
        ;(it.elements.namedItem(name) as HTMLInputElement).value = value
      }
      set('name', 'Ana Ruiz')
      set('email', 'ana@example.com')
      set('phone', '050 123 4567')
      set('subject', 'visit')
      set('message', 'May I see the show flat?')
      ;(it.elements.namedItem('consent') as HTMLInputElement).checked = true
      document.documentElement.dataset.phoneCountry = 'AE'
      it.requestSubmit()
    })
    await thanks(page).waitFor()
    expect(await site.arrived()).toMatchObject([{ phone: '+971501234567' }])
  })
})

describe('where a visitor came from', () => {
  const utm = { source: 'ad', medium: '', campaign: 'spring', term: '' }
  const sendFrom = async (page: Page) => {
    await page.goto(`${site.url()}/ar/contact`)
    const form = inlineForm(page)
    await hydrateForm(form)
    await fillContact(form)
    await submit(form)
    await thanks(page).waitFor()
  }

  it('survives navigation, reload and another language', async () => {
    const page = await open('about:blank', { reducedMotion: 'reduce' })
    const referer = 'https://partner.example/list'
    await page.goto(`${site.url()}/projects?utm_source=ad&utm_campaign=spring`, { referer })
    await page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first().click()
    await page.waitForURL('**/projects/pearl-bay')
    await page.reload()
    await sendFrom(page)
    expect((await site.arrived())[0]?.utm).toEqual({ ...utm, referrer: referer })
  })

  it('is known in a tab that a link has opened, and no more in a later visit', async () => {
    const page = await open('about:blank', { reducedMotion: 'reduce' })
    await page.goto(`${site.url()}/projects?utm_source=ad&utm_campaign=spring&gclid=g1`)
    const link = page.getByRole('main').locator('a[href="/projects/pearl-bay"]').first()
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      link.click({ modifiers: ['Control'] }),
    ])
    await tab.waitForURL('**/projects/pearl-bay')
    await tab.bringToFront()
    await expect
      .poll(() => tab.evaluate(() => sessionStorage.getItem('visit')))
      .toContain('gclid=g1')
    await sendFrom(tab)
    expect((await site.arrived())[0]).toMatchObject({
      utm: { ...utm, referrer: '' },
      gclid: 'g1',
      landingPage: `${site.url()}/projects`,
    })
    expect(await tab.evaluate(() => [document.cookie, localStorage.length])).toEqual(['', 0])
    await page.close()
    await tab.clock.setFixedTime(Date.now() + 31 * 60_000)
    await tab.goto(`${site.url()}/units`)
    const visit = () => tab.evaluate(() => sessionStorage.getItem('visit'))
    await expect.poll(visit).toContain(encodeURIComponent('/units'))
    expect(await visit()).not.toContain('utm_source')
  })
})
