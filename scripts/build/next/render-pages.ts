import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageModel } from '#src/models/page.ts'
import type { SiteManifest } from '../plan/locale-manifest.ts'
import type { PageHashes, Plan } from '../plan/plan.ts'
import type { AssetStore } from '../store/asset-store.ts'
import type { PageStore } from '../store/page-store.ts'
import type { PolicySources } from './content-security-policy.ts'
import { failedPages } from './failed-pages.ts'
import { modelFile, routeFile, writeModels } from './models-folder.ts'
import { postprocessPages, type RejectedPage } from './postprocess-pages.ts'
import {
  compile,
  generate,
  NextError,
  type NextFolders,
  serverPages,
  staticAssets,
} from './run-next.ts'

/** Where a project and its cache are, and the code that is to render. */
type Code = { root: string; cacheDir: string; codeFingerprint: string }

/**
 * Has Next compile the code, whose scripts and styles join those in the store. To be called while no models
 * are held: the compiler is what takes most memory in a build.
 *
 * @throws NextError
 */
export const compileCode = async (code: Code, assets: AssetStore, now: Date): Promise<void> => {
  const folders = nextFolders(code)
  await compile(code.codeFingerprint, folders)
  await assets.add(code.codeFingerprint, staticAssets(folders), now)
}

export type RenderOptions = Code & {
  site: SiteManifest
  /** The models of the pages at these paths. */
  modelsOf: (paths: string[]) => Iterable<PageModel>
  plan: Plan
  /** The hash of each page by its path. */
  hashes: PageHashes['pages']
  pages: PageStore
  policySources: PolicySources
}

/**
 * Has Next render the planned pages, which join those in the store. An empty plan does not start Next.
 *
 * @param meanwhile what this process does while Next renders.
 * @returns milliseconds, and what was done meanwhile.
 * @throws PageError naming the entries whose pages cannot be rendered; NextError, RenderError, MissingRenderError
 */
export const render = async <T>(
  options: RenderOptions,
  meanwhile: () => Promise<T>,
): Promise<{ ms: number; done: T }> => {
  const { site, modelsOf, plan, codeFingerprint } = options
  if (plan.render.length === 0) return { ms: 0, done: await meanwhile() }
  const started = performance.now()
  const folders = nextFolders(options)
  await writeModels(folders.modelsDir, site, modelsOf(plan.render))
  await compile(codeFingerprint, folders)
  const [done] = await Promise.all([meanwhile(), renderPages(folders, options)])
  return { ms: performance.now() - started, done }
}

const nextFolders = ({ root, cacheDir }: Code): NextFolders => ({
  root,
  modelsDir: join(cacheDir, 'models'),
  exportDir: join(cacheDir, 'export'),
})

const renderPages = async (folders: NextFolders, options: RenderOptions): Promise<void> => {
  const { site } = options
  await generate(folders).catch((error) => {
    throw error instanceof NextError ? withNames(error, site) : error
  })
  const rejected = await collect(folders, options)
  if (rejected.length > 0) throw failedPages(site, rejected)
  await rm(folders.modelsDir, { recursive: true })
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
