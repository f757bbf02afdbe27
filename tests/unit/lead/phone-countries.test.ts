import { type CountryCode, isValidPhoneNumber, parsePhoneNumber } from 'libphonenumber-js/max'
import { describe, expect, test } from 'vitest'
import { internationalNumber, isOfOtherCountry } from '#src/components/forms/live/phone-number.ts'
import { sayMessage } from '#src/lead/message.ts'
import { isInternational } from '#src/lead/phone.ts'
import { callableNumber, countryThatFits, supportedCountry } from '#src/lead/phone-countries.ts'
import { phoneRules } from '#src/lead/phone-rules.ts'
import { checkValue } from '#src/lead/rules.ts'
import { MESSAGES } from '#src/models/parts/messages.ts'

/** Mobile numbers of 20 countries as people there write them, and as they are called from abroad. */
const NUMBERS: [country: CountryCode, national: string, international: string][] = [
  ['AE', '050 123 4567', '+971501234567'],
  ['SA', '051 234 5678', '+966512345678'],
  ['QA', '3312 3456', '+97433123456'],
  ['KW', '500 12345', '+96550012345'],
  ['BH', '3600 1234', '+97336001234'],
  ['OM', '9212 3456', '+96892123456'],
  ['EG', '010 01234567', '+201001234567'],
  ['JO', '07 9012 3456', '+962790123456'],
  ['LB', '71 123 456', '+96171123456'],
  ['TR', '0501 234 56 78', '+905012345678'],
  ['IN', '081234 56789', '+918123456789'],
  ['PK', '0301 2345678', '+923012345678'],
  ['DE', '01512 3456789', '+4915123456789'],
  ['AT', '0664 123456', '+43664123456'],
  ['CH', '078 123 45 67', '+41781234567'],
  ['GB', '07400 123456', '+447400123456'],
  ['FR', '06 12 34 56 78', '+33612345678'],
  ['ES', '612 34 56 78', '+34612345678'],
  ['US', '(201) 555-0123', '+12015550123'],
  ['RU', '8 (912) 345-67-89', '+79123456789'],
]

const COUNTRIES = NUMBERS.map(([country]) => country)

/** What the browser makes of a number that is typed under a country. */
const asSent = (typed: string, chosen: string) =>
  internationalNumber(typed, supportedCountry(chosen))

/** What the rule for telephone numbers says about a number. */
const problem = (number: string, selected?: string, typedNationally = false) =>
  checkValue(number, [{ rule: 'phone', value: null }], phoneRules(selected, typedNationally))

/** What the browser says of a number that is typed under a country. */
const problemTyped = (typed: string, chosen: string) =>
  problem(asSent(typed, chosen), chosen, !isInternational(typed))

describe.each(NUMBERS)('a number of %s', (country, national, international) => {
  const spellings = [
    international,
    international.replace('+', '00'),
    parsePhoneNumber(international).formatInternational(),
  ]

  test('is taken nationally in its own country, and goes out as it is called from abroad', () => {
    const sent = asSent(national, country)
    expect(sent).toBe(international)
    expect(problemTyped(national, country)).toBeUndefined()
  })

  test.each(spellings)('is taken as %s whatever country is chosen', (number) => {
    expect(COUNTRIES.filter((chosen) => problem(number, chosen))).toEqual([])
    expect(problem(number)).toBeUndefined()
  })

  test('with 00 before its dial code is the same under every country', () => {
    const typed = international.replace('+', '00')
    expect(new Set(COUNTRIES.map((chosen) => asSent(typed, chosen)))).toEqual(
      new Set([international]),
    )
  })

  test('with a digit too many is refused', () => {
    const tooLong = `${international}00000`
    expect(problem(tooLong, country)?.key).toBe('rule.phone.country')
  })

  test('says who is called, as it is written from abroad', () => {
    expect(callableNumber(international)).toEqual({
      country,
      number: international,
      spelling: parsePhoneNumber(international).formatInternational(),
    })
  })

  test('is offered with its country where another one does not have it', () => {
    const refused = COUNTRIES.filter((wrong) => problemTyped(national, wrong))
    expect(refused.length).toBeGreaterThan(0)
    const fit = countryThatFits(national, [undefined, 'XX', country, 'AE'])
    expect(fit).toMatchObject({ country, number: international })
  })

  test('written nationally under a wrong country is taken only if it can be called there', () => {
    const others = COUNTRIES.filter((other) => other !== country)
    const taken = others.filter((wrong) => !problemTyped(national, wrong))
    const unreachable = taken.filter((wrong) => !isValidPhoneNumber(asSent(national, wrong)))
    expect(unreachable).toEqual([])
    // Without a script, a number needs its dial code.
    expect(others.filter((wrong) => !problem(national, wrong))).toEqual(
      others.filter((wrong) => !problem(national, wrong) && isValidPhoneNumber(national, wrong)),
    )
  })
})

