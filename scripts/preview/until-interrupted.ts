import { onEnd } from '#scripts/lib/command.ts'
import type { Preview } from './start-preview.ts'

/** Ctrl-C closes the preview and ends the process. */
export const untilInterrupted = (preview: Preview): void =>
  onEnd(async () => {
    await preview.close()
    process.exit(0)
  })
