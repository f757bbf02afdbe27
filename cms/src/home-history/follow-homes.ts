import type { Core } from '@strapi/strapi'
import { WRITES } from '../database/in-turn.ts'
import { isWritingAlike } from '../publishing/alike.ts'
import type { HomeChange } from './history-answer.ts'
import { forgetHome, keepChanges } from './keep.ts'
import { standingOf, UNIT } from './standing.ts'

type Params = { documentId?: string }
type User = { firstname?: string | null; lastname?: string | null; email?: string | null }

/**
 * Keeps who changed price and status of a home that visitors see, and when, in the transaction of the change. Price
 * lists, which are no writing of entries, keep their changes themselves.
 */
export function followHomes(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    const { uid, action } = context
    if (uid !== UNIT || !WRITES.includes(action) || isWritingAlike()) return next()
    const { documentId } = context.params as Params
    const before = documentId ? await standingOf(strapi, documentId) : null
    const result = (await next()) as Params
    const home = documentId ?? result?.documentId
    if (!home) return result as never
    if (action === 'delete' && !(await isThere(strapi, home))) await forgetHome(strapi, home)
    else {
      const after = await standingOf(strapi, home)
      await keepChanges(strapi, [{ home, before, after, ...causeOf(strapi) }])
    }
    return result as never
  })
}

const isThere = async (strapi: Core.Strapi, documentId: string): Promise<boolean> =>
  (await strapi.db.query(UNIT).count({ where: { documentId } })) > 0

/** Outside of a request, only the schedule writes. */
function causeOf(strapi: Core.Strapi): Pick<HomeChange, 'cause' | 'who'> {
  const request = strapi.requestContext.get()
  if (!request) return { cause: 'schedule', who: null }
  const user = request.state.user as User | undefined
  const name = [user?.firstname, user?.lastname].filter(Boolean).join(' ')
  return { cause: 'panel', who: name || user?.email || null }
}
