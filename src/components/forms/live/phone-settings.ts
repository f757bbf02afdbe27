import { useSyncExternalStore } from 'react'
import { fetchCountry } from '#src/lead/country.ts'
import { languageTag } from '#src/site/language-tags.ts'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'

/** A telephone field keeps its country if the lookup takes longer. */
const LOOKUP_WAIT_MS = 1_000

export type PhoneSettings = {
  /** The country that is chosen before the visitor chooses; empty for none. */
  country: string
  /** What a number begins with while no country is chosen. */
  prefix: string
}

/**
 * The settings of the telephone inputs. They are attributes of the document, so that anything on the page
 * can change them at any time: `data-phone-country` and `data-phone-prefix` (specification, section 5).
 */
export const usePhoneSettings = (): PhoneSettings => ({
  country: useSyncExternalStore(watchDocument, phoneCountry),
  prefix: useSyncExternalStore(watchDocument, prefix),
})

export const phoneCountry = (): string =>
  document.documentElement.dataset.phoneCountry ?? PHONE_DEFAULTS.country

const prefix = (): string => document.documentElement.dataset.phonePrefix ?? PHONE_DEFAULTS.prefix

const watchDocument = (changed: () => void): (() => void) => {
  const observer = new MutationObserver(changed)
  observer.observe(document.documentElement, {
    attributeFilter: ['data-phone-country', 'data-phone-prefix'],
  })
  return () => observer.disconnect()
}

let detected: Promise<string> | undefined
let lookedUp: string | undefined

/**
 * Looks up the visitor's country once, when the first telephone field is hydrated. If the country is unknown, or the
 * page itself has set one, nothing changes. An answer that comes late only helps to find the country that fits a
 * number, since a field that the visitor has seen for a while must not change.
 *
 * @param lookup the address that is asked.
 */
export const detectCountry = async (lookup: string): Promise<void> => {
  const { dataset } = document.documentElement
  if (dataset.phoneCountry !== undefined) return
  const shownAt = performance.now()
  detected ??= fetchCountry(lookup)
  try {
    lookedUp = await detected
    if (performance.now() - shownAt < LOOKUP_WAIT_MS) dataset.phoneCountry = lookedUp
  } catch (error) {
    console.info(String(error))
  }
}

/**
 * The countries that a visitor's number is likely to be of, the likeliest first: where the visitor is, what the
 * browser's languages say, the default country, the country of the page's language.
 */
export const likelyCountries = (locale: string): readonly (string | undefined)[] => [
  lookedUp,
  phoneCountry(),
  ...navigator.languages.map(regionOf),
  PHONE_DEFAULTS.country,
  new Intl.Locale(languageTag(locale)).maximize().region,
]

/** Some browsers name a language that is none, such as "c", which a system without settings has. */
const regionOf = (language: string): string | undefined => {
  try {
    return new Intl.Locale(language).region
  } catch {
    return undefined
  }
}
