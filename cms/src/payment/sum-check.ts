import type { Check } from '../publishing/refuse-published.ts'

type Milestone = { percent: number | string | null }
type PaymentPlan = { milestones: Milestone[] }

/** The milestones of a payment plan add up to the price. */
const sum: Check = {
  populate: ['paymentPlan.milestones'],
  problemOf: ({ paymentPlan }) => sumProblem((paymentPlan as PaymentPlan | null)?.milestones ?? []),
}

/** By the types with a payment plan. */
export const SUM_CHECKS: Record<string, Check> = {
  'api::project.project': sum,
  'api::unit.unit': sum,
}

/** What is wrong with the percents of a plan, or nothing. A plan without milestones is none. */
export function sumProblem(milestones: Milestone[]): string | undefined {
  if (milestones.length === 0) return undefined
  const hundredths = milestones.reduce(
    (sum, { percent }) => sum + Math.round(Number(percent) * 100),
    0,
  )
  if (hundredths === 100 * 100) return undefined
  return `Payment plan: the milestones add up to ${hundredths / 100} %, not to 100 %. Change their percents.`
}
