import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** The oldest Node that runs the functions and the code below them; commands bring their own. */
const OLDEST_NODE = 'node@22.23.3'

/**
 * The long form of what `npm test -- --all` runs short: all tests that ask `tests/soak.ts` how long they are, all tests
 * of the CMS on both of its databases, and the unit tests and those of functions under the oldest Node. What follows
 * the command are files or names for vitest, such as `npm run soak -- any-redirects`; only those then run.
 */
const manifest = createRequire(import.meta.url).resolve('vitest/package.json')
const vitest = [join(dirname(manifest), 'vitest.mjs'), 'run']
const chosen = process.argv.slice(2)
const series = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes("'#tests/soak.ts'"),
)
const soaked = run(
  process.execPath,
  [...vitest, ...(chosen.length > 0 ? chosen : [...series, 'tests/cms/'])],
  {
    SOAK: '1',
  },
)
const old = chosen.length > 0 ? 0 : underOldestNode()
process.exitCode = soaked || old

function underOldestNode(): number {
  const projects = ['--project', 'unit', '--project', 'functions']
  return run('npx', ['--yes', `--package=${OLDEST_NODE}`, '--', 'node', ...vitest, ...projects])
}

function run(command: string, args: string[], environment: Record<string, string> = {}): number {
  const env = { ...process.env, ...environment }
  return spawnSync(command, args, { stdio: 'inherit', env }).status ?? 1
}
