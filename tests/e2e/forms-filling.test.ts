import type { Locator, Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { faultsOf } from '../axe.ts'
import { holdRequests, useBrowser } from './browser.ts'
import { hydrateForm, inlineForm, modalForm } from './lead-site.ts'

const { open, url } = useBrowser()

const STILL = { reducedMotion: 'reduce' } as const

const openForm = async (path: string, options: Parameters<typeof open>[1] = {}) => {
  const page = await open(path, { ...STILL, ...options })
  const form = path.includes('#modal') ? modalForm(page) : inlineForm(page)
  return { page, form }
}

/** What is said of a field; '' when nothing is. */
const message = async (form: Locator, name: string): Promise<string> =>
  (await form.locator(`[data-field="${name}"] [data-error]`).textContent()) ?? ''

const said = (form: Locator, name: string) => expect.poll(() => message(form, name))

/** The name of the field that has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

const chooseCountry = (page: Page, country: string) =>
  page.evaluate((it) => {
    document.documentElement.dataset.phoneCountry = it
  }, country)

describe('before anybody comes to a form', () => {
  it.each(['/', '/contact', '/about'])('%s loads nothing of it', async (path) => {
    const scripts: string[] = []
    const page = await open('about:blank')
    page.on('response', async (response) => {
      if (response.url().includes('/_next/static/chunks/')) scripts.push(await response.text())
    })
    await page.goto(url + path)
    await page.waitForLoadState('networkidle')
    const loaded = scripts.join('\n')
    expect(loaded).toContain('pointermove')
    // Words of zod, libphonenumber, imask and react-hook-form that stay in compiled code.
    for (const word of ['invalid_union', 'leadingDigits', 'unmaskedValue', 'shouldUnregister']) {
      expect(loaded.includes(word), word).toBe(false)
    }
  })
})

describe('a form that is hydrated', () => {
  it('neither moves nor loses what was typed, nor the focus', async () => {
    const { page, form } = await openForm('/contact')
    await page.evaluate(() => {
      const seen: number[] = []
      // As everybody counts them: what follows an input at once is no shift.
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as LayoutShift[]) {
          if (!entry.hadRecentInput) seen.push(entry.value)
        }
      }).observe({ type: 'layout-shift', buffered: true })
      Object.assign(window, { shifts: seen })
    })
    await form.scrollIntoViewIfNeeded()
    await form.locator('[name="name"]').fill('Ana')
    const before = await form.boundingBox()
    await form.locator('[name="phone"]').focus()
    await page.keyboard.type('+971501234567')
    await hydrateKeepingFocus(form)
    expect(await form.boundingBox()).toEqual(before)
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
      [],
    )
    expect(await form.locator('[name="name"]').inputValue()).toBe('Ana')
    expect(await form.locator('[name="phone"]').inputValue()).toBe('+971 50 123 4567')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('phone')
  })

  it('keeps the plus with which a number begins', async () => {
    const { page, form } = await openForm('/contact')
    const release = await holdRequests(page, '**/_next/static/chunks/*.js')
    await form.locator('[name="phone"]').focus()
    await page.keyboard.type('+')
    release()
    await hydrateKeepingFocus(form)
    await page.keyboard.type('971501234567')
    expect(await form.locator('[name="phone"]').inputValue()).toBe('+971 50 123 4567')
  })

  it('is hydrated by being scrolled into view', async () => {
    const { page, form } = await openForm('/')
    await page.mouse.move(5, 5)
    await form.scrollIntoViewIfNeeded()
    await form.and(page.locator('[data-live]')).waitFor()
  })
})

type LayoutShift = { value: number; hadRecentInput: boolean }

const hydrateKeepingFocus = async (form: Locator): Promise<void> => {
  await form.and(form.page().locator('[data-live]')).waitFor()
  await form.locator('select[data-country]').waitFor({ state: 'attached' })
}

describe('validation', () => {
  it('says on input what is wrong, and takes it back (§5.1)', async () => {
    const { form } = await openForm('/contact')
    await hydrateForm(form)
    const email = form.locator('[name="email"]')
    await email.fill('ana@')
    await said(form, 'email').toBe('Please enter a valid email address')
    expect(await email.getAttribute('aria-invalid')).toBe('true')
    expect(await email.getAttribute('aria-describedby')).toMatch(/-email-error/)
    await email.fill('ana@example.com')
    await said(form, 'email').toBe('')
    expect(await email.getAttribute('aria-invalid')).toBe(null)
    await form.locator('[name="message"]').fill('short')
    await said(form, 'message').toBe('Minimum length is 10 characters')
  })

  it.each(
    oneOf(
      [
        {
          path: '/contact',
          words: [
            'This field is required',
            'Please enter a phone number',
            'You must agree to the terms',
          ],
        },
        {
          path: '/ar/contact',
          words: ['هذا الحقل مطلوب', 'يُرجى إدخال رقم الهاتف', 'يجب أن توافق على الشروط'],
        },
      ],
      1,
    ),
  )(
    'of an empty form says all in $path, focuses the first and holds for axe',
    async ({ path, words }) => {
      const { page, form } = await openForm(path)
      await hydrateForm(form)
      await form.locator('button[type="submit"]').click()
      await said(form, 'name').toBe(words[0])
      expect(await message(form, 'phone')).toBe(words[1])
      expect(await message(form, 'consent')).toBe(words[2])
      await expect.poll(() => focused(page)).toBe('name')
      expect(await faultsOf(page)).toEqual([])
    },
  )

  it.each(['/jobs/architect#modal:job', '/ar/about#modal:interest'])(
    'in the modal %s holds for axe in dark colours',
    async (path) => {
      const { page, form } = await openForm(path, { colorScheme: 'dark' })
      await hydrateForm(form)
      await form.locator('button[type="submit"]').click()
      await form.locator('[aria-invalid="true"]').first().waitFor()
      expect(await faultsOf(page)).toEqual([])
    },
  )
})

describe('the telephone field', () => {
  it('starts with AE, and has a list of countries in the language of the page (§1.5)', async () => {
    const page = await open('about:blank', STILL)
    await page.route('**/api/country', (route) => route.fulfill({ body: '0;;;' }))
    const info: string[] = []
    page.on('console', (line) => line.type() === 'info' && info.push(line.text()))
    await page.goto(`${url}/ar/contact`)
    const form = inlineForm(page)
    await hydrateForm(form)
    const list = form.locator('select[data-country]')
    expect(await list.inputValue()).toBe('AE')
    expect(await list.locator('option').count()).toBeGreaterThan(240)
    expect(await list.locator('option:checked').innerText()).toMatch(/^الإمارات.* \u200e\+971$/)
    await expect.poll(() => info).toEqual([expect.stringContaining('unable to fetch the country')])
  })

  it.each([
    ['1;DE;DEU;Germany', 'DE'],
    ['0;FR;FRA;France', 'AE'],
    ['nonsense', 'AE'],
  ])('after the reply "%s" it has %s', async (reply, country) => {
    const page = await open('about:blank', STILL)
    await page.route('**/api/country', (route) => route.fulfill({ body: reply }))
    await page.goto(`${url}/contact`)
    const asked = page.waitForResponse('**/api/country')
    await hydrateForm(inlineForm(page))
    await (await asked).finished()
    await expect
      .poll(() => inlineForm(page).locator('select[data-country]').inputValue())
      .toBe(country)
  })

  it('is measured by the example of its country, and takes national numbers', async () => {
    const { page, form } = await openForm('/contact')
    await chooseCountry(page, 'AE')
    await hydrateForm(form)
    const phone = form.locator('[name="phone"]')
    await phone.pressSequentially('050123456')
    await said(form, 'phone').toBe('Phone number is too short')
    await phone.pressSequentially('7')
    await said(form, 'phone').toBe('')
    expect(await phone.inputValue()).toBe('050 123 4567')
    await form.locator('select[data-country]').selectOption('DE')
    await said(form, 'phone').toBe('Phone number is too short')
    expect(await phone.getAttribute('maxlength')).toBe('25')
  })

  it('follows the country of a number with its dial code', async () => {
    const { form } = await openForm('/contact')
    await hydrateForm(form)
    await form.locator('[name="phone"]').fill('+4915112345678')
    await expect.poll(() => form.locator('select[data-country]').inputValue()).toBe('DE')
  })

  it('follows what the page sets while it is open, until the visitor chooses', async () => {
    const { page, form } = await openForm('/contact')
    await chooseCountry(page, 'AE')
    await hydrateForm(form)
    const list = form.locator('select[data-country]')
    await chooseCountry(page, 'FR')
    await expect.poll(() => list.inputValue()).toBe('FR')
    await list.selectOption('OM')
    await chooseCountry(page, 'AE')
    expect(await list.inputValue()).toBe('OM')
  })

  it('begins with +49 where no country is set, or with the prefix that the page sets (§5.16)', async () => {
    for (const [prefix, shown] of [
      [undefined, '+49'],
      ['+44', '+44'],
    ]) {
      const { page, form } = await openForm('/contact')
      await page.evaluate((it) => {
        Object.assign(document.documentElement.dataset, {
          phoneCountry: '',
          ...(it && { phonePrefix: it }),
        })
      }, prefix)
      await hydrateForm(form)
      await expect.poll(() => form.locator('[name="phone"]').inputValue()).toBe(shown)
    }
  })
})

