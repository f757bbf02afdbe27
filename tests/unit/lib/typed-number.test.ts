import { expect, test } from 'vitest'
import { typedNumber } from '#src/lib/typed-number.ts'

test.each([
  ['1500000', 'en', 1_500_000],
  ['1,500,000', 'en', 1_500_000],
  ['1.500.000', 'en', 1_500_000],
  ['1 500 000', 'en', 1_500_000],
  ['1,500', 'en', 1_500],
  ['1,500', 'de', 1.5],
  ['1.500', 'de', 1_500],
  ['1.500', 'en', 1.5],
  ['4.125', 'ar', 4.125],
  ['4,5', 'en', 4.5],
  ['4.5', 'de', 4.5],
  ['1.500,25', 'en', 1_500.25],
  ['1,500.25', 'de', 1_500.25],
  ['1.234.567,5', 'en', 1_234_567.5],
  ['١٬٥٠٠٬٠٠٠', 'ar', 1_500_000],
  ['٤٫٥', 'ar', 4.5],
  ['۲۵', 'ar', 25],
  ['١،٥٠٠', 'ar', 1_500],
  [' 35 ', 'en', 35],
  ['-5', 'en', -5],
  ['.5', 'en', 0.5],
  ['0,125', 'en', 0.125],
  ['.500', 'de', 0.5],
  ['\u200e1,500,000\u061c', 'en', 1_500_000],
  ['0', 'en', 0],
  ['١٫٥٠٠', 'de', 1.5],
  ['20%', 'en', 20],
  ['٢٠٪', 'ar', 20],
  ['１５', 'en', 15],
])('%j is typed in %s for %d', (text, language, number) => {
  expect(typedNumber(text, language)).toBe(number)
})

test.each(['3,875', '3.875'])('%j is a share where there are no thousands', (text) => {
  expect(typedNumber(text, 'en', { thousands: false })).toBe(3.875)
  expect(typedNumber(text, 'de', { thousands: false })).toBe(3.875)
})

test.each(['', ' ', '.', ',', 'abc', '12 homes', '1-2', '-', '0x10', '1e5', '9'.repeat(16)])(
  '%j is no number',
  (text) => {
    expect(typedNumber(text, 'en')).toBeNaN()
  },
)
