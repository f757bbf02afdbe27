import { AsYouType, getCountries, getCountryCallingCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'
import type { Country } from 'react-phone-number-input/core'
import { languageTag } from '#src/site/language-tags.ts'
import type { FormSettings } from '../form-settings.ts'
import { NO_COUNTRY } from './CountrySelect.tsx'

export { metadata }

/** `00` before a dial code, in the digits of any keyboard, is a plus: the first digits of no number are two zeros. */
export const withPlus = (typed: string): string => typed.replace(/^\s*[0٠۰]{2}/, '+')

/** What was typed, as a number with its dial code and nothing but digits, such as "+971501234567". */
export const internationalNumber = (typed: string, country: Country | undefined): string => {
  const formatter = new AsYouType(country, metadata)
  formatter.input(withPlus(typed))
  return formatter.getNumberValue() ?? ''
}

/** Names for the list of countries, each with its dial code, in the language of the page. */
export const countryLabels = (
  locale: string,
  words: FormSettings['words'],
): Record<string, string> => {
  const names = new Intl.DisplayNames(languageTag(locale), { type: 'region' })
  const labels = getCountries(metadata).map((country) => [
    country,
    // The mark keeps the plus before the digits in lines that run to the left.
    `${names.of(country)} \u200e+${getCountryCallingCode(country, metadata)}`,
  ])
  return {
    ...Object.fromEntries(labels),
    [NO_COUNTRY]: words['form.otherCountry'],
    country: words['form.country'],
  }
}
