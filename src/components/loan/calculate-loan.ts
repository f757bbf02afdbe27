import { typedNumber } from '#src/lib/typed-number.ts'
import { loanAmounts } from '#src/models/parts/loan.ts'
import type { LoanFormat } from './loan-format.ts'

/** What stands in an input; NaN if that is no number, or beyond what the input allows. */
const numberIn = ({ value, dataset }: HTMLInputElement): number => {
  const number = typedNumber(value, document.documentElement.lang, { thousands: false })
  return number >= Number(dataset.min) && number <= Number(dataset.max) ? number : Number.NaN
}

/** Shows what a loan costs by what stands in the inputs of its calculator, unless that is wrong. */
export const calculateLoan = (
  place: HTMLElement,
  { currency, fractionDigits, digits }: LoanFormat,
): void => {
  const inputs = [...place.querySelectorAll('input')]
  const numbers = inputs.map(numberIn)
  for (const [index, input] of inputs.entries())
    input.setAttribute('aria-invalid', String(Number.isNaN(numbers[index])))
  const wrong = numbers.some(Number.isNaN)
  place.toggleAttribute('data-wrong', wrong)
  if (wrong) return
  const [deposit = Number.NaN, years = Number.NaN, rate = Number.NaN] = numbers
  const amounts = loanAmounts(Number(place.dataset.loan), { deposit, years, rate })
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
