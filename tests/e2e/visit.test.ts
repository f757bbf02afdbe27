import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'
import { hydrateForm, modalForm, submit, useLeadSite } from './lead-site.ts'

const { open } = useBrowser()
const site = useLeadSite()

/** The next day of the week that is at least a week away, 0 for Sunday, as `2026-11-30`. */
const nextDay = (weekday: number): string => {
  const day = new Date()
  day.setUTCDate(day.getUTCDate() + 7 + ((weekday + 7 - day.getUTCDay()) % 7))
  return day.toJSON().slice(0, 10)
}

const MONDAY = nextDay(1)
const SUNDAY = nextDay(0)

const LANGUAGES = [
  {
    prefix: '',
    label: 'Arrange a visit',
    hours: ['Monday–Thursday 09:00–19:00', 'Gulf Standard Time'],
    closed: 'We are closed on this day (Sunday). Please choose another one.',
    past: 'Please choose a day from today on',
  },
  {
    prefix: '/ar',
    label: 'احجز زيارة',
    hours: ['الاثنين–الخميس 09:00–19:00', 'توقيت الخليج'],
    closed: 'نحن مغلقون في هذا اليوم (الأحد). يُرجى اختيار يوم آخر.',
    past: 'يُرجى اختيار يوم ابتداءً من اليوم',
  },
]

const fill = async (form: Locator): Promise<void> => {
  await form.locator('[name="visitDate"]').fill(MONDAY)
  await form.locator('[name="visitTime"]').fill('14:30')
  await form.locator('[name="name"]').fill('Lina Haddad')
  await form.locator('[name="phone"]').fill('+971501234567')
  await form.locator('[name="consent"]').check()
}

describe.each(oneOf(LANGUAGES, 1))(
  'a visit in "$prefix"',
  ({ prefix, label, hours, closed, past }) => {
    const path = `${prefix}/units/harbour-lights-0507`

    it('asks for day and time behind each button that arranges one, and says when and where', async () => {
      const page = await open(path, { baseURL: site.url(), reducedMotion: 'reduce' })
      const links = page.getByRole('link', { name: label, exact: true, includeHidden: true })
      const targets = await links.evaluateAll((all) => all.map((it) => it.getAttribute('href')))
      expect(new Set(targets)).toEqual(new Set(['#modal:visit']))
      await page.locator('header a[href="#modal:visit"]').first().click()
      const form = modalForm(page)
      await hydrateForm(form)
      const day = form.locator('[name="visitDate"]')
      expect(await day.getAttribute('min')).toMatch(/^\d{4}-\d{2}-\d{2}$/)
      const said = form.locator('[data-field="visitDate"] [data-error]')
      const words = (await form.innerText()).replaceAll('\u2060', '')
      for (const part of hours) expect(words).toContain(part)
      await day.fill(SUNDAY)
      await expect.poll(() => said.textContent()).toBe(closed)
      await day.fill('2024-01-01')
      await expect.poll(() => said.textContent()).toBe(past)
      await fill(form)
      await expect.poll(() => said.textContent()).toBe('')
      await submit(form)
      const [lead] = await site.arrived()
      expect(lead).toMatchObject({
        visitDate: MONDAY,
        visitTime: '14:30',
        visitAt: `${MONDAY}T14:30:00+04:00`,
        formKey: 'visit',
        interest: 'harbour-lights',
      })
      expect(lead?.visitInWords).toContain('14:30')
    })

    it('is sent without scripts; a closed day can be put right on the page that answers', async () => {
      const page = await open(`${path}#modal:visit`, {
        baseURL: site.url(),
        javaScriptEnabled: false,
      })
      const form = page.locator('[id="modal:visit"] form[data-form]')
      await fill(form)
      await form.locator('[name="visitDate"]').fill(SUNDAY)
      await form.locator('button[type="submit"]').click()
      expect(await page.locator('li').innerText()).toContain(closed)
      await page.locator('input[type="date"]').fill(MONDAY)
      await page.getByRole('button').click()
      await page.waitForURL('**#modal-visit-sent')
      expect(await site.arrived()).toMatchObject([{ visitAt: `${MONDAY}T14:30:00+04:00` }])
    })
  },
)
