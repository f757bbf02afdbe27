import type { MessageKey } from '#src/models/messages.ts'
import type { PageModel } from '#src/models/page.ts'
import type { Shell } from '#src/models/shell.ts'

/** What every component needs of the page and of its language: handed down as the prop `view`. */
export type View = {
  shell: Shell
  page: PageModel
  /** An interface text in the page's language, its braces filled: `t('list.page', { n: 2 })`. */
  t: (key: MessageKey, values?: Record<string, string | number>) => string
  /** A price given in the base currency, such as "AED 1,250,000". */
  price: (amount: number) => string
  /** Square metres. */
  area: (squareMetres: number) => string
  number: (value: number) => string
  /** A day such as "2026-05-31" in words. */
  date: (day: string) => string
  /** A day as month and year. */
  month: (day: string) => string
}

export const pageView = (shell: Shell, page: PageModel): View => {
  const { locale, messages, currency } = shell
  const base = currency.currencies.find(({ code }) => code === currency.base)
  const priceFormat = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency: currency.base,
    maximumFractionDigits: base?.fractionDigits ?? 0,
  })
  const numberFormat = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 })
  const dateFormat = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const monthFormat = new Intl.DateTimeFormat(locale, {
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })
  return {
    shell,
    page,
    t: (key, values = {}) =>
      messages[key].replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole)),
    price: (amount) => priceFormat.format(amount),
    area: (squareMetres) => `${numberFormat.format(squareMetres)} m²`,
    number: (value) => numberFormat.format(value),
    date: (day) => dateFormat.format(new Date(day)),
    month: (day) => monthFormat.format(new Date(day)),
  }
}
