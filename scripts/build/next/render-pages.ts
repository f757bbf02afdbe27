import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageModel } from '#src/models/pages/page.ts'
import type { SiteManifest } from '../plan/locale-manifest.ts'
import type { PageHashes, Plan } from '../plan/plan.ts'
import type { PageStore } from '../store/page-store.ts'
import type { PolicySources } from './content-security-policy.ts'
import { failedPages } from './failed-pages.ts'
import { modelFile, routeFile, writeModels } from './models-folder.ts'
import { postprocessPages, type RejectedPage } from './postprocess-pages.ts'
import {
  type Code,
  generate,
  NextError,
  type NextFolders,
  nextFolders,
  serverPages,
} from './run-next.ts'

export type RenderOptions = Code & {
  site: SiteManifest
  plan: Plan
  /** The hash of each page by its path. */
  hashes: PageHashes['pages']
  pages: PageStore
  policySources: PolicySources
}

/**
 * Leaves the models of the planned pages where Next reads them. They are let go one after another, so none are held
 * while Next renders.
 *
 * @param models those of the planned pages.
 */
export const handOverModels = async (
  { site, plan, ...folders }: Pick<RenderOptions, 'root' | 'cacheDir' | 'site' | 'plan'>,
  models: Iterable<PageModel>,
): Promise<void> => {
  if (plan.render.length > 0) await writeModels(nextFolders(folders).modelsDir, site, models)
}

/**
 * Has Next render the planned pages, whose models it was handed over; they join those in the store. An empty plan does
 * not start Next.
 *
 * @returns milliseconds.
 * @throws PageError naming the entries whose pages cannot be rendered; NextError, RenderError, MissingRenderError
 */
export const renderPages = async (options: RenderOptions): Promise<number> => {
  const { site, plan } = options
  if (plan.render.length === 0) return 0
  const started = performance.now()
  const folders = nextFolders(options)
  await generate(folders).catch((error) => {
    throw error instanceof NextError ? withNames(error, site) : error
  })
  const rejected = await collect(folders, options)
  if (rejected.length > 0) throw failedPages(site, rejected)
  await rm(folders.modelsDir, { recursive: true })
  return performance.now() - started
}

/** Names the pages at which Next gave up; the error itself where it names none. */
const withNames = (error: NextError, site: SiteManifest): Error => {
  const routes = new Set(error.routes)
  const failed = site.pages.filter((page) => routes.has(`/${routeFile(site, page)}`))
  const problem = error.reason
  return failed.length > 0
    ? failedPages(
        site,
        failed.map(({ path }) => ({ path, problem })),
        error,
      )
    : error
}

/** Brings what Next has rendered into the store. */
const collect = async (
  { modelsDir, root }: NextFolders,
  { site, plan, hashes, pages, policySources }: RenderOptions,
): Promise<RejectedPage[]> => {
  const planned = new Set(plan.render)
  const rendered = site.pages
    .filter(({ path }) => planned.has(path))
    .map((page) => ({
      path: page.path,
      locale: page.locale,
      hash: hashes[page.path] as string,
      file: join(serverPages({ root }), routeFile(site, page)),
      modelFile: modelFile(modelsDir, site, page),
    }))
  return postprocessPages(rendered, { store: pages, shells: site.shells, policySources })
}
