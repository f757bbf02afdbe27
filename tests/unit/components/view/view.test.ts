import { describe, expect, test } from 'vitest'
import { pageView } from '#src/components/view/view.ts'
import { digitsOf } from '#src/models/addresses/locales.ts'
import { MESSAGES } from '#src/models/parts/messages.ts'
import { page, shell } from '../sample.ts'

const view = (locale: string, messages = MESSAGES as Record<string, string>) =>
  pageView(
    shell({
      locale,
      digits: digitsOf(locale),
      messages: messages as ReturnType<typeof shell>['messages'],
    }),
    page({ type: 'guarded' }),
  )

describe('a view', () => {
  test('says the texts of its language, with their values', () => {
    const german = view('de', { ...MESSAGES, 'list.pageOf': 'Seite {n} von {total}' })
    expect(german.t('list.pageOf', { n: 2, total: 3 })).toBe('Seite 2 von 3')
  })

  test('leaves what has no value', () => {
    expect(view('en').t('project.from')).toBe('From {price}')
  })

  test('writes prices as the language does', () => {
    expect(view('en').price(1250000)).toBe('AED\u00a01,250,000')
    expect(view('de').price(1250000)).toBe('1.250.000\u00a0AED')
    expect(view('ar').price(1250000)).toContain('1,250,000')
  })

  test('writes areas and numbers with at most one place', () => {
    expect(view('en').area(246.55)).toBe('246.6 m²')
    expect(view('de').number(1256.5)).toBe('1.256,5')
  })

  test.each([
    ['en', '7.10 m', '23′ 4″'],
    ['de', '7,10 m', '23′ 4″'],
    ['ar', '7.10 متر', '23′ 4″'],
    ['ar-EG', '٧٫١٠ متر', '٢٣′ ٤″'],
  ])('in "%s" writes a length as %s or %s', (locale, metres, feet) => {
    expect(view(locale).length(7.1)).toBe(metres)
    expect(view(locale).lengthInFeet(7.1)).toBe(feet)
  })

  test('writes a day as that day, wherever the build runs', () => {
    expect(view('en').date('2026-05-31')).toBe('31 May 2026')
    expect(view('en-US').date('2026-05-31')).toBe('May 31, 2026')
    expect(view('de').date('2026-01-01')).toBe('1. Januar 2026')
    expect(view('ar').date('2026-05-31')).toBe('31 مايو 2026')
    expect(view('en').month('2027-03-31')).toBe('March 2027')
  })

  test.each([
    ['en', '2027-01-15', 'Q1 2027'],
    ['en', '2027-12-31', 'Q4 2027'],
    // The fourth quarter of a year that ends in March.
    ['ir', '2027-01-15', 'Q۴ ۱۴۰۵'],
    ['ir', '2027-04-01', 'Q۱ ۱۴۰۶'],
    ['ar-EG', '2027-07-01', 'Q٣ ٢٠٢٧'],
  ])('in "%s" says the quarter of %s by its own calendar, in its digits', (locale, day, words) => {
    expect(view(locale).quarter(day)).toBe(words)
  })
})
