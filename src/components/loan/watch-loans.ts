import type { LoanFormat } from './loan-format.ts'

/**
 * Calculates a loan anew as the visitor types into a `LoanCalculator`, by the formula of `loanAmounts`, and where
 * somebody has typed already. `showChosenCurrency` converts the new prices as they enter the page.
 *
 * @returns a function that stops this.
 */
export const watchLoans = (written: LoanFormat): (() => void) => {
  const onInput = ({ target }: Event) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-loan]') : null
    if (place) calculate(place, written)
  }
  for (const place of document.querySelectorAll<HTMLElement>('[data-loan]')) {
    if (inputsOf(place).some(({ value, defaultValue }) => value !== defaultValue)) {
      calculate(place, written)
    }
  }
  addEventListener('input', onInput)
  return () => removeEventListener('input', onInput)
}

const inputsOf = (place: HTMLElement): HTMLInputElement[] => [...place.querySelectorAll('input')]

const isWrong = (input: HTMLInputElement): boolean => !input.validity.valid || input.value === ''

const calculate = (place: HTMLElement, { currency, fractionDigits, digits }: LoanFormat): void => {
  const inputs = inputsOf(place)
  for (const input of inputs) input.ariaInvalid = String(isWrong(input))
  const wrong = inputs.some(isWrong)
  place.toggleAttribute('data-wrong', wrong)
  if (wrong) return
  const [deposit = Number.NaN, years = Number.NaN, rate = Number.NaN] = inputs.map(
    ({ valueAsNumber }) => valueAsNumber,
  )
  const price = Number(place.dataset.loan)
  const paid = (price * deposit) / 100
  const loan = price - paid
  const months = years * 12
  const monthRate = rate / 1200
  const monthly = rate === 0 ? loan / months : (loan * monthRate) / (1 - (1 + monthRate) ** -months)
  const amounts = { deposit: paid, loan, monthly, interest: monthly * months - loan }
  const format = new Intl.NumberFormat(document.documentElement.lang, {
    ...{ style: 'currency', currency },
    numberingSystem: digits,
    maximumFractionDigits: fractionDigits,
  })
  for (const [name, amount] of Object.entries(amounts)) {
    const shown = place.querySelector<HTMLDataElement>(`[data-amount="${name}"] data`)
    const next = shown?.cloneNode(true) as HTMLDataElement
    const text = next?.querySelector('bdi')?.firstChild
    if (!shown || !text) continue
    next.value = String(Math.round(amount))
    // As in `showChosenCurrency`.
    text.nodeValue = format.format(Math.round(amount)).replace(/[A-Z]\p{Sc}/u, '$&\u200e')
    shown.replaceWith(next)
  }
}
