import { cp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { buildSite } from '#scripts/build/build-site.ts'
import { codeFiles, codeFingerprints } from '#scripts/build/plan/code-fingerprint.ts'
import type { Report } from '#scripts/build/report.ts'
import { withFileLock } from '#scripts/lib/file-lock.ts'
import { silent } from '#scripts/lib/progress.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { writeSnapshot } from '#src/content/write.ts'
import type { Environment } from '#src/environment/commands.ts'
import { NO_TRACKING } from '#src/site/tracking.ts'
import { copyCompiled } from './compiled.ts'
import { writeOtherCode } from './other-code.ts'

/** What a build reads of a project beside its code and its content. */
const BESIDE_CODE = ['public', 'src/site/theme/icon.svg']

/** A copy of the project's code with its own content, built as often as a test needs. */
export type TestProject = {
  root: string
  environment: Environment
  write: (content: Snapshot) => Promise<void>
  /** Builds on the current output. */
  build: () => Promise<Report>
  /** Builds the same content with the same compiled code into empty folders; returns the output folder. */
  buildFromNothing: () => Promise<string>
  /** Changes the code: a word in a component that every page shows. */
  editCode: (word: string) => Promise<void>
  /** Changes the code to that of `other-code.ts`, which all tests compile once between them. */
  useOtherCode: () => Promise<void>
  remove: () => Promise<void>
}

/**
 * The code is compiled already, until a test changes it.
 *
 * @param name of a folder below `.cache`, inside the project so that packages are found.
 */
export const testProject = async (name: string): Promise<TestProject> => {
  const root = resolve('.cache', name)
  await copyCode(root)
  await copyCompiled(root)
  const environment = environmentOf(root, 'standing')
  const skipLink = join(root, 'src/components/layouts/SkipLink.tsx')

  return {
    root,
    environment,
    write: async (snapshot) => {
      const mediaPath = ({ name: file }: { name: string }) => resolve('content/media', file)
      await writeSnapshot({ dir: environment.contentDir, snapshot, mediaPath })
    },
    build: () => buildSite(environment, silent, { root }),
    buildFromNothing: async () => {
      const fresh = environmentOf(root, 'fresh')
      await rm(join(root, 'fresh'), { recursive: true, force: true })
      await buildSite(fresh, silent, { root })
      return fresh.outDir
    },
    editCode: async (word) => {
      const code = await readFile(skipLink, 'utf8')
      await writeFile(skipLink, code.replace(/<a(?: data-word="[^"]*")?/, `<a data-word="${word}"`))
    },
    useOtherCode: async () => {
      await writeOtherCode(root)
      await copyCompiled(root, await otherCode())
    },
    remove: () => rm(root, { recursive: true, force: true }),
  }
}

/** Makes a copy of the project's code in a folder. */
const copyCode = async (root: string): Promise<void> => {
  await rm(root, { recursive: true, force: true })
  for (const path of [...(await codeFiles(resolve())), ...BESIDE_CODE]) {
    await cp(resolve(path), join(root, path), { recursive: true })
  }
  await symlink(resolve('node_modules'), join(root, 'node_modules'))
}

/** The folder that keeps the other code of this version of the project, compiled. */
const otherCode = async (): Promise<string> => {
  const root = resolve('.cache/other-code')
  const stamp = join(root, 'made-from')
  const { code: fingerprint } = await codeFingerprints(resolve(), {})
  return withFileLock(`${root}.lock`, async () => {
    const madeFrom = await readFile(stamp, 'utf8').catch(() => undefined)
    if (madeFrom === fingerprint) return root
    await copyCode(root)
    await writeOtherCode(root)
    await writeFile(stamp, fingerprint)
    return root
  })
}

/** Where a test project keeps what it builds: one of its folders, with output and cache. */
export const environmentOf = (root: string, folder: string): Environment => ({
  contentDir: join(root, 'content'),
  outDir: join(root, folder, 'out'),
  cacheDir: join(root, folder, 'cache'),
  cms: undefined,
  accounts: { configured: false, providers: [] },
  origin: 'https://oracle.example',
  tracking: NO_TRACKING,
  port: 0,
  leads: { countryLookup: '/api/country', turnstileSiteKey: null },
})
