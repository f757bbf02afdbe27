import { spawn } from 'node:child_process'
import { once } from 'node:events'
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
 * Format and lint, types, then tests, for which what they share is made first: without arguments the core
 * (`tests/core.ts`), with `--all` all of them. Other arguments go to Vitest: `npm test -- --project unit`. With
 * `--changed` only what is quick and concerns what has changed runs (`changedTests`). Of all tests and of the core,
 * what fails runs once more, alone. The last line counts; a skipped test counts as failed, but where tests are chosen by
 * their names (`-t`).
 */
await runCommand(async () => {
  const core = process.argv.length === 2
  const args = process.argv.slice(2).filter((it) => it !== '--all')
  const whole = args.length === 0
  const changed = changedTests(args, root)
  await check('Format and lint', bin('biome'), ['check', '--error-on-warnings', '.'])
  await prepare({ panel: false, log: console.log })
  if (changed?.length !== 1) console.log(`Browser: ${installBrowser()}`)
  await Promise.all([
    check('Types', bin('tsc'), ['--noEmit']),
    check('Unused code and packages', bin('knip'), ['--no-progress']),
  ])
  if (whole) {
    const shared = ['tests/e2e/warm-up.ts', ...(core ? ['--core'] : [])]
    await check('What tests share', process.execPath, shared)
  }

  const run = (of: string[]) => runVitest(of, { core })
  const outcomes = (changed ?? [args]).map(run)
  concludeTests(whole ? outcomes.map((it) => againAlone(it, run)) : outcomes, {
    mayBeNone: changed !== undefined,
  })
})

async function check(name: string, command: string, args: string[]): Promise<void> {
  const [status] = await once(spawn(command, args, { cwd: root, stdio: 'inherit' }), 'exit')
  if (status !== 0) throw new CheckError(`${name} failed: see above.`)
  console.log(`${name}: fine`)
}

function bin(name: string): string {
  return join(root, 'node_modules/.bin', name)
}
