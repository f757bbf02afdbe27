import { afterEach, expect, it, vi } from 'vitest'
import { likelyCountries } from '#src/components/forms/live/phone-settings.ts'

afterEach(() => vi.unstubAllGlobals())

it('finds the countries of the browser, past a language that is none', () => {
  vi.stubGlobal('document', { documentElement: { dataset: { phoneCountry: 'FR' } } })
  vi.stubGlobal('navigator', { languages: ['c', 'de-AT', 'en'] })
  expect(likelyCountries('ar')).toEqual([undefined, 'FR', undefined, 'AT', undefined, 'AE', 'EG'])
})
