import { AsYouType, getCountries, getCountryCallingCode } from 'libphonenumber-js/core'
import metadata from 'libphonenumber-js/max/metadata'
import type { Country } from 'react-phone-number-input/core'
import { digitsOf, isInternational, withPlus } from '#src/lead/phone.ts'
import { countriesOf } from '#src/lead/phone-countries.ts'
import { languageTag } from '#src/site/language-tags.ts'
import type { FormSettings } from '../form-settings.ts'
import { NO_COUNTRY } from './CountrySelect.tsx'

export { metadata }

/** What was typed, as a number with its dial code and nothing but digits, such as "+971501234567". */
export const internationalNumber = (typed: string, country: Country | undefined): string => {
  const formatter = new AsYouType(country, metadata)
  formatter.input(withPlus(typed))
  return formatter.getNumberValue() ?? ''
}

/**
 * Whether a number says by its own dial code that it is none of a country. The list of countries would empty the input;
 * a dial code alone is no number yet.
 */
export const isOfOtherCountry = (typed: string, country: Country): boolean => {
  const number = withPlus(typed)
  if (!isInternational(number)) return false
  const [own] = countriesOf(number)
  const code = own && getCountryCallingCode(own, metadata)
  if (code === getCountryCallingCode(country, metadata)) return false
  return digitsOf(number).length > (code?.length ?? 0)
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
