import { randomUUID } from 'node:crypto'
import type { Core } from '@strapi/strapi'
import { digest } from './digest.ts'

/** What a transaction or the database itself can be asked. */
type Asks = Pick<Core.Strapi['db']['connection'], 'raw'>

/** Row counters of SQLite start again with each process. */
const PROCESS = randomUUID()

/** Postgres: the transaction that wrote the current state of a row, as the column `xmin`. */
export const ROW_VERSION = 'xmin::text as xmin'

/**
 * Names a state of the whole database, quickly: while it stays the same, nothing has been written, drafts
 * included. SQLite: the changes made through this server's one connection, and those committed through
 * others. Postgres: which transactions are visible, which also moves when somebody writes to another
 * database of the same server.
 */
export async function readDatabaseMoment(client: string, database: Asks): Promise<string> {
  if (client === 'postgres') {
    const { rows } = await database.raw('select txid_current_snapshot()::text as moment')
    return rows[0].moment
  }
  const [row] = await database.raw(
    'select total_changes() as own, (select data_version from pragma_data_version) as others',
  )
  return `${PROCESS} ${row.own} ${row.others}`
}

/**
 * Names the rows that were read, each by its number and the transaction that wrote it: what was changed and
 * taken back is another. Others on the server, who write all the time, do not move it.
 */
export function momentOfRows(rows: string[]): string {
  return digest(rows.sort())
}
