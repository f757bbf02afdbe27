import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'

/** What a transaction or the database itself can be asked. */
type Asks = Pick<Core.Strapi['db']['connection'], 'raw'>

/** Row counters of SQLite start anew with each process. */
const PROCESS = randomUUID()

/**
 * Names a state of the whole database: while it stays the same, nothing has been written, drafts
 * included. SQLite: the changes made through this server's one connection, and those committed through
 * others. Postgres: which transactions are visible.
 */
export async function readMoment(client: string, database: Asks): Promise<string> {
  if (client === 'postgres') {
    const { rows } = await database.raw('select txid_current_snapshot()::text as moment')
    return rows[0].moment
  }
  const [row] = await database.raw(
    'select total_changes() as own, (select data_version from pragma_data_version) as others',
  )
  return `${PROCESS} ${row.own} ${row.others}`
}
