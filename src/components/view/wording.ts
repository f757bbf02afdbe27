import type { MessageKey, PageMessageKey } from '#src/models/parts/messages.ts'
import type { Currency } from '#src/models/whole-site/shell.ts'
import { languageTag } from '#src/site/language-tags.ts'

/** So many square feet are a square metre. */
export const SQUARE_FEET = 1 / 0.3048 ** 2

/** What words, prices and numbers of a language are made from. In the browser only the messages needed there. */
export type WordingSource = {
  locale: string
  digits: string
  messages: Partial<Record<MessageKey, string>>
  currency: Pick<Currency, 'base' | 'currencies'>
}

/** The messages whose keys match: the browser is sent no others. */
export const messagesOf = (
  messages: Record<PageMessageKey, string>,
  wanted: RegExp,
): Partial<Record<PageMessageKey, string>> =>
  Object.fromEntries(Object.entries(messages).filter(([key]) => wanted.test(key)))

/** How a language says things. */
export type Wording<Key extends MessageKey = PageMessageKey> = {
  /** An interface text, its braces filled: `t('list.page', { n: 2 })`. */
  t: (key: Key, values?: Record<string, string | number>) => string
  /** A price given in the base currency, such as "AED 1,250,000". */
  price: (amount: number) => string
  /** Square metres, such as "84.5 m²". */
  area: (squareMetres: number) => string
  /** The same in whole square feet, such as "910 sq ft". */
  squareFeet: (squareMetres: number) => string
  number: (value: number) => string
  percent: (value: number) => string
}

/** How many whole square feet so many square metres are. */
const squareFeetOf = (squareMetres: number): number => Math.round(squareMetres * SQUARE_FEET)

export const wordingOf = ({
  locale,
  digits,
  messages,
  currency,
}: WordingSource): Wording<MessageKey> => {
  const base = currency.currencies.find(({ code }) => code === currency.base)
  const priceFormat = new Intl.NumberFormat(languageTag(locale), {
    numberingSystem: digits,
    style: 'currency',
    currency: currency.base,
    maximumFractionDigits: base?.fractionDigits ?? 0,
  })
  const numberFormat = new Intl.NumberFormat(languageTag(locale), {
    numberingSystem: digits,
    maximumFractionDigits: 1,
  })
  const percentFormat = new Intl.NumberFormat(languageTag(locale), {
    numberingSystem: digits,
    style: 'percent',
    maximumFractionDigits: 2,
  })
  const t: Wording<MessageKey>['t'] = (key, values = {}) =>
    (messages[key] ?? key).replace(/\{(\w+)\}/g, (whole, name: string) =>
      String(values[name] ?? whole),
    )
  return {
    t,
    // In a line from right to left, the sign at the end of "US$" would come before its letters.
    price: (amount) => priceFormat.format(amount).replace(/[A-Z]\p{Sc}/u, '$&\u200e'),
    area: (squareMetres) => t('unit.squareMetres', { n: numberFormat.format(squareMetres) }),
    squareFeet: (squareMetres) =>
      t('unit.squareFeet', { n: numberFormat.format(squareFeetOf(squareMetres)) }),
    number: (value) => numberFormat.format(value),
    percent: (value) => percentFormat.format(value / 100),
  }
}
