import type { Core } from '@strapi/strapi'
import type { HomeChange, Standing } from './history-answer.ts'
import { HISTORY, HISTORY_TABLE } from './table.ts'

/** So many changes of a home are kept, the last ones. */
const KEPT = 100

/** Rows that are written at once: SQLite takes only so many values in one question. */
const AT_ONCE = 500

type Kept = Omit<HomeChange, 'at'> & { home: string }
type Row = { id: number; at: string; cause: HomeChange['cause']; who: string | null } & {
  before: string | null
  after: string | null
}

const query = (strapi: Core.Strapi) => strapi.db.query(HISTORY as never)

/** Notes changes of homes, and forgets the oldest of those that have many. What is the same as before is no change. */
export async function keepChanges(strapi: Core.Strapi, changes: readonly Kept[]): Promise<void> {
  const real = changes.filter(({ before, after }) => text(before) !== text(after))
  const at = new Date()
  for (let from = 0; from < real.length; from += AT_ONCE) {
    const some = real.slice(from, from + AT_ONCE)
    const data = some.map(({ home, cause, who, before, after }) => ({
      ...{ home, at, cause, who, before: text(before), after: text(after) },
    }))
    await query(strapi).createMany({ data: data as never })
    await forgetOldest(
      strapi,
      some.map(({ home }) => home),
    )
  }
}

async function forgetOldest(strapi: Core.Strapi, homes: string[]): Promise<void> {
  const many: { home: string }[] = await strapi.db.transaction(({ trx }) =>
    strapi.db
      .getConnection(HISTORY_TABLE)
      .transacting(trx)
      .select('home')
      .whereIn('home', homes)
      .groupBy('home')
      .havingRaw('count(*) > ?', [KEPT]),
  )
  for (const { home } of many) {
    const [last] = (await query(strapi).findMany({
      ...{ select: ['id'], where: { home } },
      ...{ orderBy: { id: 'desc' }, offset: KEPT, limit: 1 },
    } as never)) as Row[]
    if (last) await query(strapi).deleteMany({ where: { home, id: { $lte: last.id } } } as never)
  }
}

/** The changes of a home, the last first. */
export async function readChanges(strapi: Core.Strapi, home: string): Promise<HomeChange[]> {
  const options = { where: { home }, orderBy: { id: 'desc' } }
  const rows = (await query(strapi).findMany(options as never)) as unknown as Row[]
  return rows.map(({ at, cause, who, before, after }) => ({
    ...{ at: new Date(at).toISOString(), cause, who },
    ...{ before: standing(before), after: standing(after) },
  }))
}

/** Of a home that is deleted, nothing is kept. */
export const forgetHome = (strapi: Core.Strapi, home: string): Promise<unknown> =>
  query(strapi).deleteMany({ where: { home } } as never)

const text = (value: Standing | null): string | null => value && JSON.stringify(value)

const standing = (kept: string | null): Standing | null => kept && JSON.parse(kept)
