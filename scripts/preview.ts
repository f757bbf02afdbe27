import { dirname } from 'node:path'
import { previewSettings, SettingsError } from './preview/settings.ts'
import { PreviewError, startPreview } from './preview/start-preview.ts'

const projectDir = dirname(import.meta.dirname)

try {
  const { port, outDir } = previewSettings(process.env)
  const log = (line: string) => console.error(line)
  const preview = await startPreview({ outDir, port, projectDir, log })
  console.log(`The site is at ${preview.url} (Ctrl-C ends it)`)
  let ending = false
  const end = async () => {
    if (ending) return
    ending = true
    await preview.close()
    process.exit(0)
  }
  process.on('SIGINT', end)
  process.on('SIGTERM', end)
} catch (error) {
  if (!(error instanceof PreviewError || error instanceof SettingsError)) throw error
  console.error(error.message)
  process.exit(1)
}
