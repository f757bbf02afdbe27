import { spawn } from 'node:child_process'
import { join, relative } from 'node:path'
import { readSnapshot } from '#src/content/read.ts'
import { buildSite } from '#src/models/build-site.ts'
import { policy } from '#src/site/policy.ts'
import { runCommand } from './command.ts'
import { fetchContent } from './content.ts'
import { readEnvironment } from './environment.ts'
import { createProgress } from './progress.ts'
import { writeModels } from './render/models-folder.ts'

const root = join(import.meta.dirname, '..')

/** Next's dev server on the models of the content as it is now; start again to see other content. */
await runCommand(async () => {
  const environment = readEnvironment()
  const progress = createProgress()
  const { dir } = await fetchContent(environment, progress)
  progress.step('Making the page models')
  const site = buildSite({ snapshot: await readSnapshot(dir), policy, origin: environment.origin })
  const modelsDir = join(environment.cacheDir, 'models-dev')
  await writeModels(modelsDir, site, site.pages)
  progress.done()

  const next = join(root, 'node_modules/next/dist/bin/next')
  const port = String(environment.port)
  const child = spawn(process.execPath, [next, 'dev', '--port', port, '--hostname', '127.0.0.1'], {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      MODELS_DIR: modelsDir,
      MEDIA_DIR: relative(root, join(dir, 'media')),
      DEFAULT_LOCALE: site.defaultLocale,
    },
  })
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal))
  child.on('exit', (code) => {
    process.exitCode = code ?? 0
  })
})
