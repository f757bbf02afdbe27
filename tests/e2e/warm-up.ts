/**
 * Makes at the same time what the setups of the kinds of test need, and what Vitest would have them make one after
 * another: the seeded databases and the site. They find it made. With `--core`, what the core needs of it.
 */
import { buildSite } from '#scripts/build/build-site.ts'
import { runCommand } from '#scripts/lib/command.ts'
import { createProgress } from '#scripts/lib/progress.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { seededPostgres } from '../cms/postgres-template.ts'
import { seededTemplate } from '../cms/template.ts'

await runCommand(async () => {
  const core = process.argv.includes('--core')
  await Promise.all([
    seededTemplate(),
    core || seededPostgres().then(({ stop }) => stop()),
    buildSite(readEnvironment({}), createProgress()),
  ])
})
