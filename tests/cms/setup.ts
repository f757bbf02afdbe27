import { rmSync } from 'node:fs'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startCms } from '#scripts/cms/start.ts'
import { CACHE, ISOLATED, seededTemplate } from './template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The real CMS that all tests of this folder share; see `RunningCms`. */
    cms: {
      url: string
      token: string
      secret: string
      /** `login` is the file of a login, which all share. */
      admin: { url: string; email: string; password: string; login: string }
    }
    /** The data folder of a seeded and stopped CMS, for instances of a test's own. */
    cmsTemplate: string
  }
}

/** Boots one real CMS with the demo content for all tests of this folder. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const template = await seededTemplate()
  const dataDir = join(CACHE, `tests-${process.pid}`)
  const cms = await startCms({
    dataDir,
    port: 0,
    quiet: true,
    template,
    env: { ...ISOLATED, ACCOUNT_CONFIRMATION: 'false' },
  })
  const { url, token, secret, admin } = cms
  project.provide('cms', {
    url,
    token,
    secret,
    admin: { ...admin, login: join(dataDir, 'panel-login.json') },
  })
  project.provide('cmsTemplate', template)
  return async () => {
    await cms.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
