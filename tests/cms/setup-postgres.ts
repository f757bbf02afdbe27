import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCms } from '#scripts/cms/start.ts'
import { panelToken } from './panel-token.ts'
import { createDatabase, dropDatabase, startPostgres } from './postgres.ts'
import { CACHE, ISOLATED, onPostgres } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A Postgres server and its seeded database; undefined where the tests run on SQLite. */
    postgres: { server: string; template: string } | undefined
  }
}

/** What the setup for SQLite gives, on Postgres: the shared CMS and a template, folder and database. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { server, stop } = await startPostgres()
  const name = (what: string) => `${what}-postgres-${process.pid}`
  const [template, shared] = [name('template'), name('tests')]
  const remove = async () => {
    for (const each of [shared, template]) {
      rmSync(join(CACHE, each), { recursive: true, force: true })
      await dropDatabase(server, each)
    }
    await stop()
  }
  const start = (name: string, url: string, options: { template?: string }) =>
    startCms({
      dataDir: join(CACHE, name),
      port: 0,
      quiet: true,
      ...options,
      env: { ...ISOLATED, ...onPostgres(url), ACCOUNT_CONFIRMATION: 'false' },
    })
  try {
    const seeded = await start(template, await createDatabase(server, template), {})
    await seeded.stop()
    const copy = await createDatabase(server, shared, template)
    const cms = await start(shared, copy, { template: join(CACHE, template) })
    const { url, token, secret, admin } = cms
    const login = await panelToken({ url, admin })
    project.provide('cms', { url, token, secret, admin: { ...admin, token: login } })
    project.provide('cmsTemplate', join(CACHE, template))
    project.provide('postgres', { server, template })
    return async () => {
      await cms.stop()
      await remove()
    }
  } catch (error) {
    await remove()
    throw error
  }
}
