import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'
import { publishes } from './publishes.ts'

/** A published entry in one language, with the fields that its checks ask for. */
type Published = { title: string; locale: string; [field: string]: unknown }

/** What an entry must fulfil to be published. */
export type Check = {
  /** The fields that it reads beside the title. */
  select?: string[]
  /** The same of components, by their paths. */
  populate?: string[]
  /** What is wrong with an entry, or nothing. */
  problemOf: (entry: Published) => string | undefined
}

/**
 * Refuses to publish an entry with which something is wrong, in whichever way it is published. Looks after the
 * publication, in its transaction, as `refuse-clash.ts` does.
 *
 * @param checks by the types that they are for; the first that finds something names it.
 */
export function refusePublished(strapi: Core.Strapi, checks: Record<string, Check>[]): void {
  strapi.documents.use(async (context, next) => {
    const { uid } = context
    const own = checks.flatMap((byType) => byType[uid] ?? [])
    if (own.length === 0 || !publishes(context)) return next()
    const result = (await next()) as { documentId?: string }
    if (!result?.documentId) return result as never
    const published: Published[] = await strapi.db.query(uid).findMany({
      select: ['title', 'locale', ...own.flatMap(({ select = [] }) => select)],
      where: { documentId: result.documentId, publishedAt: { $notNull: true } },
      populate: own.flatMap(({ populate = [] }) => populate),
    })
    // Languages share fields: what is wrong in all of them is said of the one that the editor sees.
    const { locale } = context.params as { locale?: unknown }
    const inOrder = published.toSorted(
      (a, b) => Number(b.locale === locale) - Number(a.locale === locale),
    )
    for (const { problemOf } of own) {
      for (const entry of inOrder) {
        const problem = problemOf(entry)
        if (!problem) continue
        throw new errors.ApplicationError(
          `“${entry.title}” (${entry.locale}) cannot be published. ${problem}`,
        )
      }
    }
    return result as never
  })
}
