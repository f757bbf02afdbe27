import { createReadStream } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { mediaPath } from '#src/content/media-path.ts'
import { readSnapshot } from '#src/content/read.ts'
import type { MediaFile } from '#src/content/snapshot.ts'
import { readEnvironment } from '#src/environment/commands.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { fetchContent } from './build/fetch-content.ts'
import { writeModels } from './build/next/models-folder.ts'
import { startNext } from './build/next/start-next.ts'
import { writeMade } from './build/next/write-made.ts'
import { onEnd, runCommand } from './lib/command.ts'
import { endSentence } from './lib/own-process.ts'
import { createProgress } from './lib/progress.ts'

const root = join(import.meta.dirname, '..')

/** Next's dev server on the models of the content as it is now; start again to see other content, or an edited `src/components/early.ts`. */
await runCommand(async () => {
  const environment = readEnvironment()
  const progress = createProgress()
  const { dir } = await fetchContent(environment, progress)
  progress.step('Making the page models')
  const snapshot = await readSnapshot(dir)
  const site = makeSite({
    snapshot,
    siteConfig,
    origin: environment.origin,
    accounts: environment.accounts,
    leads: environment.leads,
  })
  const modelsDir = join(environment.cacheDir, 'models-dev')
  await writeModels(modelsDir, site)
  await writeMade(root)
  progress.done()

  const port = String(environment.port)
  const server = startNext(['dev', '--port', port, '--hostname', '127.0.0.1'], {
    root,
    stdio: ['inherit', 'inherit', 'inherit'],
    variables: {
      MODELS_DIR: modelsDir,
      MEDIA_ORIGIN: await serveMedia(join(dir, 'media'), Object.values(snapshot.media)),
      DEFAULT_LOCALE: site.defaultLocale,
      OTHER_LOCALES: site.locales
        .slice(1)
        .map(({ code }) => code)
        .join(','),
    },
  })
  onEnd(server.stop)
  const exit = await server.ended
  if (server.isStopping()) process.exit(0)
  throw new DevError(endSentence("Next's dev server", exit))
})

class DevError extends Error {
  override name = 'DevError'
}

/** Serves the snapshot's media under their paths in the output, and returns the server's origin. */
function serveMedia(folder: string, files: MediaFile[]): Promise<string> {
  const byPath = new Map(files.map((file) => [mediaPath(file), file]))
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://127.0.0.1')
    const file = byPath.get(pathname)
    if (!file) return response.writeHead(404).end()
    response.writeHead(200, { 'content-type': file.mime })
    createReadStream(join(folder, file.name)).pipe(response)
  })
  server.unref()
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () =>
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`),
    ),
  )
}
