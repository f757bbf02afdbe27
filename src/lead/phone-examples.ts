import examples from 'libphonenumber-js/mobile/examples'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'
import { COUNTRIES_BY_DIAL_CODE, DIAL_CODES } from './dial-codes.ts'
import { digitsOf, type PhoneExample } from './phone.ts'

// The rest of libphonenumber is not needed to measure a number, and weighs twenty times as much.

/**
 * The mobile number that libphonenumber gives as an example of a country, with its dial code, such as
 * `+971 501234567`; undefined for a country that does not exist.
 */
export const exampleNumber = (country: string): string | undefined => {
  const code = DIAL_CODES.get(country)
  return code && `+${code} ${examples[country as keyof typeof examples]}`
}

/**
 * Measures a number whose country is known only from its dial code, as on the server. Where countries
 * share one, the selected country decides, else the shortest example does; a number without a dial code
 * counts as one of the selected country, else of the default one.
 */
export const exampleByDialCode =
  (selected?: string): PhoneExample =>
  (number) => {
    const international = /^\s*(?:\+|00)/.test(number)
    if (!international) return exampleNumber(selected ?? PHONE_DEFAULTS.country)
    const countries = countriesOf(digitsOf(number))
    if (selected && countries.includes(selected)) return exampleNumber(selected)
    return countries
      .map((country) => exampleNumber(country))
      .filter((example) => example !== undefined)
      .toSorted((a, b) => a.length - b.length)[0]
  }

const countriesOf = (digits: string): readonly string[] => {
  for (const length of [1, 2, 3]) {
    const countries = COUNTRIES_BY_DIAL_CODE.get(digits.slice(0, length))
    if (countries) return countries
  }
  return []
}
