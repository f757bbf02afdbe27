import { fork } from 'node:child_process'
import { once } from 'node:events'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { CMS_DIR } from '#scripts/cms/paths.ts'
import { installPostgres, PostgresError } from '#scripts/lib/postgres.ts'

/** A server where databases can be made. `stop` takes away what was started here. */
export type Postgres = { server: string; stop: () => Promise<void> }

export type OwnPostgres = Postgres & {
  /** Copies all data into a folder that does not exist yet, while nobody is connected. */
  keep: (folder: string) => Promise<void>
}

/**
 * The server of `TEST_POSTGRES_URL`, or one of this machine's own.
 *
 * @throws PostgresError
 */
export async function startPostgres(): Promise<Postgres> {
  const given = process.env.TEST_POSTGRES_URL
  return given ? { server: given, stop: async () => {} } : startOwnPostgres()
}

/**
 * A server that goes with this process, however that ends. `kept` is a folder that `keep` filled.
 *
 * @throws PostgresError
 */
export async function startOwnPostgres(kept?: string): Promise<OwnPostgres> {
  const args = [installPostgres(), ...(kept ? [kept] : [])]
  const keeper = fork(join(import.meta.dirname, 'postgres-keeper.ts'), args, {
    // Not in the terminal's group: Ctrl-C must not end Postgres before the tests have.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    execArgv: [],
  })
  const ended = once(keeper, 'exit')
  const started = async (): Promise<string> => {
    const [said] = await Promise.race([once(keeper, 'message'), ended.then(() => [{}])])
    const { url, problem } = said as { url?: string; problem?: string }
    if (!url) throw new PostgresError(`Postgres did not start. ${problem ?? ''}`)
    return url
  }
  return {
    server: await started(),
    stop: async () => {
      keeper.disconnect()
      await ended
    },
    keep: async (folder) => {
      const again = started()
      keeper.send({ keep: folder })
      await again
    },
  }
}

/** Makes a database, as a copy of `template` where that is said, and gives its address. */
export async function createDatabase(
  server: string,
  name: string,
  template?: string,
): Promise<string> {
  await dropDatabase(server, name)
  await query(server, `create database "${name}"${template ? ` template "${template}"` : ''}`)
  return databaseUrl(server, name)
}

export async function dropDatabase(server: string, name: string): Promise<void> {
  await query(server, `drop database if exists "${name}" with (force)`)
}

/** The address of a database on a server. */
export function databaseUrl(server: string, name: string): string {
  const url = new URL(server)
  url.pathname = `/${name}`
  return url.href
}

type Rows = Record<string, unknown>[]
type Client = {
  connect(): Promise<void>
  query(sql: string, values: unknown[]): Promise<{ rowCount: number | null; rows: Rows }>
  end(): Promise<void>
}

/** Runs one statement. A server without a database in its address means `postgres`. */
export async function query(
  url: string,
  sql: string,
  values: unknown[] = [],
): Promise<{ count: number; rows: Rows }> {
  const { Client } = createRequire(join(CMS_DIR, 'package.json'))('pg') as {
    Client: new (options: { connectionString: string }) => Client
  }
  const bare = new URL(url).pathname.length < 2
  const client = new Client({ connectionString: bare ? databaseUrl(url, 'postgres') : url })
  await client.connect()
  try {
    const { rowCount, rows } = await client.query(sql, values)
    return { count: rowCount ?? 0, rows }
  } finally {
    await client.end()
  }
}
