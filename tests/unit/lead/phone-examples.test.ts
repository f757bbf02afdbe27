import { getCountries, getExampleNumber } from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { describe, expect, test } from 'vitest'
import { digitsOf } from '#src/lead/phone.ts'
import { exampleByDialCode, exampleNumber } from '#src/lead/phone-examples.ts'
import { checkValue } from '#src/lead/rules.ts'
import { MESSAGES } from '#src/models/parts/messages.ts'

const countries = getCountries()
const rules = [{ rule: 'phone', value: null } as const]

/** As libphonenumber writes it: `+971 50 123 4567`. */
const formatted = (country: (typeof countries)[number]): string =>
  getExampleNumber(country, examples)?.formatInternational() ?? ''

test('every one of about 240 countries has the example that libphonenumber has (§5.17)', () => {
  expect(countries.length).toBeGreaterThan(235)
  const own = countries.map((country) => [country, digitsOf(exampleNumber(country) ?? '')])
  expect(own).toEqual(countries.map((country) => [country, digitsOf(formatted(country))]))
})

describe.each([
  ['the form, which knows the selected country', (country: string) => () => exampleNumber(country)],
  ['the function, which is told the country', (country: string) => exampleByDialCode(country)],
])('in %s, for every country,', (_where, exampleOf) => {
  test('the full example passes, with and without spaces', () => {
    const wrong = countries.filter((country) => {
      const phoneExample = exampleOf(country)
      const full = formatted(country)
      const spellings = [full, full.replaceAll(' ', ''), full.replace('+', '00')]
      return spellings.some((number) => checkValue(number, rules, { phoneExample }))
    })
    expect(wrong).toEqual([])
  })

  test('one digit less says "Phone number is too short"', () => {
    const wrong = countries.filter((country) => {
      const phoneExample = exampleOf(country)
      const short = formatted(country).slice(0, -1)
      const message = checkValue(short, rules, { phoneExample })
      return message?.key !== 'rule.phone.short'
    })
    expect(wrong).toEqual([])
    expect(MESSAGES['rule.phone.short']).toBe('Phone number is too short')
  })
})

test('without a country, the dial code decides: every full example passes', () => {
  const phoneExample = exampleByDialCode()
  const wrong = countries.filter((country) =>
    checkValue(formatted(country), rules, { phoneExample }),
  )
  expect(wrong).toEqual([])
})

test.each([
  ['+49 1512 3456789', undefined, '+49 15123456789'],
  ['0049 1512 3456789', undefined, '+49 15123456789'],
  ['+49 1512', 'AE', '+49 15123456789'],
  ['050 123 4567', undefined, '+971 501234567'],
  ['0151 2345', 'DE', '+49 15123456789'],
  ['+999 1', undefined, undefined],
  ['0151', 'XX', undefined],
])('%s with the country %s is measured by %s', (number, selected, example) => {
  expect(exampleByDialCode(selected)(number)).toBe(example)
})