describe('a mask', () => {
  it.each(oneOf(['/contact', '/ar/contact'], 0))('holds what is typed in %s', async (path) => {
    const { form } = await openForm(path)
    await hydrateForm(form)
    const reference = form.locator('[name="reference"]')
    await reference.pressSequentially('1mc-12x045')
    expect(await reference.inputValue()).toBe('MC-1204')
  })

  it('takes up what was typed before', async () => {
    const { page, form } = await openForm('/contact')
    await form.evaluate((it: HTMLFormElement) => {
      ;(it.elements.namedItem('reference') as HTMLInputElement).value = 'mc1204'
    })
    await hydrateForm(form)
    await expect.poll(() => form.locator('[name="reference"]').inputValue()).toBe('MC-1204')
    expect(await page.locator('[data-live]').count()).toBe(1)
  })
})

describe('what was typed', () => {
  it('is there when a modal was closed by accident', async () => {
    const { page, form } = await openForm('/about#modal:visit')
    await hydrateForm(form)
    await form.locator('[name="name"]').fill('Ana Ruiz')
    await form.locator('[name="phone"]').fill('+971501234567')
    await page.keyboard.press('Escape')
    await page.locator('dialog[open]').waitFor({ state: 'detached' })
    await page.locator('header a[href="#modal:visit"]').first().click()
    await form.waitFor()
    expect(await form.locator('[name="name"]').inputValue()).toBe('Ana Ruiz')
    expect(await form.locator('[name="phone"]').inputValue()).toBe('+971 50 123 4567')
  })

  it('is there after a link in the form was followed, and in another language', async () => {
    const { page, form } = await openForm('/about#modal:interest')
    await hydrateForm(form)
    await form.locator('[name="name"]').fill('Ana Ruiz')
    await form.locator('a[href="/privacy"]').click()
    await page.waitForURL('**/privacy')
    await page.goto(`${url}/ar/about#modal:interest`)
    await hydrateForm(modalForm(page))
    const name = modalForm(page).locator('[name="name"]')
    await expect.poll(() => name.inputValue()).toBe('Ana Ruiz')
  })
})
