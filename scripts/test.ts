import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { prepare } from './cms/prepare.ts'
import { installBrowser } from './lib/browser.ts'
import { changedTests } from './lib/changed-tests.ts'
import { runCommand } from './lib/command.ts'

const root = join(import.meta.dirname, '..')
const RESULTS = join(root, '.cache/test-results.json')

const resultsSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

/** A check that failed; what it said stands above. */
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

  const byName = args.some((it) => /^(?:-t|--testNamePattern)\b/.test(it))
  const outcomes = (changed ?? [args]).map((it) => test(it, { byName }))
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  const ran = passed > 0 || changed !== undefined
  const ended = outcomes.every(({ status }) => status === 0)
  process.exitCode = ended && failed === 0 && ran ? 0 : 1
})

type Outcome = { status: number | null; passed: number; failed: number }

/** One run of Vitest. */
function test(args: string[], { byName }: { byName: boolean }): Outcome {
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(RESULTS, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`]
  const status = run('vitest', ['run', ...reporters, ...args])
  return { status, ...count({ byName }) }
}

/** A file that could not even be loaded counts as one failed test. */
function count({ byName }: { byName: boolean }): { passed: number; failed: number } {
  const results = resultsSchema.parse(JSON.parse(readFileSync(RESULTS, 'utf8')))
  const broken = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + (byName ? 0 : results.numPendingTests) + broken.length,
  }
}

function check(name: string, command: string, args: string[]): void {
  if (run(command, args) !== 0) throw new CheckError(`${name} failed: see above.`)
  console.log(`${name}: fine`)
}

function run(command: string, args: string[]): number | null {
  const binary = join(root, 'node_modules/.bin', command)
  return spawnSync(binary, args, { cwd: root, stdio: 'inherit' }).status
}
