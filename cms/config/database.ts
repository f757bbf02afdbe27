import { join } from 'node:path'
import { keepStatements } from '../src/database/keep-statements.ts'
import { environment } from '../src/settings/environment.ts'
import { dataDir } from '../src/settings/secrets.ts'

type Connection = Parameters<typeof keepStatements>[0]

/**
 * SQLite in the data folder; Postgres as soon as `DATABASE_URL` names one. There Strapi keeps times without
 * their zone, as the process sees them: in the local zone of a server, an hour a year would be lost, and two
 * instances would disagree.
 */
export default () => {
  const {
    DATABASE_URL: url,
    DATABASE_CLIENT: client = url ? 'postgres' : 'sqlite',
    DATABASE_SSL,
    DATABASE_SSL_VERIFY,
    DATABASE_SCHEMA: schema,
    DATABASE_POOL,
  } = environment()
  if (client === 'sqlite') {
    return {
      connection: {
        client,
        connection: { filename: join(dataDir(), 'data.db') },
        useNullAsDefault: true,
        pool: { afterCreate: keepsStatements },
      },
    }
  }
  if (!url) throw new Error('DATABASE_CLIENT is "postgres". Set DATABASE_URL as well.')
  process.env.TZ = 'UTC'
  const ssl = DATABASE_SSL && { rejectUnauthorized: DATABASE_SSL_VERIFY }
  return {
    connection: {
      client,
      connection: { connectionString: url, ssl, schema },
      pool: { min: 0, max: DATABASE_POOL },
    },
  }
}

/** What Knex calls with each new connection; it goes on once `done` is called. */
const keepsStatements = (connection: Connection, done: (error: null, same: Connection) => void) => {
  keepStatements(connection)
  done(null, connection)
}
