import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { prepare } from './cms/prepare.ts'
import { installBrowser } from './lib/browser.ts'
import { changedTests } from './lib/changed-tests.ts'
import { runCommand } from './lib/command.ts'
import { againAlone, concludeTests, runVitest } from './lib/run-vitest.ts'

const root = join(import.meta.dirname, '..')

/** A check that failed; its output is printed above. */
class CheckError extends Error {
  override name = 'CheckError'
}

/**
 * Everything that a reviewer would run: format and lint, types, then all tests, for which what they share is made
 * first. Arguments go to Vitest: `npm test -- --project unit`. With `--changed` alone only what is quick and concerns
 * what has changed runs (`changedTests`). In a whole run, what fails runs once more, alone. The last line counts; a skipped test counts as failed, but where tests are
 * chosen by their names (`-t`).
 */
await runCommand(async () => {
  const args = process.argv.slice(2)
  const changed = changedTests(args, root)
  check('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.'])
  await prepare({ panel: false, log: console.log })
  check('Types', bin('tsc'), ['--noEmit'])
  check('Unused code and packages', bin('knip'), ['--no-progress'])
  if (changed?.length !== 1) console.log(`Browser: ${installBrowser()}`)

  if (args.length === 0) check('What tests share', process.execPath, ['tests/e2e/warm-up.ts'])

  const outcomes = (changed ?? [args]).map((it) => runVitest(it))
  const whole = args.length === 0
  concludeTests(whole ? outcomes.map((it) => againAlone(it)) : outcomes, {
    mayBeNone: changed !== undefined,
  })
})

function check(name: string, command: string, args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' })
  if (status !== 0) throw new CheckError(`${name} failed: see above.`)
  console.log(`${name}: fine`)
}

function bin(name: string): string {
  return join(root, 'node_modules/.bin', name)
}
