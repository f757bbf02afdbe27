import { describe, expect, test } from 'vitest'
import { wordingOf } from '#src/components/view/wording.ts'
import { digitsOf, siteLocales } from '#src/models/addresses/locales.ts'
import { languageTag } from '#src/site/language-tags.ts'

const [english, arabic, persian] = siteLocales(
  ['en', 'ar', 'ir'].map((code) => ({ code, name: code, isDefault: code === 'en' })),
  [],
)

const numberIn = (locale: string, digits: string) =>
  wordingOf({ locale, digits, messages: {}, currency: { base: 'AED', currencies: [] } }).number(12)

describe('the languages of the specification', () => {
  test('have their names and directions: en, ar and ir (§9.4)', () => {
    expect(english).toEqual({ code: 'en', name: 'English', dir: 'ltr', prefix: '' })
    expect(arabic).toEqual({ code: 'ar', name: 'العربية', dir: 'rtl', prefix: '/ar' })
    expect(persian).toEqual({ code: 'ir', name: 'فارسی', dir: 'rtl', prefix: '/ir' })
  })

  test('ir is Persian for browsers and search engines; other codes are tags themselves', () => {
    expect(languageTag('ir')).toBe('fa')
    expect(languageTag('ar')).toBe('ar')
  })

  test('ir counts pages with Persian digits', () => {
    expect(numberIn('ir', digitsOf('ir'))).toBe('۱۲')
  })
  test('numbers have the digits that the build tells, whichever a browser would choose', () => {
    expect([digitsOf('en'), digitsOf('ar')]).toEqual(['latn', 'latn'])
    expect([numberIn('ar', 'latn'), numberIn('ar', 'arab')]).toEqual(['12', '١٢'])
  })
})
