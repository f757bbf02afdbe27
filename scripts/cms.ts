/**
 * `npm run cms`: the real Strapi with the demo content. `-- --reset` starts over, `-- --no-admin` goes
 * without the admin panel. Variables: `cms/README.md`.
 */
import { parseArgs } from 'node:util'
import { writeClientEnv } from './cms/client-env.ts'
import { CmsError } from './cms/cms-error.ts'
import { startCms } from './cms/start.ts'
import { onEnd, runCommand } from './lib/command.ts'

await runCommand(async () => {
  const { reset, panel } = readFlags(process.argv.slice(2))
  const cms = await startCms({ reset, panel })
  onEnd(cms.stop)
  const clientEnv = await writeClientEnv(cms)
  console.log(`
  CMS    ${cms.url}
  Admin  ${panel ? `${cms.admin.url}   ${cms.admin.email}   ${cms.admin.password}` : 'not served (--no-admin)'}
  Roles  ${panel ? `${cms.staff.emails.join(', ')}   ${cms.staff.password}` : 'as above'}
  Owner  ${cms.visitor.email}   ${cms.visitor.password}
  Client ${clientEnv}
`)
  const problem = await cms.ended
  if (problem) throw problem
})

function readFlags(args: string[]): { reset: boolean; panel: boolean } {
  try {
    const options = { reset: { type: 'boolean' }, 'no-admin': { type: 'boolean' } } as const
    const { values } = parseArgs({ args, options })
    return { reset: values.reset ?? false, panel: !values['no-admin'] }
  } catch (cause) {
    throw new CmsError(`${(cause as Error).message}. The options are --reset and --no-admin.`, {
      cause,
    })
  }
}
