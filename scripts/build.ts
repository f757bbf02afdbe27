import { parseArgs } from 'node:util'
import { readEnvironment } from '#src/environment/commands.ts'
import { buildSite } from './build/build-site.ts'
import { reportLines, writeFailure } from './build/report.ts'
import { runCommand } from './lib/command.ts'
import { createProgress } from './lib/progress.ts'

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      json: { type: 'boolean', default: false },
      strict: { type: 'boolean', default: false },
      plain: { type: 'boolean', default: false },
    },
  })
  const progress = createProgress()
  const environment = readEnvironment()
  const { strict, plain } = values
  const report = await buildSite(environment, progress, { strict, plain }).catch(async (error) => {
    await writeFailure(environment.cacheDir, error)
    throw error
  })
  for (const line of reportLines(report)) progress.line(line)
  if (values.json) console.log(JSON.stringify(report, null, 2))
})
