import { inlineScript } from '#src/lib/inline-script.ts'
import type { Currency } from '#src/models/whole-site/shell.ts'

/**
 * A script at the start of the body: it calculates a loan anew as the visitor types into a `LoanCalculator`, by the
 * formula of `loanAmounts`. The new prices are in the base currency; `currencyScript` converts what enters the page.
 */
export const loanScript = ({ base, currencies }: Currency, digits: string): string =>
  inlineScript(
    calculateLoans,
    base,
    currencies.find(({ code }) => code === base)?.fractionDigits ?? 0,
    digits,
  )

const calculateLoans = (
  currency: string,
  maximumFractionDigits: number,
  numberingSystem: string,
): void => {
  addEventListener('input', ({ target }) => {
    const place = target instanceof Element ? target.closest<HTMLElement>('[data-loan]') : null
    if (!place) return
    const inputs = [...place.querySelectorAll('input')]
    const [deposit = Number.NaN, years = Number.NaN, rate = Number.NaN] = inputs.map(
      ({ valueAsNumber }) => valueAsNumber,
    )
    const isWrong = (input: HTMLInputElement) => !input.validity.valid || input.value === ''
    for (const input of inputs) input.ariaInvalid = String(isWrong(input))
    const wrong = inputs.some(isWrong)
    place.toggleAttribute('data-wrong', wrong)
    if (wrong) return
    const price = Number(place.dataset.loan)
    const paid = (price * deposit) / 100
    const loan = price - paid
    const months = years * 12
    const monthRate = rate / 1200
    const monthly =
      rate === 0 ? loan / months : (loan * monthRate) / (1 - (1 + monthRate) ** -months)
    const amounts = { deposit: paid, loan, monthly, interest: monthly * months - loan }
    const format = new Intl.NumberFormat(document.documentElement.lang, {
      numberingSystem,
      style: 'currency',
      currency,
      maximumFractionDigits,
    })
    for (const [name, amount] of Object.entries(amounts)) {
      const shown = place.querySelector<HTMLDataElement>(`[data-amount="${name}"] data`)
      const next = shown?.cloneNode(true) as HTMLDataElement
      const text = next?.querySelector('bdi')?.firstChild
      if (!shown || !text) continue
      next.value = String(Math.round(amount))
      // As in `currencyScript`.
      text.nodeValue = format.format(Math.round(amount)).replace(/[A-Z]\p{Sc}/u, '$&\u200e')
      shown.replaceWith(next)
    }
  })
}
