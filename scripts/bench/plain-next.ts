import { cp, mkdir, readdir, stat, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { watchPeakMemory } from '#scripts/lib/peak-memory.ts'
import type { Snapshot } from '#src/content/snapshot.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { writeModels } from '../build/next/models-folder.ts'
import { startNext } from '../build/next/start-next.ts'

/** Next as it comes: nothing of this project's settings but what the pages need. */
const CONFIG = (root: string) => `export default {
  output: 'export',
  images: { unoptimized: true },
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: ${JSON.stringify(root)} },
}
`

/**
 * Prepares a plain `next build` of the same pages with the same components, in a separate folder.
 *
 * @returns the build, which is all that is to be measured.
 */
export const preparePlainNext = async (options: {
  root: string
  folder: string
  content: Snapshot
}) => {
  const { root, folder, content } = options
  const project = join(folder, 'plain')
  await mkdir(project, { recursive: true })
  for (const name of ['src', '.made']) {
    await cp(join(root, name), join(project, name), { recursive: true })
  }
  for (const file of ['package.json', 'tsconfig.json']) {
    await cp(join(root, file), join(project, file))
  }
  await symlink(join(root, 'node_modules'), join(project, 'node_modules'))
  await writeFile(join(project, 'next.config.mjs'), CONFIG(root))
  const site = makeSite({ snapshot: content, siteConfig, origin: 'https://bench.example' })
  const modelsDir = join(project, 'models')
  await writeModels(modelsDir, site)

  const pages = { total: site.pages.length, rendered: site.pages.length }
  return async () => {
    const peakMemory = watchPeakMemory()
    await nextBuild(project, modelsDir)
    const peakRssMb = peakMemory()
    return { pages, peakRssMb, ...(await measureFolder(join(project, 'out'))) }
  }
}

const nextBuild = async (project: string, modelsDir: string): Promise<void> => {
  const { ended } = startNext(['build'], {
    root: project,
    mode: 'production',
    variables: { MODELS_DIR: modelsDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const { code, signal } = await ended
  if (code !== 0) throw new Error(`next build ended with ${code ?? signal}.`)
}

const measureFolder = async (folder: string): Promise<{ files: number; bytes: number }> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter((entry) => entry.isFile())
  const sizes = await Promise.all(
    files.map(async ({ parentPath, name }) => (await stat(join(parentPath, name))).size),
  )
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}
