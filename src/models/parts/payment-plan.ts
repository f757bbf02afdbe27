import type { Entry } from '#src/cms/types.ts'
import type { Problem } from '../entries/errors.ts'

/** When which part of the price is due, and what comes on top. Amounts are in the base currency. */
export type PaymentPlan = NonNullable<Entry<'units'>['paymentPlan']>

type Planned = { documentId: string; title: string; paymentPlan: PaymentPlan | null }

/** The plans of a language whose milestones are not the whole price. The CMS refuses to publish such plans. */
export const paymentProblems = (
  locale: string,
  { projects, units }: { projects: Planned[]; units: Planned[] },
): Problem[] =>
  Object.entries({ projects, units }).flatMap(([type, entries]) =>
    entries.flatMap(({ documentId, title, paymentPlan }): Problem[] => {
      const sum = paymentPlan ? percentOf(paymentPlan) : 100
      if (sum === 100) return []
      return [
        {
          entry: `${type}/${documentId}`,
          locale,
          problem: `The payment plan of "${title}" adds up to ${sum} %, not to 100 %. Change the percents of its milestones.`,
        },
      ]
    }),
  )

/** The terms of each plan of a language, without its words, by the entry. Buyers of all languages pay alike. */
export type PaymentTerms = Record<string, string>

export const paymentTerms = ({
  projects,
  units,
}: {
  projects: Planned[]
  units: Planned[]
}): PaymentTerms =>
  Object.fromEntries(
    Object.entries({ projects, units }).flatMap(([type, entries]) =>
      entries.map(({ documentId, paymentPlan }) => [`${type}/${documentId}`, termsOf(paymentPlan)]),
    ),
  )

const termsOf = (plan: PaymentPlan | null): string =>
  JSON.stringify(
    plan && [
      plan.milestones.map(({ percent, date }) => [percent, date]),
      plan.fees.map(({ percent, amount }) => [percent, amount]),
    ],
  )

type Language = { shell: { locale: string }; paymentTerms: PaymentTerms }

/** The plans that differ from those of the default language, which comes first. */
export const differingPlans = ([first, ...others]: Language[]): Problem[] =>
  others.flatMap(({ shell: { locale }, paymentTerms }) =>
    Object.entries(paymentTerms).flatMap(([entry, terms]): Problem[] => {
      const expected = first?.paymentTerms[entry]
      if (expected === undefined || expected === terms) return []
      return [
        {
          entry,
          locale,
          problem: `The payment plan is not the same as in ${first?.shell.locale}. Make the percents, days and amounts equal, so that buyers of all languages read one offer.`,
        },
      ]
    }),
  )

/** How many percent of the price the milestones are, exact to a hundredth. */
export const percentOf = ({ milestones }: PaymentPlan): number =>
  milestones.reduce((sum, { percent }) => sum + Math.round(percent * 100), 0) / 100

/** The amount of each milestone. They add up to the price, since each is rounded with those before it. */
export const milestoneAmounts = ({ milestones }: PaymentPlan, price: number): number[] => {
  let percent = 0
  let paid = 0
  return milestones.map((milestone) => {
    percent += milestone.percent
    const due = Math.round((price * percent) / 100) - paid
    paid += due
    return due
  })
}

/** A fee of a home: what is given in percent is a part of the price; without a price, only amounts are known. */
export const feeAmount = (
  { percent, amount }: PaymentPlan['fees'][number],
  price: number | null,
): number | null => {
  if (percent === null) return amount
  return price === null ? null : Math.round((price * percent) / 100) + (amount ?? 0)
}
