import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join, relative } from 'node:path'
import { z } from 'zod'

const root = join(import.meta.dirname, '../..')
const RESULTS = join(root, '.cache/test-results.json')

const resultsSchema = z.object({
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      assertionResults: z.array(z.object({ status: z.string(), tags: z.array(z.string()) })),
    }),
  ),
})

/** What became of the tests of one file; of one that runs in two projects, of both. */
export type FileOutcome = { passed: number; failed: number }

export type Outcome = {
  /** How Vitest ended; null if a signal ended it. */
  status: number | null
  /** By the path of the file, from the project's folder. */
  files: Map<string, FileOutcome>
}

/** The tag of tests that a run of the core leaves out: see `tests/core.ts`. */
const LONG = 'long'

/**
 * Runs tests by Vitest. A skipped test counts as failed, unless tests are chosen by their names (`-t`).
 *
 * @param options.core runs only what `tests/core.ts` names, without long tests.
 */
export const runVitest = (args: string[], { core = false } = {}): Outcome => {
  mkdirSync(join(root, '.cache'), { recursive: true })
  rmSync(RESULTS, { force: true })
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${RESULTS}`]
  const { status } = spawnSync(
    join(root, 'node_modules/.bin/vitest'),
    ['run', ...reporters, ...(core ? [`--tags-filter=!${LONG}`] : []), ...args],
    { cwd: root, stdio: 'inherit', env: { ...process.env, ...(core && { TESTS: 'core' }) } },
  )
  const byName = args.some((it) => /^(?:-t|--testNamePattern)\b/.test(it))
  return { status, files: outcomesOf(readFileSync(RESULTS, 'utf8'), { byName, core }) }
}

/** The outcome of each file in Vitest's results. A file that could not even be loaded counts as one failed test. */
export const outcomesOf = (
  json: string,
  { byName, core = false }: { byName: boolean; core?: boolean },
): Map<string, FileOutcome> => {
  const files = new Map<string, FileOutcome>()
  for (const { name, status, assertionResults: all } of resultsSchema.parse(JSON.parse(json))
    .testResults) {
    const assertionResults = core ? all.filter(({ tags }) => !tags.includes(LONG)) : all
    const passed = assertionResults.filter((it) => it.status === 'passed').length
    const failed = assertionResults.filter((it) => it.status === 'failed').length
    const skipped = byName ? 0 : assertionResults.length - passed - failed
    const broken = status === 'failed' && failed === 0 ? 1 : 0
    const path = relative(root, name)
    const other = files.get(path) ?? { passed: 0, failed: 0 }
    files.set(path, {
      passed: other.passed + passed,
      failed: other.failed + failed + skipped + broken,
    })
  }
  return files
}

/** With more files than this, what failed is no lost race: a slow machine makes a dozen. */
const MOST_AGAIN = 24

/**
 * Runs the files in which tests failed a second time, without others beside them, and names those that pass then: each
 * is a fault of the test or of what it tests, which only shows on a busy machine.
 *
 * @param run as `runVitest`.
 * @returns the outcome with that of the second run in its place.
 */
export const againAlone = (outcome: Outcome, run = runVitest): Outcome => {
  const failed = [...outcome.files].filter(([, file]) => file.failed > 0).map(([path]) => path)
  if (failed.length === 0 || failed.length > MOST_AGAIN) return outcome
  console.log(`\nOnce more, one after the other: ${failed.join(', ')}`)
  const again = run(['--maxWorkers=1', ...failed])
  const passed = failed.filter((path) => again.files.get(path)?.failed === 0)
  if (passed.length > 0) {
    console.log(`\nFailed beside other tests, passed alone:\n  ${passed.join('\n  ')}`)
  }
  return { status: again.status, files: new Map([...outcome.files, ...again.files]) }
}

/**
 * Says how many tests passed in all runs, as the last line, and ends the process with 1 unless all did.
 *
 * @param options.mayBeNone whether it is right that no test ran.
 */
export const concludeTests = (outcomes: Outcome[], { mayBeNone = false } = {}): void => {
  const files = outcomes.flatMap((outcome) => [...outcome.files.values()])
  const passed = files.reduce((sum, file) => sum + file.passed, 0)
  const failed = files.reduce((sum, file) => sum + file.failed, 0)
  console.log(`\n${passed} passed, ${failed} failed`)
  const ended = outcomes.every(({ status }) => status === 0)
  process.exitCode = ended && failed === 0 && (passed > 0 || mayBeNone) ? 0 : 1
}
