import type { Shell } from '#src/models/whole-site/shell.ts'

/** How the amounts of a loan are written: in the base currency. */
export type LoanFormat = {
  currency: string
  fractionDigits: number
  /** The digits of the language, as `Intl` names them. */
  digits: string
}

export const loanFormat = ({
  currency,
  digits,
}: Pick<Shell, 'currency' | 'digits'>): LoanFormat => {
  const { base, currencies } = currency
  const { fractionDigits = 0 } = currencies.find(({ code }) => code === base) ?? {}
  return { currency: base, fractionDigits, digits }
}
