import type { Check } from '../publishing/refuse-published.ts'

type Milestone = { percent: number | string | null }
type Fee = { title: string; percent: number | string | null; amount: number | null }
type PaymentPlan = { milestones: Milestone[]; fees: Fee[] }

/** The milestones of a payment plan add up to the price, and each fee costs something. */
const payment: Check = {
  populate: ['paymentPlan.milestones', 'paymentPlan.fees'],
  problemOf: ({ paymentPlan }) =>
    paymentPlan ? paymentProblem(paymentPlan as PaymentPlan) : undefined,
}

/** By the types with a payment plan. */
export const PAYMENT_CHECKS: Record<string, Check> = {
  'api::project.project': payment,
  'api::unit.unit': payment,
}

/** What is wrong with a plan, or nothing. A plan without milestones is none. */
export function paymentProblem({ milestones, fees }: PaymentPlan): string | undefined {
  const hundredths = milestones.reduce(
    (sum, { percent }) => sum + Math.round(Number(percent) * 100),
    0,
  )
  if (milestones.length > 0 && hundredths !== 100 * 100) {
    return `Payment plan: the milestones add up to ${hundredths / 100} %, not to 100 %. Change their percents.`
  }
  const empty = fees.find(({ percent, amount }) => percent === null && amount === null)
  return (
    empty &&
    `Payment plan: “${empty.title}” of Fees and taxes says no cost. Enter a percent or an amount, or remove it.`
  )
}
