import { prepare } from './cms/prepare.ts'
import { runChecks } from './lib/checks.ts'
import { runCommand } from './lib/command.ts'

/** Format and lint, types, and what nothing uses: the part of `npm test` before the tests. */
await runCommand(async () => {
  await prepare({ panel: false, log: console.log })
  await runChecks()
})
