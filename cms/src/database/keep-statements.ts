/** A statement that SQLite has prepared; while somebody reads its rows one by one, it is busy. */
type Statement = { busy: boolean }
type Connection = { prepare: (sql: string) => Statement }

/** So many statements are kept; those that were not used for the longest time go. */
const LIMIT = 1000

const OF_ROWS = /^\s*(?:select|insert|update|delete)\b/i
const OF_TABLES = /^\s*(?:create|alter|drop|pragma|vacuum|reindex|attach|detach)\b/i

/**
 * Has a connection of better-sqlite3 prepare each statement once. Knex prepares one for each call, and Strapi
 * makes thousands of calls in a publication, most of them alike: preparing them took a tenth of its time. A statement
 * that changes tables makes the connection forget all statements, since their columns may be others now.
 */
export function keepStatements(connection: Connection): void {
  const kept = new Map<string, Statement>()
  const prepare = connection.prepare.bind(connection)
  connection.prepare = (sql) => {
    if (OF_TABLES.test(sql)) kept.clear()
    if (!OF_ROWS.test(sql)) return prepare(sql)
    const known = kept.get(sql)
    if (known?.busy) return prepare(sql)
    const statement = known ?? prepare(sql)
    kept.delete(sql)
    kept.set(sql, statement)
    if (kept.size > LIMIT) kept.delete(kept.keys().next().value as string)
    return statement
  }
}
