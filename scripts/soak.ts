import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/**
 * The long form of the series that `npm test` runs short: random redirects and random content. What follows the
 * command are files or names for vitest, such as `npm run soak -- any-redirects`.
 */
const manifest = createRequire(import.meta.url).resolve('vitest/package.json')
const series = process.argv.slice(2)
const { status } = spawnSync(
  process.execPath,
  [
    join(dirname(manifest), 'vitest.mjs'),
    ...['run', '--project', 'unit'],
    ...(series.length > 0 ? series : ['any-']),
  ],
  { stdio: 'inherit', env: { ...process.env, SOAK: '1' } },
)
process.exitCode = status ?? 1
