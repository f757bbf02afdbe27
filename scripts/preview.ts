import { dirname } from 'node:path'
import { runCommand } from './command.ts'
import { readEnvironment } from './environment.ts'
import { startPreview } from './preview/start-preview.ts'
import { untilInterrupted } from './preview/until-interrupted.ts'

/** Serves the site that was built, as Netlify would. */
await runCommand(async () => {
  const { outDir, port } = readEnvironment()
  const preview = await startPreview({
    outDir,
    port,
    projectDir: dirname(import.meta.dirname),
    log: (line) => console.error(line),
  })
  untilInterrupted(preview)
  console.log(`The site is at ${preview.url} (Ctrl-C ends it)`)
})
