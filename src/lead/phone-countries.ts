import type { CountryCode, PhoneNumber } from 'libphonenumber-js/core'
import { isSupportedCountry, metadata, parsePhoneNumberFromString } from '#src/lib/phone-numbers.ts'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'
import { digitsOf, isInternational, type PhoneMismatch, withPlus } from './phone.ts'

/** No dial code is the beginning of another one. */
const DIAL_CODE_LENGTHS = [1, 2, 3]

/** Fewer digits are hardly a number with its dial code. */
const WITH_DIAL_CODE = 11

/** Where the pattern of all numbers of a country is in libphonenumber's data of the country. */
const GENERAL_PATTERN = 2

/**
 * Finds numbers that nobody can be called at. A number that was typed without a dial code is held to the full plan of
 * the selected country, else of the default one: a wrong country is likelier than a new number. A number with its
 * dial code is held to the length and the general pattern of the country's numbers, so that one which is newer than
 * the plan passes.
 *
 * @param typedNationally whether an international number was made of one without a dial code, as the browser does.
 */
export const phoneMismatch =
  (selected?: string, typedNationally = false): PhoneMismatch =>
  (number) => {
    const country = supportedCountry(selected) ?? PHONE_DEFAULTS.country
    const dialled = number.replace(/^\s*00/, '+')
    const parsed = parsePhoneNumberFromString(dialled, country, metadata)
    const withDialCode = isInternational(number)
    if (parsed?.isValid()) return undefined
    if (parsed && withDialCode && !typedNationally && isPlausible(parsed)) return undefined
    if (!withDialCode) return country
    const countries = countriesOf(number)
    const [main = dialCode(number)] = countries
    return countries.includes(country) ? country : main
  }

/**
 * A number as the CRM gets it, such as `+971501234567`: it is called by it from anywhere. Undefined for one that is
 * typed without a dial code while nobody knows the country, or that no country has.
 *
 * @param selected the country that the visitor has chosen.
 */
export const dialledNumber = (typed: string, selected: string | undefined): string | undefined => {
  const country = supportedCountry(selected)
  const parsed = parsePhoneNumberFromString(
    withPlus(typed),
    country ?? PHONE_DEFAULTS.country,
    metadata,
  )
  if (!parsed) return undefined
  if (isInternational(typed)) {
    return parsed.isValid() || isPlausible(parsed) ? parsed.number : undefined
  }
  const hasDialCode = parsed.number === `+${digitsOf(typed)}`
  return (country || hasDialCode) && parsed.isValid() ? parsed.number : undefined
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

/** A number that can be called, the country that has it, and how it is written from abroad. */
export type CallableNumber = { country: CountryCode; number: string; spelling: string }

/**
 * The country that a number without a plus begins with the dial code of, else the first of the countries that has it.
 *
 * @param typed as in `050 123 4567`.
 * @param countries by their two letters, the likeliest first; unknown ones are passed over.
 */
export const countryThatFits = (
  typed: string,
  countries: readonly (string | undefined)[],
): CallableNumber | undefined => {
  if (isInternational(typed)) return undefined
  const copied = digitsOf(typed).length < WITH_DIAL_CODE ? undefined : withoutPlus(typed)
  if (copied) return copied
  for (const code of countries) {
    const country = supportedCountry(code)
    const parsed = country && parsePhoneNumberFromString(typed, country, metadata)
    if (country && parsed?.isValid() && parsed.country === country) return callable(parsed, country)
  }
  return undefined
}

/** A number whose dial code lacks the plus, as people copy it from a chat. */
const withoutPlus = (typed: string): CallableNumber | undefined => {
  const parsed = parsePhoneNumberFromString(`+${digitsOf(typed)}`, metadata)
  return parsed?.country && parsed.isValid() ? callable(parsed, parsed.country) : undefined
}

/** What is dialled for an international number; undefined if no country has it. */
export const callableNumber = (number: string): CallableNumber | undefined => {
  const parsed = parsePhoneNumberFromString(number, metadata)
  const country = parsed?.country ?? countriesOf(number)[0]
  if (!parsed || !country || !(parsed.isValid() || isPlausible(parsed))) return undefined
  return callable(parsed, country)
}

const callable = (parsed: PhoneNumber, country: CountryCode): CallableNumber => ({
  country,
  number: parsed.number,
  spelling: parsed.formatInternational(),
})

/** Whether a number has a length and digits as numbers of its dial code's countries have them in general. */
const isPlausible = (parsed: PhoneNumber): boolean =>
  parsed.isPossible() &&
  countriesOf(parsed.number).some((country) =>
    new RegExp(`^(?:${metadata.countries[country]?.[GENERAL_PATTERN]})$`).test(
      parsed.nationalNumber,
    ),
  )

const COUNTRIES_BY_DIAL_CODE: ReadonlyMap<string, readonly CountryCode[]> = new Map(
  Object.entries(metadata.country_calling_codes),
)

/** What stands for the country of a number whose dial code no country has. */
const dialCode = (number: string): string => `+${digitsOf(number).slice(0, 3)}`
