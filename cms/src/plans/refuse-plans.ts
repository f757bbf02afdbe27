import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { publishes } from '../publishing/publishes.ts'
import { readOutline } from './rules/outline.ts'
import { readPlan } from './rules/plan-text.ts'

type Field = { label: string; read: (text: string) => { status: 'read' } | Wrong }
type Wrong = { status: 'wrong'; problem: string }

const FACADE: Field = { label: 'Outline on the building', read: readOutline }

/** Fields by the type that has them: each with its label, and what reads it. */
const FIELDS: Record<string, Record<string, Field>> = {
  'api::unit.unit': {
    drawing: { label: 'Plan as data', read: readPlan },
    outline: { label: 'Outline on the floor', read: readOutline },
    facadeOutline: FACADE,
  },
  'api::floor.floor': { facadeOutline: FACADE },
}

/**
 * Refuses to publish a plan or an outline that cannot be drawn, in whichever way it is published, and names the field. Looks after
 * the publication, in its transaction, as `refuse-clash.ts` does.
 */
export function refusePlans(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context
    const fields = FIELDS[uid]
    if (!fields || !publishes(context)) return next()
    const result = (await next()) as { documentId?: string }
    if (!result?.documentId) return result as never
    const published: ({ title: string; locale: string } & Record<string, string | null>)[] =
      await strapi.db.query(uid).findMany({
        select: ['title', 'locale', ...Object.keys(fields)],
        where: { documentId: result.documentId, publishedAt: { $notNull: true } },
      })
    for (const entry of published) {
      for (const [name, { label, read }] of Object.entries(fields)) {
        const text = entry[name]?.trim()
        const reading = text ? read(text) : undefined
        if (reading?.status !== 'wrong') continue
        throw new errors.ApplicationError(
          `“${entry.title}” (${entry.locale}) cannot be published. ${label}: ${reading.problem}`,
        )
      }
    }
    return result as never
  })
}
