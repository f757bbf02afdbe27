import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PullOptions, type PullReport, pullSnapshot } from '#src/content/pull.ts'
import { hashFolder } from '#tests/fixtures/faults-folder.ts'

type Hashes = Record<string, string>

/** A folder that pulls keep up to date, and full pulls to compare it with. */
export type Pulling = {
  root: string
  contentDir: string
  cacheDir: string
  pull: (options?: Partial<PullOptions>) => Promise<PullReport>
  /** Every file of the folder, with its hash. */
  hashes: () => Promise<Hashes>
  /**
   * The result of a full pull that knows no other pull. It uses only the snapshot in `from`, if given, and the files
   * that it has downloaded before. With `files: 'anew'` it downloads all of them.
   */
  full: (options?: { from?: string; files?: 'kept' | 'anew' }) => Promise<Hashes>
  /** A copy of the snapshot as it now is. */
  copy: () => Promise<string>
  remove: () => Promise<void>
}

export async function startPulling(cms: { url: string; token: string }): Promise<Pulling> {
  const root = await mkdtemp(join(tmpdir(), 'mira-delta-'))
  const [contentDir, cacheDir] = [join(root, 'content'), join(root, 'cache')]
  /** The cache of the pulls of everything. */
  const downloads = join(root, 'downloads')
  const { url, token } = cms
  const pull: Pulling['pull'] = (options) =>
    pullSnapshot({ url, token, contentDir, cacheDir, retryDelayMs: 10, ...options })
  const copy = async () => {
    const folder = await mkdtemp(join(root, 'copy-'))
    await cp(contentDir, join(folder, 'content'), { recursive: true })
    return join(folder, 'content')
  }
  return {
    ...{ root, contentDir, cacheDir, pull, copy },
    hashes: () => hashFolder(contentDir),
    full: async ({ from, files = 'kept' } = {}) => {
      const folder = await mkdtemp(join(root, 'full-'))
      const into = from ?? join(folder, 'content')
      if (files === 'anew') await rm(downloads, { recursive: true, force: true })
      const { mode } = await pull({ contentDir: into, cacheDir: downloads })
      if (mode !== 'full')
        throw new Error('A pull without what another one read was none of everything.')
      await rm(join(downloads, 'pull/state.json'))
      const hashes = await hashFolder(into)
      await rm(folder, { recursive: true })
      return hashes
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}
