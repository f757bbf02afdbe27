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
  CMS_PRICE_TOKEN: '',
  DRAFT_SECRET: '',
  PUBLISH_SECRET: '',
  CMS_PUBLIC_URL: '',
  SITE_URL: 'http://127.0.0.1:9',
  SITE_REPORT_MAIL: '',
  SITE_REPORT_WEBHOOK_URL: '',
  // Strapi's code is compiled once for all instances.
  NODE_COMPILE_CACHE: join(CACHE, 'compiled'),
  // Few collections of young objects: Strapi makes many, and a test has no time to let them grow old.
  NODE_OPTIONS: '--max-semi-space-size=64',
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
  return seededOnce('template', async (fresh) => {
    const cms = await startCms({ dataDir: fresh, port: 0, quiet: true, env: ISOLATED })
    await cms.stop()
  })
}

/**
 * A folder that `seed` fills, once for each state of the content and of the code that seeds it. If the
 * content changes while it is seeded, the folder gets a name that is never used again. Names begin with `kind`.
 */
export async function seededOnce(
  kind: string,
  seed: (folder: string) => Promise<void>,
): Promise<string> {
  mkdirSync(CACHE, { recursive: true })
  return withFileLock(join(CACHE, `.seeding-${kind}`), async () => {
    const folder = current(kind)
    if (existsSync(folder)) return folder
    const fresh = join(CACHE, `seeding-${kind}`)
    rmSync(fresh, { recursive: true, force: true })
    await seed(fresh)
    removeOld(kind)
    const kept = current(kind) === folder ? folder : `${folder}-changed-${process.pid}`
    renameSync(fresh, kept)
    return kept
  })
}

/** The folder for a seed of the current content. */
function current(kind: string): string {
  const parts = [
    'config',
    'demo/content',
    'demo/entry.ts',
    'demo/media',
    'package-lock.json',
    ...serverSources(CMS_DIR),
  ]
  return join(CACHE, `${kind}-${fingerprint(CMS_DIR, parts).slice(0, 12)}`)
}

/** What belongs to earlier states; not what a test in another process may be copying now. */
function removeOld(kind: string): void {
  for (const name of readdirSync(CACHE).filter((name) => name.startsWith(`${kind}-`))) {
    const folder = join(CACHE, name)
    const age = Date.now() - statSync(folder).mtimeMs
    if (age > KEEP_MS) rmSync(folder, { recursive: true, force: true })
  }
}
