import { AsyncLocalStorage } from 'node:async_hooks'
import type { Core } from '@strapi/strapi'

export const WRITES = [
  'create',
  'clone',
  'update',
  'delete',
  'publish',
  'unpublish',
  'discardDraft',
]

/**
 * Lets only one at a time write content, in all instances of the CMS on one database. SQLite has one writer
 * anyway; on Postgres two who publish the same entry at once would leave it published twice, and two who
 * publish entries that name each other would lock one another out. A bulk action starts many at once in one
 * transaction: they wait for one another too, since each looks at what the others have written.
 */
export function writeInTurn(strapi: Core.Strapi): void {
  const inside = new AsyncLocalStorage<object>()
  const last = new WeakMap<object, Promise<unknown>>()
  strapi.documents.use((context, next) => {
    const isContent = context.uid.startsWith('api::')
    if (!isContent || !WRITES.includes(context.action)) return next()
    const write = next as () => Promise<unknown>
    return strapi.db.transaction(async ({ trx }) => {
      if (inside.getStore() === trx) return write()
      const before = last.get(trx) ?? Promise.resolve()
      const done = before.then(() => inside.run(trx, () => inTurn(strapi, write)))
      // One that fails ends the transaction: those after it must not run in what is left of it.
      last.set(trx, done)
      return done
    }) as unknown as ReturnType<typeof next>
  })
}

/**
 * Runs `work` in one transaction, when it is its turn. Whoever reads something, decides and writes takes his
 * turn first. Within a turn it is the same turn.
 */
export async function inTurn<T>(strapi: Core.Strapi, work: () => Promise<T>): Promise<T> {
  return strapi.db.transaction(async ({ trx }) => {
    if (strapi.db.dialect.client === 'postgres') {
      const name = `mira content ${strapi.db.getSchemaName()}`
      await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [name])
    }
    return work()
  })
}
