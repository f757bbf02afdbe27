/**
 * `npm run cms`: the real Strapi with the demo content. `-- --reset` starts over, `-- --no-admin` goes
 * without the admin panel. Variables: `cms/README.md`.
 */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { CmsError } from './cms/cms-error.ts'
import { CMS_DIR } from './cms/paths.ts'
import { type RunningCms, startCms } from './cms/start.ts'

try {
  const { reset, panel } = readFlags(process.argv.slice(2))
  const cms = await startCms({ reset, panel })
  const clientEnv = writeClientEnv(cms)
  console.log(`
  CMS    ${cms.url}
  Admin  ${panel ? `${cms.admin.url}   ${cms.admin.email}   ${cms.admin.password}` : 'not served (--no-admin)'}
  Client ${clientEnv}
`)
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, cms.stop)
  await cms.ended
} catch (error) {
  if (!(error instanceof CmsError)) throw error
  console.error(error.message)
  process.exitCode = 1
}

function readFlags(args: string[]): { reset: boolean; panel: boolean } {
  try {
    const options = { reset: { type: 'boolean' }, 'no-admin': { type: 'boolean' } } as const
    const { values } = parseArgs({ args, options })
    return { reset: values.reset ?? false, panel: !values['no-admin'] }
  } catch (cause) {
    throw new CmsError(`${(cause as Error).message}. Known are --reset and --no-admin.`, { cause })
  }
}

/** What `npm run pull` and the site's functions need to talk to this CMS. */
function writeClientEnv(cms: RunningCms): string {
  const file = join(process.env.CMS_DATA_DIR ? cms.dataDir : CMS_DIR, 'client.env')
  const lines = [
    `CMS_URL=${cms.url}`,
    `CMS_TOKEN=${cms.token}`,
    `CMS_DRAFT_TOKEN=${cms.draftToken}`,
    `PUBLISH_SECRET=${cms.secret}`,
    `DRAFT_SECRET=${cms.draftSecret}`,
  ]
  writeFileSync(file, `${lines.join('\n')}\n`, { mode: 0o600 })
  return file
}
