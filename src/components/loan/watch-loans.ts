import type { LoanFormat } from './loan-format.ts'

/**
 * Calculates a loan anew as the visitor types into a `LoanCalculator`, by the formula of `loanAmounts`, and where
 * somebody has typed already. `showChosenCurrency` converts the new prices as they enter the page.
 *
 * @returns a function that stops this.
 */
export const watchLoans = (written: LoanFormat): (() => void) => {
  // Few visitors calculate a loan: the code comes when one does.
  const calculate = async (place: HTMLElement) => {
    const { calculateLoan } = await import('./calculate-loan.ts')
    calculateLoan(place, written)
  }
  const onInput = ({ target }: Event) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-loan]') : null
    if (place) void calculate(place)
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-loan]')) {
    const inputs = [...place.querySelectorAll('input')]
    if (inputs.some(({ value, defaultValue }) => value !== defaultValue)) void calculate(place)
  }
  addEventListener('input', onInput)
  return () => removeEventListener('input', onInput)
}
