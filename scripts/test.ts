import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { prepare } from './cms/prepare.ts'
import { installBrowser } from './lib/browser.ts'
import { changedTests } from './lib/changed-tests.ts'
import { runCommand } from './lib/command.ts'
import { concludeTests, runVitest } from './lib/run-vitest.ts'

const root = join(import.meta.dirname, '..')

/** A check that failed; its output is printed above. */
class CheckError extends Error {
  override name = 'CheckError'
}

/**
 * Everything that a reviewer would run: format and lint, types, then all tests. Arguments go to
 * Vitest: `npm test -- --project unit`. With `--changed` alone only what is quick and concerns what has changed runs
 * (`changedTests`). The last line counts; a skipped test counts as failed, but where tests are chosen by their
 * names (`-t`).
 */
await runCommand(async () => {
  const args = process.argv.slice(2)
  const changed = changedTests(args, root)
  check('Format and lint', 'biome', ['check', '--error-on-warnings', '.'])
  await prepare({ panel: false, log: console.log })
  check('Types', 'tsc', ['--noEmit'])
  check('Unused code and packages', 'knip', ['--no-progress'])
  if (changed?.length !== 1) console.log(`Browser: ${installBrowser()}`)

  const outcomes = (changed ?? [args]).map(runVitest)
  concludeTests(outcomes, { mayBeNone: changed !== undefined })
})

function check(name: string, command: string, args: string[]): void {
  if (run(command, args) !== 0) throw new CheckError(`${name} failed: see above.`)
  console.log(`${name}: fine`)
}

function run(command: string, args: string[]): number | null {
  const binary = join(root, 'node_modules/.bin', command)
  return spawnSync(binary, args, { cwd: root, stdio: 'inherit' }).status
}
