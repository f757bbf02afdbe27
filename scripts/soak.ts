import { spawnSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The long form of what `npm test` runs short: all tests that ask `tests/soak.ts` how long they are, and all tests of
 * the CMS on both of its databases. What follows the command are files or names for vitest, such as
 * `npm run soak -- any-redirects`.
 */
const manifest = createRequire(import.meta.url).resolve('vitest/package.json')
const chosen = process.argv.slice(2)
const series = globSync('tests/**/*.test.{ts,tsx}').filter((file) =>
  readFileSync(file, 'utf8').includes("'#tests/soak.ts'"),
)
const all = [...series, 'tests/cms/']
const { status } = spawnSync(
  process.execPath,
  [join(dirname(manifest), 'vitest.mjs'), 'run', ...(chosen.length > 0 ? chosen : all)],
  { stdio: 'inherit', env: { ...process.env, SOAK: '1' } },
)
process.exitCode = status ?? 1
