import {
  type CountryCode,
  getCountries,
  getCountryCallingCode,
  getExampleNumber,
  isSupportedCountry,
} from 'libphonenumber-js/min'
import examples from 'libphonenumber-js/mobile/examples'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'
import { digitsOf, type PhoneExample } from './phone.ts'

/**
 * The examples of libphonenumber. Some 90 kB: a browser imports this file when a telephone field is used,
 * never at once.
 */

/** The example mobile number of a country with its dial code, such as `+971 50 123 4567`. */
export const exampleNumber = (country: string): string | undefined =>
  isSupportedCountry(country)
    ? getExampleNumber(country, examples)?.formatInternational()
    : undefined

/**
 * Measures a number whose country is known only from its dial code, as on the server. Where countries
 * share one, the selected country decides, else the shortest example does; a number without a dial code
 * counts as one of the default country.
 */
export const exampleByDialCode =
  (selected?: string): PhoneExample =>
  (number) => {
    const international = /^\s*(?:\+|00)/.test(number)
    if (!international) return exampleNumber(selected ?? PHONE_DEFAULTS.country)
    const countries = countriesOf(digitsOf(number))
    const chosen = countries.find((country) => country === selected)
    if (chosen) return exampleNumber(chosen)
    return countries
      .map((country) => exampleNumber(country))
      .filter((example) => example !== undefined)
      .toSorted((a, b) => digitsOf(a).length - digitsOf(b).length)[0]
  }

/** No dial code is the beginning of another one. */
const countriesOf = (digits: string): readonly CountryCode[] => {
  byDialCode ??= Map.groupBy(getCountries(), (country) => getCountryCallingCode(country) as string)
  for (const length of [1, 2, 3]) {
    const countries = byDialCode.get(digits.slice(0, length))
    if (countries) return countries
  }
  return []
}

let byDialCode: Map<string, CountryCode[]> | undefined
