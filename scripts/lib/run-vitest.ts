import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const RESULTS = join(root, '.cache/test-results.json')

const resultsSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  numPendingTests: z.number(),
  testResults: z.array(z.object({ status: z.string(), assertionResults: z.array(z.unknown()) })),
})

type Outcome = { status: number | null; passed: number; failed: number }

/** Runs tests by Vitest. A skipped test counts as failed, but where tests are chosen by their names (`-t`). */
export const runVitest = (args: string[]): Outcome => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(RESULTS, { force: true })
  const reporters = [
    '--reporter=default',
    `--reporter=${join(root, 'tests/second-try.ts')}`,
    ...['--reporter=json', `--outputFile.json=${RESULTS}`],
  ]
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', ...reporters, ...args],
    { cwd: root, stdio: 'inherit' },
  )
  const byName = args.some((it) => /^(?:-t|--testNamePattern)\b/.test(it))
  return { status, ...count({ byName }) }
}

/**
 * Says how many tests passed in all runs, as the last line, and ends the process with 1 unless all did.
 *
 * @param options.mayBeNone whether it is right that no test ran.
 */
export const concludeTests = (outcomes: Outcome[], { mayBeNone = false } = {}): void => {
  const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0)
  const failed = outcomes.reduce((sum, outcome) => sum + outcome.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  const ended = outcomes.every(({ status }) => status === 0)
  process.exitCode = ended && failed === 0 && (passed > 0 || mayBeNone) ? 0 : 1
}

/** A file that could not even be loaded counts as one failed test. */
const count = ({ byName }: { byName: boolean }): { passed: number; failed: number } => {
  const results = resultsSchema.parse(JSON.parse(readFileSync(RESULTS, 'utf8')))
  const broken = results.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  )
  return {
    passed: results.numPassedTests,
    failed: results.numFailedTests + (byName ? 0 : results.numPendingTests) + broken.length,
  }
}
