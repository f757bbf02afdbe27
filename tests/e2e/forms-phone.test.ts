import { setTimeout as sleep } from 'node:timers/promises'
import type { BrowserContextOptions, Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { oneOf } from '#tests/soak.ts'
import { useBrowser } from './browser.ts'
import { hydrateForm, inlineForm } from './lead-site.ts'

const { open, openBlank } = useBrowser()

const openPhone = async (path: string, options: BrowserContextOptions = {}) => {
  const page = await open(path, { reducedMotion: 'reduce', ...options })
  const form = inlineForm(page)
  await hydrateForm(form)
  return {
    phone: form.locator('[name="phone"]'),
    countries: form.locator('select[data-country]'),
    said: form.locator('[data-field="phone"] [data-error]'),
    hint: form.locator('[data-field="phone"] [data-phone-example]'),
    called: form.locator('[data-phone-called]'),
  }
}

const text = (locator: Locator) => expect.poll(() => locator.textContent())

describe.each(
  oneOf(
    [
      {
        path: '/contact',
        message:
          'This number does not match the country (United States). Please check it, or start with + and the country code.',
        calls: 'We call \u2066+971\u00a050\u00a0123\u00a04567\u2069 (United Arab Emirates)',
        fits: 'Use \u2066+971\u00a050\u00a0123\u00a04567\u2069 (United Arab Emirates)',
      },
      {
        path: '/ar/contact',
        message:
          'هذا الرقم لا يطابق الدولة (الولايات المتحدة). يُرجى التحقق منه، أو البدء بعلامة + ثم رمز الدولة.',
        calls:
          'سنتصل بالرقم \u2066+971\u00a050\u00a0123\u00a04567\u2069 (الإمارات العربية المتحدة)',
        fits: 'استخدام الرقم \u2066+971\u00a050\u00a0123\u00a04567\u2069 (الإمارات العربية المتحدة)',
      },
      {
        path: '/de/kontakt',
        message:
          'Diese Nummer passt nicht zum Land (Vereinigte Staaten). Bitte prüfen Sie sie, oder beginnen Sie mit + und der Ländervorwahl.',
        calls:
          'Wir rufen \u2066+971\u00a050\u00a0123\u00a04567\u2069 an (Vereinigte Arabische Emirate)',
        fits: '\u2066+971\u00a050\u00a0123\u00a04567\u2069 verwenden (Vereinigte Arabische Emirate)',
      },
    ],
    2,
  ),
)('a telephone field of $path', ({ path, message, calls, fits }) => {
  it('refuses a number that the chosen country does not have, and names the country', async () => {
    const { phone, countries, said } = await openPhone(path)
    await countries.selectOption('US')
    await phone.pressSequentially('0501234567')
    await text(said).toBe(message)
    await countries.selectOption('AE')
    await text(said).toBe('')
    expect(await phone.inputValue()).toBe('050 123 4567')
  })

  it('offers the country that fits, and says which number is called', async () => {
    const { phone, countries, said, called } = await openPhone(path)
    await countries.selectOption('US')
    await phone.pressSequentially('0501234567')
    await text(called).toBe(fits)
    await called.locator('button').click()
    await text(called).toBe(calls)
    expect(await said.textContent()).toBe('')
    expect(await countries.inputValue()).toBe('AE')
    expect(await phone.inputValue()).toBe('+971 50 123 4567')
    await countries.selectOption('DE')
    expect(await phone.inputValue()).toBe('+971 50 123 4567')
    expect(await countries.inputValue()).toBe('AE')
  })

  it('shows an example of the chosen country in the field and below it', async () => {
    const { phone, countries, hint } = await openPhone(path)
    expect(await hint.textContent()).toBe('+971 50 123 4567')
    expect(await phone.getAttribute('placeholder')).toBe('050 123 4567')
    await countries.selectOption('DE')
    await text(hint).toBe('+49 1512 3456789')
    expect(await phone.getAttribute('placeholder')).toBe('01512 3456789')
    await phone.fill('+12015550123')
    await text(hint).toBe('+1 201 555 0123')
  })

  it('keeps AE where nobody knows the country of the visitor', async () => {
    const { phone, countries } = await openPhone(path)
    await phone.page().waitForLoadState('networkidle')
    expect(await countries.inputValue()).toBe('AE')
  })
})

describe('the country of a telephone field', () => {
  const openWithLookup = async (reply: string, until: () => Promise<unknown>) => {
    const page = await openBlank({ reducedMotion: 'reduce' })
    await page.route('**/api/country', async (route) => {
      await until()
      await route.fulfill({ body: reply })
    })
    await page.goto('/contact')
    const form = inlineForm(page)
    const answered = page.waitForResponse('**/api/country')
    await hydrateForm(form)
    return { form, answered, countries: form.locator('select[data-country]') }
  }
  const settle = (form: Locator) => form.page().waitForTimeout(200)

  it('stays when the lookup answers after the visitor has come to the field', async () => {
    const { promise: come, resolve: comes } = Promise.withResolvers<void>()
    const { form, answered, countries } = await openWithLookup('1;FR;FRA;France', () => come)
    await form.locator('[name="phone"]').focus()
    comes()
    await answered
    await settle(form)
    expect(await countries.inputValue()).toBe('AE')
  })

  it('stays when the lookup takes longer than a second, and is then offered for a number', async () => {
    const { form, answered, countries } = await openWithLookup('1;FR;FRA;France', () =>
      sleep(1_500),
    )
    await answered
    await settle(form)
    expect(await countries.inputValue()).toBe('AE')
    await form.locator('[name="phone"]').pressSequentially('0612345678')
    await text(form.locator('[data-phone-called]')).toContain(
      '+33\u00a06\u00a012\u00a034\u00a056\u00a078',
    )
  })

  it('is no hindrance for a number that is newer than the plan, with its dial code', async () => {
    const { phone, said, called } = await openPhone('/contact')
    await phone.pressSequentially('0571234567')
    await text(said).toContain('does not match')
    await phone.fill('+971571234567')
    await text(said).toBe('')
    await text(called).toContain('+971\u00a057\u00a0123\u00a04567')
  })

  it('follows a dial code that begins with 00, typed or pasted, in the digits of any keyboard', async () => {
    const { phone, countries, called } = await openPhone('/contact')
    for (const typed of ['00966512345678', '00966 51 234 5678', '٠٠٩٦٦٥١٢٣٤٥٦٧٨']) {
      await countries.selectOption('AE')
      await phone.pressSequentially(typed)
      await text(called).toContain('+966\u00a051\u00a0234\u00a05678')
      expect(await countries.inputValue()).toBe('SA')
      await phone.fill('')
      await phone.fill(typed)
      await text(called).toContain('+966\u00a051\u00a0234\u00a05678')
      await phone.fill('')
    }
  })
})

describe.each([
  ['a desktop', {}],
  ['an Android phone', { userAgent: 'Mozilla/5.0 (Linux; Android 14) Chrome/140.0.0.0 Mobile' }],
])('what is typed without a pause on %s', (_, options) => {
  it('is the number that was typed, also in its middle', async () => {
    const { phone } = await openPhone('/contact', options)
    const { keyboard } = phone.page()
    const number = () => phone.inputValue()
    for (const typed of ['0501234567', '٠٥٠١٢٣٤٥٦٧']) {
      await phone.fill('')
      await phone.focus()
      await keyboard.type(typed)
      expect(await number()).toBe('050 123 4567')
    }
    for (let step = 0; step < 4; step += 1) await keyboard.press('ArrowLeft')
    await keyboard.press('Backspace')
    await keyboard.type('9')
    expect(await number()).toBe('050 129 4567')
    await keyboard.press('Delete')
    await keyboard.type('8')
    expect(await number()).toBe('050 129 8567')
  })
})

it('a number with its dial code takes the place of what was there, and is one alone, however it comes', async () => {
  const { phone } = await openPhone('/contact')
  const page = phone.page()
  const name = inlineForm(page).locator('[name="name"]')
  const paste = async (text: string) => {
    await name.fill(text)
    await name.press('ControlOrMeta+a')
    await name.press('ControlOrMeta+c')
    await phone.focus()
    await page.keyboard.press('ControlOrMeta+v')
  }
  const insert = async (text: string) => {
    await phone.focus()
    await page.keyboard.insertText(text)
  }
  for (const put of [paste, insert]) {
    for (const [before, text] of [
      ['+49', '+971501234567'],
      ['+49', '00971501234567'],
      ['050', '+971 50 123 4567, +971 4 123 4567'],
      ['+44 20', '\u202a+971 50 123 4567\u202c'],
    ] as const) {
      await phone.fill(before)
      await put(text)
      await expect.poll(() => phone.inputValue()).toBe('+971 50 123 4567')
    }
    await phone.fill('501234567')
    await phone.press('Home')
    await put('+971')
    await expect.poll(() => phone.inputValue()).toBe('+971 50 123 4567')
  }
})

it('a plus after the dial code that a field begins with begins another number', async () => {
  const { phone } = await openPhone('/contact')
  const page = phone.page()
  await page.evaluate(() => {
    Object.assign(document.documentElement.dataset, { phoneCountry: '', phonePrefix: '+49' })
  })
  await expect.poll(() => phone.inputValue()).toBe('+49')
  await phone.focus()
  await phone.press('End')
  await page.keyboard.type('+971501234567')
  await expect.poll(() => phone.inputValue()).toBe('+971 50 123 4567')
})

it('a number that a keyboard composes is the number that was typed', async () => {
  const { phone } = await openPhone('/contact')
  const keyboard = await phone.page().context().newCDPSession(phone.page())
  const compose = async (text: string) => {
    for (let length = 1; length <= text.length; length += 1) {
      const place = { selectionStart: length, selectionEnd: length }
      await keyboard.send('Input.imeSetComposition', { text: text.slice(0, length), ...place })
    }
    await keyboard.send('Input.insertText', { text })
  }
  for (const typed of ['0501234567', '٠٥٠١٢٣٤٥٦٧', '00971501234567']) {
    for (const words of [[typed], [...typed]]) {
      await phone.fill('')
      await phone.focus()
      for (const word of words) await compose(word)
      expect((await phone.inputValue()).replace('+971 ', '0')).toBe('050 123 4567')
    }
  }
})
