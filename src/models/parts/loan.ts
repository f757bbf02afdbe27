import type { Single } from '#src/cms/types.ts'

/** What the calculator of a loan begins with: the deposit in percent of the price, years, and interest a year. */
export type Loan = NonNullable<Single<'layout'>['loan']>

export type LoanAmounts = { deposit: number; loan: number; monthly: number; interest: number }

/**
 * A loan that is paid back in equal months. Parts of a year count as whole months. Code of browsers and of the build.
 *
 * @see https://en.wikipedia.org/wiki/Mortgage_calculator#Monthly_payment_formula
 */
export const loanAmounts = (price: number, { deposit, years, rate }: Loan): LoanAmounts => {
  const paid = (price * deposit) / 100
  const loan = price - paid
  const months = Math.round(years * 12)
  const monthRate = rate / 1200
  const monthly = rate === 0 ? loan / months : (loan * monthRate) / (1 - (1 + monthRate) ** -months)
  return { deposit: paid, loan, monthly, interest: monthly * months - loan }
}
