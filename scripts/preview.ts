import { dirname } from 'node:path'
import { readEnvironment } from '#src/environment/commands.ts'
import { runCommand } from './lib/command.ts'
import { followLocalCms } from './preview/local-cms.ts'
import { startedLines, startPreview, untilInterrupted } from './preview/start-preview.ts'

/** Serves the site that was built, as Netlify would. */
await runCommand(async () => {
  const { outDir, port } = readEnvironment()
  followLocalCms()
  const preview = await startPreview({
    scheduled: true,
    outDir,
    port,
    projectDir: dirname(import.meta.dirname),
    log: (line) => console.error(line),
  })
  untilInterrupted(preview)
  for (const line of startedLines(preview.url, process.env)) console.log(line)
})
