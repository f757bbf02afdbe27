import { useSyncExternalStore } from 'react'
import { fetchCountry } from '#src/lead/country.ts'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'

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

/**
 * Looks up the visitor's country once, when the first telephone field is hydrated. If the country is unknown, or the
 * page itself has set one, nothing changes.
 *
 * @param lookup the address that is asked.
 */
export const detectCountry = async (lookup: string): Promise<void> => {
  const { dataset } = document.documentElement
  if (dataset.phoneCountry !== undefined) return
  detected ??= fetchCountry(lookup)
  try {
    dataset.phoneCountry = await detected
  } catch (error) {
    console.info(String(error))
  }
}
