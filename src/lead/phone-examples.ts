import type { CountryCode } from 'libphonenumber-js/core'
import {
  examples,
  getCountryCallingCode,
  getExampleNumber,
  metadata,
} from '#src/lib/phone-numbers.ts'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'
import { isInternational, type PhoneExample } from './phone.ts'
import { countriesOf, supportedCountry } from './phone-countries.ts'

/**
 * The mobile number that libphonenumber has as the example of a country, with its dial code, such as
 * `+971 501234567`; undefined for a country that does not exist.
 */
export const exampleNumber = (code: string): string | undefined => {
  const country = supportedCountry(code)
  return country && `+${getCountryCallingCode(country, metadata)} ${examples[country]}`
}

/** The example of a country as it is written in the country and from abroad: `050 123 4567`, `+971 50 123 4567`. */
export const exampleSpellings = (
  country: CountryCode,
): { national: string; international: string } => {
  const example = getExampleNumber(country, examples, metadata)
  return {
    national: example?.formatNational() ?? '',
    international: example?.formatInternational() ?? '',
  }
}

/**
 * Measures a number whose country is known only from its dial code, as on the server. Where countries
 * share one, the selected country decides, else the shortest example does; a number without a dial code
 * counts as one of the selected country, else of the default one.
 */
export const exampleByDialCode =
  (selected?: string): PhoneExample =>
  (number) => {
    if (!isInternational(number)) return exampleNumber(selected ?? PHONE_DEFAULTS.country)
    const countries = countriesOf(number)
    if (countries.some((country) => country === selected)) return exampleNumber(selected ?? '')
    return countries
      .map((country) => exampleNumber(country))
      .filter((example) => example !== undefined)
      .toSorted((a, b) => a.length - b.length)[0]
  }
