import type { CountryCode } from 'libphonenumber-js/core'
import { isSupportedCountry, metadata, parsePhoneNumberFromString } from '#src/lib/phone-numbers.ts'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'
import { digitsOf, isInternational, type PhoneMismatch } from './phone.ts'

/** No dial code is the beginning of another one. */
const DIAL_CODE_LENGTHS = [1, 2, 3]

/**
 * Finds numbers that nobody can be called at: ones that the country does not have, by libphonenumber's full plan of
 * its numbers. The smaller plans pass many of them. A number without a dial code counts as one of the selected
 * country, else of the default one.
 */
export const phoneMismatch =
  (selected?: string): PhoneMismatch =>
  (number) => {
    const country = supportedCountry(selected) ?? PHONE_DEFAULTS.country
    const dialled = number.replace(/^\s*00/, '+')
    if (parsePhoneNumberFromString(dialled, country, metadata)?.isValid()) return undefined
    if (!isInternational(number)) return country
    const countries = countriesOf(number)
    const [main = dialCode(number)] = countries
    return countries.includes(country) ? country : main
  }

/** A country that libphonenumber knows, or undefined. */
export const supportedCountry = (code: string | undefined): CountryCode | undefined =>
  isSupportedCountry(code as CountryCode, metadata) ? (code as CountryCode) : undefined

/** The countries that share the dial code of an international number, the main one first. */
export const countriesOf = (number: string): readonly CountryCode[] => {
  const digits = digitsOf(number)
  for (const length of DIAL_CODE_LENGTHS) {
    const countries = COUNTRIES_BY_DIAL_CODE.get(digits.slice(0, length))
    if (countries) return countries
  }
  return []
}

const COUNTRIES_BY_DIAL_CODE: ReadonlyMap<string, readonly CountryCode[]> = new Map(
  Object.entries(metadata.country_calling_codes),
)

/** What stands for the country of a number whose dial code no country has. */
const dialCode = (number: string): string => `+${digitsOf(number).slice(0, 3)}`
