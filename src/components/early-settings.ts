import type { Shell } from '#src/models/whole-site/shell.ts'
import type { CurrencyFormats } from './currency/chosen-currency.ts'

/** What the documents of a language tell the script at the start of their body. */
export type EarlySettings = {
  currency: CurrencyFormats
  digits: Shell['digits']
}

export const earlySettings = ({
  currency: { base, currencies },
  digits,
}: Pick<Shell, 'currency' | 'digits'>): EarlySettings => ({
  currency: {
    base,
    fractionDigits: Object.fromEntries([
      [base, 0],
      ...currencies.map((currency) => [currency.code, currency.fractionDigits]),
    ]),
  },
  digits,
})
