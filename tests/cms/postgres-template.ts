import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { startCms } from '#scripts/cms/start.ts'
import { installPostgres } from '#scripts/lib/postgres.ts'
import {
  createDatabase,
  databaseUrl,
  dropDatabase,
  type Postgres,
  startOwnPostgres,
} from './postgres.ts'
import { CACHE, ISOLATED, onPostgres, seededOnce } from './template.ts'

/** A Postgres with a seeded database, and the data folder of the stopped CMS that seeded it. */
export type SeededPostgres = Postgres & { database: string; dataDir: string }

const DATABASE = 'template'

/**
 * A server of this machine's own has been seeded once for each state of the content, and is a copy of what was kept
 * then; that of `TEST_POSTGRES_URL` is seeded each time.
 */
export async function seededPostgres(): Promise<SeededPostgres> {
  const given = process.env.TEST_POSTGRES_URL
  if (given) return seedGiven(given)
  const kept = await seededOnce(`postgres-${version()}`, async (folder) => {
    const { server, keep, stop } = await startOwnPostgres()
    try {
      await seed(join(folder, 'files'), await createDatabase(server, DATABASE))
      await keep(join(folder, 'cluster'))
    } finally {
      await stop()
    }
  })
  const postgres = await startOwnPostgres(join(kept, 'cluster'))
  return { ...postgres, database: DATABASE, dataDir: join(kept, 'files') }
}

/** On a server that others may use at the same time. */
async function seedGiven(server: string): Promise<SeededPostgres> {
  const database = `template-postgres-${process.pid}`
  const dataDir = join(CACHE, database)
  const stop = async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await dropDatabase(server, database)
  }
  await createDatabase(server, database)
  await seed(dataDir, databaseUrl(server, database)).catch(async (error) => {
    await stop()
    throw error
  })
  return { server, database, dataDir, stop }
}

async function seed(dataDir: string, url: string): Promise<void> {
  const env = { ...ISOLATED, ...onPostgres(url) }
  const cms = await startCms({ dataDir, port: 0, quiet: true, env })
  await cms.stop()
}

/** Another version cannot read what this one has written. */
function version(): string {
  const { stdout } = spawnSync(join(installPostgres(), 'postgres'), ['--version'])
  return /\d+(?:\.\d+)?/.exec(String(stdout))?.[0] ?? 'unknown'
}
