import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { PageHashes, Plan } from '../plan/plan.ts'
import type { SitePages } from '../plan/site-manifest.ts'
import type { PageStore } from '../store/page-store.ts'
import { checkRendered } from './check-next.ts'
import type { PolicySources } from './content-security-policy.ts'
import { failedPages } from './failed-pages.ts'
import { modelFile, routeFile } from './models-folder.ts'
import { NextError } from './next-error.ts'
import { type Code, exportedPages, modelsDirOf, serverPages } from './next-folders.ts'
import { postprocessPages, type RenderedPage } from './postprocess-pages.ts'
import { buildPlainly, generate } from './run-next.ts'

export type RenderOptions = Code & {
  /** With the pages of the plan at least. */
  site: SitePages
  plan: Plan
  /** The hash of each page by its path. */
  hashes: PageHashes['pages']
  pages: PageStore
  policySources: PolicySources
}

/**
 * Has Next render the planned pages, whose models are in the models folder, and adds them to the page store. With an
 * empty plan, Next does not start.
 *
 * @param signal ends Next, and the promise fails.
 * @returns milliseconds.
 * @throws PageError naming the entries whose pages cannot be rendered; NextError, NextChangedError, RenderError,
 * MissingRenderError
 */
export const renderPages = async (
  options: RenderOptions,
  signal?: AbortSignal,
): Promise<number> => {
  const routes = plannedPages(options).map((page) => routeFile(options.site, page))
  const [first] = routes
  if (first === undefined) return 0
  const started = performance.now()
  await generate(options, routes, signal).catch((error) => {
    throw withNames(error, options.site)
  })
  await checkRendered(options, first)
  const files = { folder: serverPages(options), payload: '.rsc', meta: '.meta' }
  await collect(options, { ...files, familiar: true })
  return performance.now() - started
}

/**
 * Has Next build the whole site with its ordinary build: compiled and rendered in one step, without this project's
 * loader. It is slower than `compileCode` and `renderPages`, and does not need their assumptions about Next. The
 * scripts are then in Next's export, and so are the pages until `collectExported` takes them.
 *
 * @returns milliseconds.
 * @throws PageError, NextError, RenderError
 */
export const buildWhole = async (
  options: Pick<RenderOptions, keyof Code | 'site'>,
): Promise<number> => {
  const started = performance.now()
  await buildPlainly(options).catch((error) => {
    throw withNames(error, options.site)
  })
  return performance.now() - started
}

/**
 * Takes the pages that `buildWhole` has rendered from Next's export into the store.
 *
 * @returns milliseconds.
 * @throws PageError, NextChangedError, RenderError, MissingRenderError
 */
export const collectExported = async (options: RenderOptions): Promise<number> => {
  const started = performance.now()
  const folder = exportedPages(options)
  await collect(options, { folder, payload: '.txt', familiar: false })
  return performance.now() - started
}

/** Names the pages at which Next failed; returns the error itself if it names none. */
const withNames = (error: Error, site: SitePages): Error => {
  if (!(error instanceof NextError)) return error
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

const plannedPages = ({ site, plan }: RenderOptions): SitePages['pages'] => {
  const planned = new Set(plan.render)
  return site.pages.filter(({ path }) => planned.has(path))
}

/** The files that Next writes for a page, and whether its documents are known to look as expected. */
type Left = { folder: string; payload: string; meta?: string; familiar: boolean }

/** Moves the pages that Next has rendered into the store. */
const collect = async (options: RenderOptions, left: Left): Promise<void> => {
  const { site, hashes, pages, policySources } = options
  const modelsDir = modelsDirOf(options)
  const rendered = plannedPages(options).map((page): RenderedPage => {
    const file = join(left.folder, routeFile(site, page))
    return {
      path: page.path,
      locale: page.locale,
      hash: hashes[page.path] as string,
      documentFile: `${file}.html`,
      payloadFile: `${file}${left.payload}`,
      ...(left.meta && { metaFile: `${file}${left.meta}` }),
      modelFile: modelFile(modelsDir, site, page),
    }
  })
  const rejected = await postprocessPages(rendered, {
    ...{ store: pages, shells: site.shells, policySources },
    familiar: left.familiar,
  })
  if (rejected.length > 0) throw failedPages(site, rejected)
  await rm(modelsDir, { recursive: true })
}
