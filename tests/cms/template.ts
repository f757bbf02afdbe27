import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { fingerprint, serverSources } from '#scripts/cms/fingerprint.ts'
import { CMS_DIR } from '#scripts/cms/paths.ts'
import { startCms } from '#scripts/cms/start.ts'
import { withFileLock } from '#scripts/lib/file-lock.ts'

export const CACHE = join(CMS_DIR, '..', '.cache', 'cms')

const KEEP_MS = 3_600_000

/** Keeps the developer's own database, secrets and site out of an instance of the tests. */
export const ISOLATED: Record<string, string> = {
  DATABASE_CLIENT: 'sqlite',
  DATABASE_URL: '',
  CMS_TOKEN: '',
  CMS_DRAFT_TOKEN: '',
  DRAFT_SECRET: '',
  PUBLISH_SECRET: '',
  CMS_PUBLIC_URL: '',
  SITE_URL: 'http://127.0.0.1:9',
  SITE_REPORT_MAIL: '',
  SITE_REPORT_WEBHOOK_URL: '',
}

/** What makes an instance of the tests use a Postgres database. */
export const onPostgres = (url: string): Record<string, string> => ({
  DATABASE_CLIENT: 'postgres',
  DATABASE_URL: url,
})

/**
 * The data folder of a stopped CMS with the demo content, for `startCms({ template })`. Seeded once
 * for each state of the content and of the code that seeds it.
 */
export async function seededTemplate(): Promise<string> {
  mkdirSync(CACHE, { recursive: true })
  return withFileLock(join(CACHE, '.seeding'), async () => {
    const template = current()
    return existsSync(template) ? template : seedInto(template)
  })
}

/** Where the template of the content as it now stands belongs. */
function current(): string {
  const parts = [
    'config',
    'demo/content',
    'demo/entry.ts',
    'demo/media',
    'package-lock.json',
    ...serverSources(CMS_DIR),
  ]
  return join(CACHE, `template-${fingerprint(CMS_DIR, parts).slice(0, 12)}`)
}

/** What somebody changed while it was seeded gives a template that nobody finds again. */
async function seedInto(template: string): Promise<string> {
  const fresh = join(CACHE, 'seeding')
  rmSync(fresh, { recursive: true, force: true })
  const cms = await startCms({ dataDir: fresh, port: 0, quiet: true, env: ISOLATED })
  await cms.stop()
  removeOld()
  const kept = current() === template ? template : `${template}-changed-${process.pid}`
  renameSync(fresh, kept)
  return kept
}

/** Templates of earlier states; not those that a test in another process may be copying now. */
function removeOld(): void {
  for (const name of readdirSync(CACHE).filter((name) => name.startsWith('template-'))) {
    const folder = join(CACHE, name)
    const age = Date.now() - statSync(folder).mtimeMs
    if (age > KEEP_MS) rmSync(folder, { recursive: true, force: true })
  }
}
