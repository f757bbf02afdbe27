import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { hydrateForm, modalForm, submit } from './lead-site.ts'
import { answer, useTrackedSite } from './tracked-site.ts'

const { openTracked, reported } = useTrackedSite('visitor-events', useBrowser({ pictures: true }))

/** What the tag manager would read of events, with what each says, but for where it was. */
const events = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window.dataLayer ?? []) as Record<string, unknown>[])
      .filter(({ page_kind }) => page_kind !== undefined)
      .map(({ event, page_kind, title, path, language, ...details }) =>
        [event, ...Object.values(details).filter((it) => it !== undefined)].join(' '),
      ),
  )

const HOME = '/units/harbour-lights-0507'
const ABOUT_HOME = 'harbour-lights harbour-lights-0507 3680000 AED'
const ABOUT_OTHER = 'palm-court palm-court-101 1390000 AED'

/** Chromium without a screen has no share sheet. */
const withShareSheet = (page: Page) =>
  page.addInitScript(() => {
    navigator.share = () => Promise.resolve()
  })

describe('what visitors do', () => {
  const openAllowed = async (path: string) => {
    const opened = await openTracked(path, { viewport: { width: 1_280, height: 900 } })
    await answer(opened.page, 'accept')
    await expect.poll(() => opened.reports.length).toBeGreaterThan(1)
    return opened
  }
  /** What the pixel was told, without what it is given to start with. */
  const told = (reports: string[]) =>
    reports.slice(1).map((it) => decodeURIComponent(it).replace(/^.*call=track(?:Custom)?-/, ''))

  it('on the page of a home is reported once each, and nothing of what was typed', async () => {
    const { page, reports, question } = await openTracked(
      `${HOME}?email=ana@example.com`,
      { viewport: { width: 1_280, height: 900 }, permissions: ['clipboard-write'] },
      withShareSheet,
    )
    await question.waitFor()
    const heart = page.locator('main [data-heart]').first()
    await heart.click()
    expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
    await answer(page, 'accept')
    const expected = [`page_view ${ABOUT_HOME}`, `view_item ${ABOUT_HOME}`]
    await expect.poll(() => events(page)).toEqual(expected)
    const happened = async (...events_: string[]) => {
      expected.push(...events_)
      await expect.poll(() => events(page)).toEqual(expected)
    }
    await heart.click()
    await happened(`remove_from_wishlist ${ABOUT_HOME}`)
    await heart.click()
    await happened(`add_to_wishlist ${ABOUT_HOME}`)

    await page.locator('a[data-gallery="pictures"]').first().click()
    await page.getByRole('dialog', { name: 'Pictures' }).waitFor()
    await happened(`gallery ${ABOUT_HOME} pictures`)
    await page.keyboard.press('Escape')

    await page.locator('main [popovertarget="share"]').first().click()
    await page.locator('#share [data-share="copy"]').click()
    await happened(`share ${ABOUT_HOME} link`)
    await page.locator('#share [data-share="sheet"]').click()
    await happened(`share ${ABOUT_HOME} sheet`)

    // The browser would leave the page for these.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    await page.locator('#share a[href^="https://wa.me/?"]').click()
    await happened(`share ${ABOUT_HOME} whatsapp`)
    await page.keyboard.press('Escape')
    await page.locator('main a[href^="tel:"]').first().click()
    await page.locator('main a[href^="https://wa.me/9"]').first().click()
    await page.locator('main a[download]').first().dispatchEvent('click')
    await happened(
      `call ${ABOUT_HOME}`,
      `whatsapp ${ABOUT_HOME}`,
      `brochure ${ABOUT_HOME} Brochure Harbour Lights.pdf`,
    )
    await page.evaluate(() => document.querySelector('#plan')?.scrollIntoView({ block: 'center' }))
    await happened(`plan ${ABOUT_HOME}`)
    expect(JSON.stringify(await page.evaluate(() => window.dataLayer))).not.toContain('ana@')
    await expect.poll(() => told(reports)).toHaveLength(expected.length)
    expect(reports.join()).not.toContain('ana@')
  })

  it('with a form is reported from its opening to the lead, under whose id the server reports it too', async () => {
    const { page, reports } = await openAllowed(HOME)
    await page.locator('main a[href="#modal:interest"]').first().click()
    const form = modalForm(page)
    await hydrateForm(form)
    const ofForm = async () => (await events(page)).filter((it) => /form|lead/.test(it))
    const start = ['form_open', 'form_begin'].map((it) => `${it} ${ABOUT_HOME} interest`)
    await expect.poll(ofForm).toEqual(start.slice(0, 1))
    await form.locator('[name="name"]').fill('Ana Ruiz')
    await form.locator('[name="phone"]').fill('+971501234567')
    await submit(form)
    const wrong = `form_error ${ABOUT_HOME} interest invalid email,consent`
    await expect.poll(ofForm).toEqual([...start, wrong])
    await form.locator('[name="email"]').fill('ana@example.com')
    await form.locator('[name="consent"]').check()
    await submit(form)
    await expect.poll(reported).toHaveLength(1)
    const [lead] = reported()
    await expect
      .poll(ofForm)
      .toEqual([...start, wrong, `generate_lead ${ABOUT_HOME} interest ${lead?.lead_id}`])
    expect(lead).toMatchObject({
      event: 'generate_lead',
      form: 'interest',
      path: HOME,
      project: 'Harbour Lights',
      value: 3_680_000,
      currency: 'AED',
    })
    await expect.poll(() => told(reports).filter((it) => it.startsWith('Lead'))).toHaveLength(1)
    const all = JSON.stringify([await page.evaluate(() => window.dataLayer), reports, reported()])
    expect(all).not.toMatch(/Ana|Ruiz|ana@|501234567/)
  })

  it('on the way through the site is reported once for each page, also back and forward', async () => {
    const { page, reports } = await openAllowed('/units')
    const views = async () => (await events(page)).filter((it) => /page_view|view_item/.test(it))
    await expect.poll(views).toEqual(['page_view'])
    const other = page.locator('main a[href="/units/palm-court-101"]').first()
    await other.click()
    const home = ['page_view', 'view_item'].map((it) => `${it} ${ABOUT_OTHER}`)
    await expect.poll(views).toEqual(['page_view', ...home])
    await page.goBack()
    await expect.poll(views).toEqual(['page_view', ...home, 'page_view'])
    await page.goForward()
    await expect.poll(views).toEqual(['page_view', ...home, 'page_view', ...home])
    const titles = await page.evaluate(() =>
      ((window.dataLayer ?? []) as { event?: string; title?: string }[])
        .filter(({ event }) => event === 'page_view')
        .map(({ title }) => title),
    )
    expect(titles[0]).toBe(titles[2])
    expect(titles[1]).toBe(titles[3])
    expect(titles[1]).toContain('101')
    await expect.poll(() => told(reports).filter((it) => it === 'PageView')).toHaveLength(4)
  })

  it('in another language is reported as another page, also back and forward', async () => {
    const { page, reports } = await openAllowed(HOME)
    const views = () =>
      page.evaluate(() =>
        ((window.dataLayer ?? []) as Record<string, string | undefined>[])
          .filter(({ event }) => event === 'page_view' || event === 'view_item')
          .map(({ event, path, language }) => `${event} ${path} ${language}`),
      )
    const shown = (path: string, language: string) =>
      ['page_view', 'view_item'].map((it) => `${it} ${path} ${language}`)
    const english = shown(HOME, 'en')
    const arabic = shown(`/ar${HOME}`, 'ar')
    let pages = 0
    // The next page comes once both have heard of this one: each document loads its own pixel.
    const reportedOnce = async (expected: string[]) => {
      await expect.poll(views).toEqual(expected)
      pages += 1
      await expect.poll(() => told(reports).filter((it) => it === 'PageView')).toHaveLength(pages)
    }
    await reportedOnce(english)
    await page.getByRole('button', { name: 'Language: English' }).first().click()
    await page.getByRole('link', { name: 'العربية' }).first().click()
    await reportedOnce(arabic)
    await page.goBack()
    await reportedOnce(english)
    await page.goForward()
    await reportedOnce(arabic)
  })

  it('with the links of an article to networks is reported as sharing, once each', async () => {
    const { page, reports } = await openAllowed('/articles/a-checklist-for-handover')
    const shares = async () => (await events(page)).filter((it) => !it.startsWith('page_view'))
    // The browser would leave the page for these.
    await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
    const networks = page.locator('article [data-network]')
    expect(await networks.count()).toBe(2)
    for (const network of await networks.all()) await network.click()
    await expect.poll(shares).toEqual(['share linkedin.com', 'share whatsapp'])
    await expect.poll(() => told(reports).filter((it) => it.startsWith('Shared'))).toHaveLength(2)
    await page.locator('footer a[href^="https://"]').first().click()
    expect(await shares()).toHaveLength(2)
  })

  it('with the filter is reported once it rests, by what the filter knows', async () => {
    const { page } = await openAllowed('/units?email=ana@example.com')
    const filters = async () => (await events(page)).filter((it) => it.startsWith('filter'))
    await page.locator('main [name="q"]').pressSequentially('Ana')
    await expect.poll(filters).toEqual(['filter q'])
    await page.locator('main [name="q"]').fill('')
    await page.locator('details[data-key="kind"] summary').click()
    for (const kind of await page.locator('details[data-key="kind"] label').all())
      await kind.click()
    await expect.poll(filters).toHaveLength(2)
    expect((await filters())[1]).toMatch(/^filter kind kind=\w+(&kind=\w+)*$/)
    expect(await page.evaluate(() => JSON.stringify(window.dataLayer))).not.toMatch(/Ana|ana@/)
  })
})
