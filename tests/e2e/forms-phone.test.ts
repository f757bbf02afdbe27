import type { Locator } from 'playwright'
import { describe, expect, it } from 'vitest'
import { useBrowser } from './browser.ts'
import { inlineForm, wake } from './lead-site.ts'

const { open } = useBrowser()

const openPhone = async (path: string) => {
  const page = await open(path, { reducedMotion: 'reduce' })
  const form = inlineForm(page)
  await wake(form)
  return {
    phone: form.locator('[name="phone"]'),
    countries: form.locator('select[data-country]'),
    said: form.locator('[data-field="phone"] [data-error]'),
    hint: form.locator('[data-field="phone"] [data-phone-example]'),
  }
}

const text = (locator: Locator) => expect.poll(() => locator.textContent())

describe.each([
  {
    path: '/contact',
    message:
      'This number does not match the country (United States). Please check it, or start with + and the country code.',
  },
  {
    path: '/ar/contact',
    message:
      'هذا الرقم لا يطابق الدولة (الولايات المتحدة). يُرجى التحقق منه، أو البدء بعلامة + ثم رمز الدولة.',
  },
  {
    path: '/de/kontakt',
    message:
      'Diese Nummer passt nicht zum Land (Vereinigte Staaten). Bitte prüfen Sie sie, oder beginnen Sie mit + und der Ländervorwahl.',
  },
])('a telephone field of $path', ({ path, message }) => {
  it('refuses a number that the chosen country does not have, and names the country', async () => {
    const { phone, countries, said } = await openPhone(path)
    await countries.selectOption('US')
    await phone.pressSequentially('0501234567')
    await text(said).toBe(message)
    await countries.selectOption('AE')
    await text(said).toBe('')
    expect(await phone.inputValue()).toBe('050 123 4567')
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
