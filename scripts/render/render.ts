import { readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageModel } from '#src/models/page.ts'
import type { Shell } from '#src/models/shell.ts'
import { structuredData } from '#src/models/structured-data.ts'
import type { AssetStore } from './asset-store.ts'
import { type PolicySources, withContentSecurityPolicy } from './content-security-policy.ts'
import { readModel, routeFile, writeModels } from './models-folder.ts'
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
import { withStructuredData } from './with-structured-data.ts'

/** Next said that it had rendered a page, and its files are not there. */
export class MissingRenderError extends Error {
  override name = 'MissingRenderError'
  constructor(path: string, options: ErrorOptions) {
    super(
      `Next did not render the page ${path}. Remove the folders .next and .cache, and build again.`,
      options,
    )
  }
}

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

export type RenderOptions = {
  root: string
  cacheDir: string
  site: SiteOutline
  /** The models of the pages at these paths. */
  modelsOf: (paths: string[]) => Iterable<PageModel>
  plan: Plan
  next: SiteManifest
  pages: PageStore
  assets: AssetStore
  policySources: PolicySources
  now: Date
}

/**
 * Carries out a plan: Next compiles the code, where this version of it is not compiled yet, and renders
 * the planned pages, which join those in the store. An empty plan does not start Next.
 *
 * @param meanwhile what this process does while Next renders: scripts and styles are in the store by then.
 * @returns milliseconds of compiling and of rendering, and what was done meanwhile.
 * @throws NextError, RenderError, MissingRenderError, PolicyError
 */
export const render = async <T>(
  options: RenderOptions,
  meanwhile: () => Promise<T>,
): Promise<{ ms: { compile: number; render: number }; done: T }> => {
  const { root, cacheDir, site, modelsOf, plan, next, assets, now } = options
  const folders: NextFolders = {
    root,
    modelsDir: join(cacheDir, 'models'),
    exportDir: join(cacheDir, 'export'),
  }
  const { codeFingerprint } = next
  if (plan.render.length === 0 && (await assets.has(codeFingerprint))) {
    return { ms: { compile: 0, render: 0 }, done: await meanwhile() }
  }
  const started = performance.now()
  await writeModels(folders.modelsDir, site, modelsOf(plan.render))
  await compile(codeFingerprint, folders)
  if (!(await assets.has(codeFingerprint))) {
    await assets.add(codeFingerprint, staticAssets(folders), now)
  }
  const compiled = performance.now()
  const [done] = await Promise.all([
    meanwhile(),
    plan.render.length > 0 ? renderPages(folders, options) : undefined,
  ])
  return { ms: { compile: compiled - started, render: performance.now() - compiled }, done }
}

const renderPages = async (folders: NextFolders, options: RenderOptions): Promise<void> => {
  await generate(folders).catch((error) => throwNamed(error, options.site))
  await collect(folders, options)
}

/** Names the pages, and so the entries, at which Next gave up. */
const throwNamed = (error: unknown, site: SiteOutline): never => {
  const routes = new Set(error instanceof NextError ? error.routes : [])
  const failed = site.pages.filter((page) => routes.has(`/${routeFile(site, page)}`))
  throw error instanceof NextError && failed.length > 0 ? new RenderError(failed, error) : error
}

/** Brings what Next has rendered into the store, each page with its security policy. */
const collect = async (
  folders: NextFolders,
  { site, plan, next, pages, policySources }: RenderOptions,
): Promise<void> => {
  const planned = new Set(plan.render)
  for (const page of site.pages) {
    if (!planned.has(page.path)) continue
    const file = join(serverPages(folders), routeFile(site, page))
    try {
      const [html, payload] = await Promise.all([
        readFile(`${file}.html`, 'utf8'),
        readFile(`${file}.rsc`),
      ])
      const model = await readModel(folders.modelsDir, site, page)
      const data = structuredData(model, site.shells[page.locale] as Shell)
      const secured = withContentSecurityPolicy(withStructuredData(html, data), policySources)
      await pages.put(next.pages[page.path] as string, { html: secured, payload })
      await Promise.all(['.html', '.rsc', '.meta'].map((it) => rm(file + it, { force: true })))
    } catch (cause) {
      if ((cause as NodeJS.ErrnoException).code !== 'ENOENT') throw cause
      throw new MissingRenderError(page.path, { cause })
    }
  }
}
