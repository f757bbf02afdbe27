import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCms } from '#scripts/cms/start.ts'
import { createDatabase, dropDatabase } from './postgres.ts'
import { seededPostgres } from './postgres-template.ts'
import { CACHE, ISOLATED, onPostgres } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A Postgres server and its seeded database; undefined if the tests run on SQLite. */
    postgres: { server: string; template: string } | undefined
  }
}

/** What the setup for SQLite provides, on Postgres: the shared CMS and a template, folder and database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, database, dataDir: template, stop } = await seededPostgres()
  const shared = `tests-postgres-${process.pid}`
  const dataDir = join(CACHE, shared)
  const remove = async () => {
    rmSync(dataDir, { recursive: true, force: true })
    await dropDatabase(server, shared)
    await stop()
  }
  try {
    const cms = await startCms({
      dataDir,
      port: 0,
      quiet: true,
      template,
      env: {
        ...ISOLATED,
        ...onPostgres(await createDatabase(server, shared, database)),
        ACCOUNT_CONFIRMATION: 'false',
      },
    })
    const { url, token, secret, admin } = cms
    project.provide('cms', {
      url,
      token,
      secret,
      admin: { ...admin, login: join(dataDir, 'panel-login.json') },
    })
    project.provide('cmsTemplate', template)
    project.provide('postgres', { server, template: database })
    return async () => {
      await cms.stop()
      await remove()
    }
  } catch (error) {
    await remove()
    throw error
  }
}
