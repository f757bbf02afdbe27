import { join } from 'node:path'
import { readEnvironment } from '#src/environment/commands.ts'
import { buildSite } from './build/build-site.ts'
import { reportLines } from './build/report.ts'
import { runCommand } from './lib/command.ts'
import { createProgress } from './lib/progress.ts'
import { followLocalCms } from './preview/local-cms.ts'
import { startedLines, startPreview, untilInterrupted } from './preview/start-preview.ts'

/** The whole main job: builds the site and serves it as Netlify would, with its functions. */
await runCommand(async () => {
  const environment = readEnvironment()
  const progress = createProgress()
  const report = await buildSite(environment, progress)
  for (const line of reportLines(report)) progress.line(line)
  // After the build: its source is what the environment says, not the CMS that happens to run.
  followLocalCms()
  const preview = await startPreview({
    scheduled: true,
    outDir: environment.outDir,
    port: environment.port,
    projectDir: join(import.meta.dirname, '..'),
    log: (line) => console.error(line),
  })
  progress.line('')
  for (const line of startedLines(preview.url, process.env)) progress.line(line)
  untilInterrupted(preview)
})