test.each([
  ['+10501234567', 'US', 'United States'],
  ['+10501234567', 'CA', 'Canada'],
  ['+10501234567', 'AE', 'United States'],
  ['+440501234567', 'GB', 'United Kingdom'],
  ['0151 234567890', undefined, 'United Arab Emirates'],
  ['0151 234567890', 'XX', 'United Arab Emirates'],
  ['+999 123456789', 'AE', '\u200e+999'],
])('of %s under %s it is said that the country is %s', (number, selected, country) => {
  const message = problem(number, selected)
  expect(message?.key).toBe('rule.phone.country')
  expect(message && sayMessage(message, MESSAGES, 'en')).toBe(
    `This number does not match the country (${country}). Please check it, or start with + and the country code.`,
  )
})

test.each([
  ['ar', 'الولايات المتحدة'],
  ['de', 'Vereinigte Staaten'],
])('in %s the country is called %s', (locale, name) => {
  const message = problem('+10501234567', 'US')
  expect(message && sayMessage(message, { 'rule.phone.country': '({country})' }, locale)).toBe(
    `(${name})`,
  )
})

describe('a number that is newer than the plan of its country', () => {
  // As mobile numbers of the two countries, in ranges that nobody has yet.
  test.each([
    ['+966521234567', 'SA', '052 123 4567'],
    ['+971571234567', 'AE', '057 123 4567'],
  ])('%s is taken with its dial code, not without it', (number, country, national) => {
    expect(isValidPhoneNumber(number)).toBe(false)
    expect(problem(number, country)).toBeUndefined()
    expect(problem(number, 'US')).toBeUndefined()
    expect(callableNumber(number)).toMatchObject({ country, number })
    expect(problemTyped(national, country)?.key).toBe('rule.phone.country')
  })

  test.each(['+10501234567', '+9712345678901', '+999123456789', '+4401234'])(
    'is not %s, which its country could not have',
    (number) => {
      expect(problem(number, 'AE')).toBeDefined()
      expect(callableNumber(number)).toBeUndefined()
    },
  )
})

test('a number whose dial code lacks the plus is offered with it', () => {
  expect(countryThatFits('966512345678', ['AE', 'DE'])?.number).toBe('+966512345678')
  expect(countryThatFits('971 50 123 4567', ['SA', 'AE'])?.number).toBe('+971501234567')
  expect(countryThatFits('96651234567', ['AE'])).toBeUndefined()
})

test('no country is offered for a number with a dial code, nor where none has it', () => {
  expect(countryThatFits('+10501234567', ['AE', 'DE'])).toBeUndefined()
  expect(countryThatFits('0501234567', ['US', 'RU'])).toBeUndefined()
})

test.each([
  ['+971 50 123 4567', 'US', true],
  ['00971501234567', 'DE', true],
  ['+1 201 555 0123', 'CA', false],
  ['050 123 4567', 'US', false],
  ['+49', 'US', false],
  ['+', 'US', false],
  ['', 'US', false],
] as const)('whether %s is none of %s: %s', (typed, country, other) => {
  expect(isOfOtherCountry(typed, country)).toBe(other)
})
