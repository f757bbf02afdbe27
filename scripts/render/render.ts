import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageModel } from '#src/models/page.ts'
import type { AssetStore } from './asset-store.ts'
import type { PolicySources } from './content-security-policy.ts'
import { finishPages } from './finish-pages.ts'
import { modelFile, routeFile, writeModels } from './models-folder.ts'
import {
  compile,
  generate,
  NextError,
  type NextFolders,
  serverPages,
  staticAssets,
} from './next.ts'
import type { SiteOutline } from './outline.ts'
import type { PageStore } from './page-store.ts'
import type { Plan, SiteManifest } from './plan.ts'

/** Pages whose content the code cannot show. */
export class RenderError extends Error {
  override name = 'RenderError'
  constructor(pages: Pick<PageModel, 'path' | 'key' | 'locale'>[], cause: NextError) {
    const names = pages.map(({ path, key, locale }) => `${path} (${key}, ${locale})`)
    super(
      `${cause.message}\n\nThese pages could not be rendered: ${names.join(', ')}. Unpublish or mend what they show in the CMS, or mend the component that fails.`,
      { cause },
    )
  }
}

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
  site: SiteOutline
  /** The models of the pages at these paths. */
  modelsOf: (paths: string[]) => Iterable<PageModel>
  plan: Plan
  /** The hash of each page by its path. */
  hashes: SiteManifest['pages']
  pages: PageStore
  policySources: PolicySources
}

/**
 * Has Next render the planned pages, which join those in the store. An empty plan does not start Next.
 *
 * @param meanwhile what this process does while Next renders.
 * @returns milliseconds, and what was done meanwhile.
 * @throws NextError, RenderError, MissingRenderError, PolicyError
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
  await generate(folders).catch((error) => throwNamed(error, options.site))
  await collect(folders, options)
  await rm(folders.modelsDir, { recursive: true })
}

/** Names the pages, and so the entries, at which Next gave up. */
const throwNamed = (error: unknown, site: SiteOutline): never => {
  const routes = new Set(error instanceof NextError ? error.routes : [])
  const failed = site.pages.filter((page) => routes.has(`/${routeFile(site, page)}`))
  throw error instanceof NextError && failed.length > 0 ? new RenderError(failed, error) : error
}

/** Brings what Next has rendered into the store. */
const collect = async (
  { modelsDir, root }: NextFolders,
  { site, plan, hashes, pages, policySources }: RenderOptions,
): Promise<void> => {
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
  await finishPages(rendered, { store: pages, shells: site.shells, policySources })
}
