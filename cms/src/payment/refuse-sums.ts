import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { publishes } from '../publishing/publishes.ts'

type Milestone = { percent: number | string | null }
type Planned = {
  title: string
  locale: string
  paymentPlan: { milestones: Milestone[] } | null
}

/** The types with a payment plan. */
const PLANNED: readonly string[] = ['api::project.project', 'api::unit.unit']

/**
 * Refuses to publish a payment plan whose milestones do not add up to the price, in whichever way it is
 * published. Looks after the publication, in its transaction, as `refuse-clash.ts` does.
 */
export function refuseSums(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context
    if (!publishes(context) || !PLANNED.includes(uid)) return next()
    const result = (await next()) as { documentId?: string }
    if (!result?.documentId) return result as never
    const published: Planned[] = await strapi.db.query(uid).findMany({
      select: ['title', 'locale'],
      where: { documentId: result.documentId, publishedAt: { $notNull: true } },
      populate: { paymentPlan: { populate: { milestones: true } } },
    })
    for (const entry of published) {
      const problem = sumProblem(entry.paymentPlan?.milestones ?? [])
      if (!problem) continue
      throw new errors.ApplicationError(
        `“${entry.title}” (${entry.locale}) cannot be published. ${problem}`,
      )
    }
    return result as never
  })
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
