import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Progress } from '#scripts/lib/progress.ts'
import { stopwatch } from '#scripts/lib/stopwatch.ts'
import type { Environment } from '#src/environment/commands.ts'
import { fetchContent } from './fetch-content.ts'
import { keepCompiled } from './keep-compiled.ts'
import type { StoredFrame } from './next/collect-frames.ts'
import { compileCode, isCompiled } from './next/run-next.ts'
import { openContent } from './open-content.ts'
import { folderTable } from './output/site-files.ts'
import { codeFingerprints } from './plan/code-fingerprint.ts'
import { localeManifestStore } from './plan/locale-manifest-store.ts'
import { pageStore } from './store/page-store.ts'
import { textsFolder } from './store/texts-folder.ts'
import { unframedStore } from './store/unframed-store.ts'

export type BuildOptions = { strict?: boolean; plain?: boolean; root?: string }

/** What the steps of one build share: the options, the code, the content, and the stores of what was built before. */
export type BuildJob = Awaited<ReturnType<typeof startJob>>

/**
 * Fetches or opens the content, compiles the code if it changed, and opens the stores.
 *
 * @throws an Error whose message says what is wrong and what to do.
 */
export const startJob = async (
  environment: Environment,
  progress: Progress,
  { strict, plain, root }: Required<BuildOptions>,
) => {
  const clock = stopwatch()
  const now = new Date()
  const { cacheDir, sentryAccess } = environment
  const { code: fingerprint, texts } = await codeFingerprints(root, { node: process.version })
  const textsDir = plain ? undefined : await textsFolder(join(cacheDir, 'texts'), texts)
  const code = { root, cacheDir, codeFingerprint: fingerprint, ...(textsDir && { textsDir }) }

  const content = await fetchContent(environment, progress)
  clock.lap('pull')

  if (!plain && !(await isCompiled(code))) {
    progress.step('Compiling the code')
    await compileCode(code)
    clock.lap('compile')
  }
  const keepCode = () => keepCompiled({ code, plain, sentryAccess, now })
  const compiled = plain ? undefined : await keepCode()

  const madeDir = plain ? join(cacheDir, 'plain') : cacheDir
  if (plain) await rm(madeDir, { recursive: true, force: true })
  const folders = {
    finished: join(madeDir, 'pages'),
    unframed: join(madeDir, 'unframed/pages'),
    frames: join(madeDir, 'unframed/frames'),
  }
  return {
    ...{ environment, progress, clock, now, strict, plain, code, content },
    ...(await openContent(content.dir, madeDir, fingerprint)),
    mediaDir: join(content.dir, 'media'),
    publicFiles: await folderTable(join(root, 'public')),
    /** The compiled scripts and styles; a plain build has them only after it has rendered. */
    keptCode: async () => compiled ?? (await keepCode()),
    folders,
    /** Rendered pages: with their frames, without them, and the frames. */
    stores: {
      finished: pageStore(folders.finished),
      unframed: unframedStore(folders.unframed),
      frames: unframedStore<StoredFrame>(folders.frames),
    },
    manifests: localeManifestStore(join(madeDir, 'locale-manifests'), fingerprint),
  }
}
