/** The texts of the interface about the calculator of a loan, in English: a part of `MESSAGES`. */
export const LOAN_MESSAGES = {
  'loan.title': 'Work out a loan',
  'loan.deposit': 'Deposit in %',
  'loan.years': 'Years',
  'loan.rate': 'Interest a year in %',
  'loan.monthly': 'A month',
  'loan.amount.deposit': 'Deposit',
  'loan.amount.loan': 'Loan',
  'loan.amount.interest': 'Interest in all',
  'loan.note': 'For orientation only: your bank decides on interest, years and costs.',
} as const
