import { join } from 'node:path'
import { prepare } from './cms/prepare.ts'
import { installBrowser } from './lib/browsers.ts'
import { areQuick, changedTests } from './lib/changed-tests.ts'
import { check, runChecks } from './lib/checks.ts'
import { runCommand } from './lib/command.ts'
import { againAlone, concludeTests, runVitest } from './lib/run-vitest.ts'

const root = join(import.meta.dirname, '..')

/**
 * Without arguments the checks and the core of the tests (`tests/core.ts`), with `--all` the checks and all tests; what
 * fails of these tests runs once more, alone, but not with `--once`. With `--changed` the checks and what is quick and
 * concerns what has changed (`changedTests`). Other arguments choose tests, which run without the checks:
 * `npm test -- --project unit`. The last line counts. A skipped test counts as failed, unless tests are chosen by their
 * names (`-t`).
 */
await runCommand(async () => {
  const given = process.argv.slice(2)
  const args = given.filter((it) => it !== '--all' && it !== '--once')
  const whole = args.length === 0
  const core = whole && !given.includes('--all')
  const runsAgain = whole && !given.includes('--once')
  const changed = changedTests(args, root)
  const runs = changed ?? [args]
  const needsAll = !runs.every(areQuick)
  if (needsAll || changed) await prepare({ panel: false, log: console.log })
  if (needsAll) console.log(`Browser: ${installBrowser()}`)
  if (whole || changed) await runChecks()
  if (whole) {
    const shared = ['tests/e2e/warm-up.ts', ...(core ? ['--core'] : [])]
    await check('What tests share', process.execPath, shared)
  }

  const run = (of: string[]) => runVitest(of, { core })
  const outcomes = runs.map(run)
  concludeTests(runsAgain ? outcomes.map((it) => againAlone(it, run)) : outcomes, {
    mayBeNone: changed !== undefined,
  })
})
