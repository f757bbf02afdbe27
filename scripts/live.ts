/**
 * `npm run live`: CMS, site and rebuilds after edits, on this machine. `-- --reset` starts over with the
 * demo content. Ports: `PORT`, `CMS_PORT`.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { readEnvironment } from '#src/environment/commands.ts'
import { EnvironmentError } from '#src/environment/read.ts'
import { onEnd, runCommand } from './lib/command.ts'
import { createProgress } from './lib/progress.ts'
import { startLive } from './live/start-live.ts'

await runCommand(async () => {
  const { reset } = readFlags(process.argv.slice(2))
  const progress = createProgress()
  const live = await startLive({
    environment: readEnvironment(),
    projectDir: join(import.meta.dirname, '..'),
    reset,
    progress,
  })
  onEnd(live.stop)
  for (const line of live.lines) progress.line(line)
  const problem = await live.ended
  if (problem) throw problem
})

function readFlags(args: string[]): { reset: boolean } {
  try {
    const { values } = parseArgs({ args, options: { reset: { type: 'boolean' } } })
    return { reset: values.reset ?? false }
  } catch (cause) {
    throw new EnvironmentError(`${(cause as Error).message} The only option is --reset.`, { cause })
  }
}
