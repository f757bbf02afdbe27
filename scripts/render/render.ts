import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { z } from 'zod'
import { pageFiles } from '#scripts/publish/page-files.ts'
import type { PageModel } from '#src/models/page.ts'
import type { Site } from '#src/models/site.ts'
import { writeModels } from './models-folder.ts'
import { compile, generate, serverPages, staticAssets } from './next.ts'
import type { Plan, RenderManifest } from './plan.ts'

const MANIFEST = 'manifest.json'

const manifestSchema = z.object({
  codeFingerprint: z.string(),
  pages: z.record(z.string(), z.string()),
})

/** What stands rendered in a folder, or undefined where nothing whole does. */
export const readRendered = async (folder: string): Promise<RenderManifest | undefined> => {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')))
  } catch {
    return undefined
  }
}

/**
 * Carries out a plan: Next renders the planned pages, which join those that are kept in `renderedDir`,
 * in the layout of Next's export. The manifest goes first and comes last, so that a run that is killed
 * in between is followed by a full one.
 *
 * @returns milliseconds of compiling and of rendering.
 * @throws NextError
 */
export const render = async (options: {
  root: string
  cacheDir: string
  renderedDir: string
  site: Site
  plan: Plan
  next: RenderManifest
}): Promise<{ compile: number; render: number }> => {
  const { root, cacheDir, renderedDir, site, plan, next } = options
  if (plan.render.length === 0 && plan.remove.length === 0) return { compile: 0, render: 0 }
  const folders = {
    root,
    modelsDir: join(cacheDir, 'models'),
    exportDir: join(cacheDir, 'export'),
  }
  await mkdir(renderedDir, { recursive: true })
  await rm(join(renderedDir, MANIFEST), { force: true })

  const started = performance.now()
  let compiled = started
  if (plan.render.length > 0) {
    const planned = new Set(plan.render)
    const pages = site.pages.filter(({ path }) => planned.has(path))
    await writeModels(folders.modelsDir, site, pages)
    await compile(next.codeFingerprint, folders)
    compiled = performance.now()
    await generate(folders)
    await merge(root, renderedDir, pages, site)
  }
  await removePages(plan.remove, renderedDir, site)
  await writeFile(join(renderedDir, MANIFEST), JSON.stringify(next))
  return { compile: compiled - started, render: performance.now() - compiled }
}

/** Moves rendered pages to those that stand, and brings the scripts and styles that they load. */
const merge = async (
  root: string,
  renderedDir: string,
  pages: PageModel[],
  site: Site,
): Promise<void> => {
  const from = serverPages({ root })
  for (const page of pages) {
    for (const { source } of pageFiles(page, site.defaultLocale)) {
      await mkdir(dirname(join(renderedDir, source)), { recursive: true })
      await rename(join(from, source.replace(/\.txt$/, '.rsc')), join(renderedDir, source))
    }
  }
  const assets = join(renderedDir, '_next/static')
  await rm(assets, { recursive: true, force: true })
  await cp(staticAssets({ root }), assets, { recursive: true })
}

const removePages = async (paths: string[], renderedDir: string, site: Site): Promise<void> => {
  const byLength = site.locales.toSorted((a, b) => b.prefix.length - a.prefix.length)
  for (const path of paths) {
    const locale = byLength.find(({ prefix }) => path === prefix || path.startsWith(`${prefix}/`))
    if (!locale) continue
    for (const { source } of pageFiles({ locale: locale.code, path }, site.defaultLocale)) {
      await rm(join(renderedDir, source), { force: true })
    }
  }
}
