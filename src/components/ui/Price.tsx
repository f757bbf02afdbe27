import type { PageMessageKey } from '#src/models/parts/messages.ts'
import type { Wording } from '../view/wording.ts'

type PriceProps = { amount: number; view: Wording }

/** A price in the base currency; `showChosenCurrency` shows it in the visitor's. `value` holds the bare amount. */
export const Price = ({ amount, view }: PriceProps) => (
  <data value={amount} data-price="">
    <bdi>{view.price(amount)}</bdi>
  </data>
)

/** The price of a home, or, if it is told on request only, the words for that. */
export const HomePrice = ({ amount, view }: { amount: number | null; view: Wording }) =>
  amount === null ? view.t('unit.priceOnRequest') : <Price amount={amount} view={view} />

/** An interface text with a price where it says `{price}`. */
export const PriceIn = ({ text, amount, view }: PriceProps & { text: PageMessageKey }) => {
  const [before, after] = view.t(text).split('{price}')
  return (
    <>
      {before}
      <Price amount={amount} view={view} />
      {after}
    </>
  )
}
