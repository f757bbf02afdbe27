import { join } from 'node:path'
import type { Core } from '@strapi/strapi'
import { keepStatements } from '../src/database/keep-statements.ts'
import { dataDir } from '../src/settings/secrets.ts'

type Connection = Parameters<typeof keepStatements>[0]

/**
 * SQLite in the data folder; Postgres as soon as `DATABASE_URL` names one. There Strapi keeps times without
 * their zone, as the process sees them: in the local zone of a server, an hour a year would be lost, and two
 * instances would disagree.
 */
export default ({ env }: Core.Config.Shared.ConfigParams) => {
  const url = env('DATABASE_URL', '')
  const client = env('DATABASE_CLIENT', url ? 'postgres' : 'sqlite')
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
  if (client !== 'postgres') {
    throw new Error(`DATABASE_CLIENT is "${client}". Set it to "sqlite" or "postgres".`)
  }
  if (!url) throw new Error('DATABASE_CLIENT is "postgres". Set DATABASE_URL as well.')
  process.env.TZ = 'UTC'
  const ssl = env.bool('DATABASE_SSL', false) && {
    rejectUnauthorized: env.bool('DATABASE_SSL_VERIFY', true),
  }
  return {
    connection: {
      client,
      connection: { connectionString: url, ssl, schema: env('DATABASE_SCHEMA', 'public') },
      pool: { min: 0, max: env.int('DATABASE_POOL', 10) },
    },
  }
}

/** What Knex calls with each new connection; it goes on once `done` is called. */
const keepsStatements = (connection: Connection, done: (error: null, same: Connection) => void) => {
  keepStatements(connection)
  done(null, connection)
}
