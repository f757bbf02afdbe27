import type { Preview } from './start-preview.ts'

/** Ctrl-C closes the preview and ends the process. A second signal, which a terminal may send, changes nothing. */
export const untilInterrupted = (preview: Preview): void => {
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    await preview.close()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
}
