/**
 * `npm run pull`: everything published in the CMS becomes the snapshot. `-- --json` prints the report,
 * with the peak of memory in MB.
 * Variables: `CMS_URL`, `CMS_TOKEN` (else those of `cms/client.env`), `CONTENT_DIR`, `CACHE_DIR`.
 */

import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { pullSnapshot } from '#src/content/pull.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { EnvironmentError } from '#src/environment/read.ts'
import { SEGMENTS } from '#src/site/site-config.ts'
import { withClientEnv } from './cms/client-env.ts'
import { runCommand } from './lib/command.ts'
import { withProjectLock } from './lib/file-lock.ts'
import { showPull, summarize } from './pull/show-pull.ts'

await runCommand(async () => {
  const { json } = readFlags(process.argv.slice(2))
  const { cms, contentDir, cacheDir } = readEnvironment(withClientEnv(process.env))
  if (!cms) {
    throw new EnvironmentError(
      'No CMS is configured. Start one with `npm run cms`, or set CMS_URL and CMS_TOKEN.',
    )
  }
  const progress = showPull()
  const report = await withProjectLock(join(import.meta.dirname, '..'), () =>
    pullSnapshot({
      ...{ ...cms, contentDir, cacheDir, segments: SEGMENTS },
      onProgress: progress.show,
    }),
  )
  progress.done()
  const peakRssMb = Math.round(process.resourceUsage().maxRSS / 1024)
  console.log(json ? JSON.stringify({ ...report, peakRssMb }) : summarize(report).join('\n'))
})

function readFlags(args: string[]): { json: boolean } {
  try {
    const { values } = parseArgs({ args, options: { json: { type: 'boolean' } } })
    return { json: values.json ?? false }
  } catch (cause) {
    throw new EnvironmentError(`${(cause as Error).message} The only option is --json.`, { cause })
  }
}
