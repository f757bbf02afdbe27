import { rmSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inject } from 'vitest'
import { type CmsOptions, type RunningCms, startCms } from '#scripts/cms/start.ts'
import { createDatabase, dropDatabase } from './postgres.ts'
import { CACHE, ISOLATED, onPostgres } from './template.ts'

/** What to start a CMS with, as often as a test likes; `remove` takes away what it has written. */
export type Home = { options: CmsOptions & { dataDir: string }; remove: () => Promise<void> }

/**
 * A data folder of a test's own, and where the tests run on Postgres a database; `null` means SQLite there
 * too. With a template both start as its copy.
 */
export async function ownHome(
  name: string,
  options: CmsOptions = {},
  postgres = inject('postgres') ?? null,
): Promise<Home> {
  const dataDir = join(CACHE, `${name}${postgres ? '-postgres' : ''}-${process.pid}`)
  const template = options.template && postgres?.template
  const database = postgres
    ? onPostgres(await createDatabase(postgres.server, basename(dataDir), template))
    : {}
  const env = { ...ISOLATED, ...database, ...options.env }
  const remove = async () => {
    rmSync(dataDir, { recursive: true, force: true })
    if (postgres) await dropDatabase(postgres.server, basename(dataDir))
  }
  return { options: { port: 0, quiet: true, ...options, dataDir, env }, remove }
}

/** A CMS for one test file, in its own home, which is removed when the CMS stops. */
export async function ownCms(
  name: string,
  options: CmsOptions = {},
  postgres = inject('postgres') ?? null,
): Promise<RunningCms> {
  const home = await ownHome(name, options, postgres)
  try {
    const cms = await startCms(home.options)
    return { ...cms, stop: () => cms.stop().then(home.remove) }
  } catch (error) {
    await home.remove()
    throw error
  }
}
