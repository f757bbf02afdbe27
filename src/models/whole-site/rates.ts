import { EVERY_LOCALE } from '#src/cms/locales.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { RATES_PATH } from '#src/site/rates.ts'

/** What one of the base currency is worth in each currency, by its code. */
export type Rates = Record<string, number>

export const ratesOf = ({ currency }: Pick<Snapshot['singles'], 'currency'>): Rates => {
  const { currencies = [] } = currency[EVERY_LOCALE] ?? {}
  return Object.fromEntries(currencies.map(({ code, rate }) => [code, rate]))
}

/** The file of which browsers have the rates, so that no page depends on them. */
export const ratesFile = (rates: Rates): Record<string, string> => ({
  [RATES_PATH.slice(1)]: JSON.stringify(rates),
})
