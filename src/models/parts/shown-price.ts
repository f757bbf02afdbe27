import type { Entry } from '#src/cms/types.ts'

/** The price that visitors may see, in the base currency; null if it is told on request only. */
export const shownPrice = ({
  price,
  priceOnRequest,
}: Pick<Entry<'units'>, 'price' | 'priceOnRequest'>): number | null =>
  priceOnRequest ? null : price
