import { describe, expect, test } from 'vitest'
import { wordingOf } from '#src/components/view/wording.ts'
import { digitsOf, siteLocales } from '#src/models/addresses/locales.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { siteConfig } from '#src/site/site-config.ts'

const languages = (...codes: string[]) =>
  siteLocales(
    codes.map((code) => ({ code, name: code, isDefault: code === codes[0] })),
    siteConfig,
  )

const [english, arabic, persian] = languages('en', 'ar', 'ir')

const numberIn = (locale: string, digits: string) =>
  wordingOf({ locale, digits, messages: {}, currency: { base: 'AED', currencies: [] } }).number(12)

describe('a locale that cannot be a language of the site is named', () => {
  test.each([
    ['one that the site strips from addresses', 'ru', /strips that segment/],
    ['one of a list', 'projects', /keeps that address for itself/],
    ['one of the functions', 'api', /keeps that address for itself/],
    ['one of the files', 'media', /keeps that address for itself/],
    ['no tag', '123', /is no language/],
    ['neither letters nor hyphens', 'x y', /is no language/],
  ])('%s', (_what, code, problem) => {
    expect(() => languages('en', code)).toThrow(problem)
  })

  test('but for a default one, which has no segment', () => {
    expect(languages('ru', 'en')).toMatchObject([{ prefix: '' }, { prefix: '/en' }])
  })
})

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
