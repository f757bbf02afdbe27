import { installFirefox, installWebkit } from './lib/browsers.ts'
import { runCommand } from './lib/command.ts'
import { concludeTests, runVitest } from './lib/run-vitest.ts'

/**
 * The tests of `tests/browsers` in Firefox and in WebKit, which it installs where it may. Arguments go to Vitest:
 * `-- --project firefox` runs those of one. The last line counts.
 */
await runCommand(async () => {
  const args = process.argv.slice(2)
  const chosen = args.join(' ')
  if (!/--project[ =]webkit/.test(chosen)) console.log(`Firefox: ${installFirefox()}`)
  if (!/--project[ =]firefox/.test(chosen)) console.log(`WebKit: ${installWebkit().driver}`)
  concludeTests([runVitest(['--config', 'tests/browsers/vitest.config.ts', ...args])])
})
