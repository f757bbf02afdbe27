import { localePrefix } from '#src/models/addresses/locale-prefix.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import { SEGMENTS } from '#src/site/site-config.ts'
import type { CurrencyFormats } from './currency/chosen-currency.ts'

/** What the documents of a language tell the script at the start of their body. */
export type EarlySettings = {
  currency: CurrencyFormats
  digits: Shell['digits']
  /** The path of the list of jobs. */
  jobs: string
}

export const earlySettings = ({
  currency: { base, currencies },
  digits,
  ...locales
}: Pick<Shell, 'currency' | 'digits' | 'locale' | 'defaultLocale'>): EarlySettings => ({
  currency: {
    base,
    fractionDigits: Object.fromEntries([
      [base, 0],
      ...currencies.map((currency) => [currency.code, currency.fractionDigits]),
    ]),
  },
  digits,
  jobs: `${localePrefix(locales)}/${SEGMENTS.jobs}`,
})
