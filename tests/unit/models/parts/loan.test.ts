import { expect, test } from 'vitest'
import { loanAmounts } from '#src/models/parts/loan.ts'

test('a loan is paid back in equal months', () => {
  const amounts = loanAmounts(1_000_000, { deposit: 20, years: 25, rate: 4.5 })
  expect(amounts.deposit).toBe(200_000)
  expect(amounts.loan).toBe(800_000)
  expect(amounts.monthly).toBeCloseTo(4446.66, 2)
  expect(amounts.interest).toBeCloseTo(533_997.98, 0)
})

test('a loan without interest costs what was lent', () => {
  const amounts = loanAmounts(600_000, { deposit: 0, years: 10, rate: 0 })
  expect(amounts).toEqual({ deposit: 0, loan: 600_000, monthly: 5_000, interest: 0 })
})

test('the debt is nothing after the last month', () => {
  const { loan, monthly } = loanAmounts(2_290_000, { deposit: 25, years: 15, rate: 3.99 })
  let debt = loan
  for (let month = 0; month < 15 * 12; month++) debt = debt * (1 + 3.99 / 1200) - monthly
  expect(debt).toBeCloseTo(0, 3)
})
