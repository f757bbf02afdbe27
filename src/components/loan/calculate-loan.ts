import type { LoanFormat } from './loan-format.ts'

const isWrong = (input: HTMLInputElement): boolean => !input.validity.valid || input.value === ''

/** Shows what a loan costs by what stands in the inputs of its calculator, unless that is wrong. */
export const calculateLoan = (
  place: HTMLElement,
  { currency, fractionDigits, digits }: LoanFormat,
): void => {
  const inputs = [...place.querySelectorAll('input')]
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
