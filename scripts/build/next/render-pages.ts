import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { organisation } from '#src/models/structured-data/organisation.ts'
import { partsFile, renderedFrameFile } from '#src/models/whole-site/model-files.ts'
import type { Plan } from '../plan/plan.ts'
import type { SitePages } from '../plan/site-manifest.ts'
import { unframedStore } from '../store/unframed-store.ts'
import { checkRendered } from './check-next.ts'
import { collectFrames } from './collect-frames.ts'
import type { PolicySources } from './content-security-policy.ts'
import { failedPages } from './failed-pages.ts'
import { finishPages, type StoreFolders } from './finish-pages.ts'
import { frameRouteFile, modelFile, routeFile, routeOf } from './models-folder.ts'
import { NextError } from './next-error.ts'
import { type Code, exportedPages, modelsDirOf, serverPages } from './next-folders.ts'
import { postprocessPages, type RenderedPage } from './postprocess-pages.ts'
import { BESIDE_DOCUMENT, renderByShape, type Sources } from './render-by-shape.ts'
import type { DirectRenderer } from './render-directly.ts'
import { buildPlainly, renderRoutes } from './run-next.ts'
import { PAGES_OF_ONE } from './settings.ts'

export type RenderOptions = Code & {
  /** With the pages of the plan at least. */
  site: SitePages
  plan: Pick<Plan, 'render' | 'join'>
  /** The languages whose frames are rendered. */
  frames: string[]
  /** The folders of the stores. */
  stores: StoreFolders
  policySources: PolicySources
  renderer: DirectRenderer
  /** Tells whoever builds what takes longer than it should. */
  warn: (line: string) => void
}

/**
 * Has Next render the planned pages and frames, whose models are in the models folder, joins pages and frames, and adds
 * the pages to the page store. With nothing to render, Next does not start.
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
  const { site, plan, frames } = options
  const planned = pagesAt(site, plan.render)
  const pages = planned.map((page) => routeFile(site, page))
  const routes = [...pages, ...frames.map(frameRouteFile)]
  const started = performance.now()
  const [first] = routes
  if (first === undefined && plan.join.length === 0) return 0
  if (first !== undefined) {
    const left = { folder: serverPages(options), others: BESIDE_DOCUMENT, anyScripts: false }
    if (routes.length > PAGES_OF_ONE) {
      const { sources, leftOver } = await renderByShape(planned, options, signal).catch((error) => {
        throw withNames(error, site)
      })
      await collect(options, { ...left, sources }, signal)
      await Promise.all(leftOver.map((file) => rm(file, { force: true })))
    } else {
      await renderRoutes(options, routes, { renderer: options.renderer, signal }).catch((error) => {
        throw withNames(error, site)
      })
      await checkRendered(options, first)
      await collect(options, left, signal)
    }
  }
  signal?.throwIfAborted()
  await finish(options, signal)
  return Math.round(performance.now() - started)
}

/**
 * Has Next build the whole site with its ordinary build: compiled and rendered in one step, without this project's
 * loader. It is slower than `compileCode` and `renderPages`, and does not need their assumptions about Next. The
 * scripts are then in Next's export, and so are the pages until `collectExported` takes them.
 *
 * @returns milliseconds.
 * @throws PageError, NextError, RenderError
 */
export const renderPlainly = async (
  options: Pick<RenderOptions, keyof Code | 'site'>,
): Promise<number> => {
  const started = performance.now()
  await buildPlainly(options).catch((error) => {
    throw withNames(error, options.site)
  })
  return performance.now() - started
}

/**
 * Takes the pages that `renderPlainly` has rendered from Next's export into the store.
 *
 * @returns milliseconds.
 * @throws PageError, NextChangedError, RenderError, MissingRenderError
 */
export const collectExported = async (options: RenderOptions): Promise<number> => {
  const started = performance.now()
  const folder = exportedPages(options)
  await collect(options, { folder, others: ['.txt'], anyScripts: true })
  await finish(options)
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

const pagesAt = (site: SitePages, paths: string[]): SitePages['pages'] => {
  const wanted = new Set(paths)
  return site.pages.filter(({ path }) => wanted.has(path))
}

/** Where Next leaves documents, the endings of what lies beside each, and whether scripts may look otherwise than usual. */
type Left = {
  folder: string
  others: string[]
  anyScripts: boolean
  /** Where pages are, if not where their paths say. */
  sources?: Map<SitePages['pages'][number], Sources>
}

/** Moves what Next has rendered into the stores of pages without frames and of frames. */
const collect = async (options: RenderOptions, left: Left, signal?: AbortSignal): Promise<void> => {
  const { site, plan, frames, stores } = options
  const modelsDir = modelsDirOf(options)
  const filesOf = (route: string) => {
    const file = join(left.folder, route)
    return {
      documentFile: `${file}.html`,
      otherFiles: left.others.map((ending) => file + ending),
    }
  }
  const renderedPages = pagesAt(site, plan.render).map(
    (page): RenderedPage => ({
      ...{ path: page.path, locale: page.locale, unframedHash: page.unframedHash },
      ...filesOf(routeFile(site, page)),
      parts: { file: join(modelsDir, partsFile(routeOf(site, page))) },
      ...left.sources?.get(page),
      modelFile: modelFile(modelsDir, site, page),
    }),
  )
  const { anyScripts } = left
  const rejected = await postprocessPages(
    { pages: renderedPages, store: stores.unframed, shells: site.shells, anyScripts },
    signal,
  )
  if (rejected.length > 0) throw failedPages(site, rejected)
  const routes = frames.map((locale) => {
    const route = frameRouteFile(locale)
    const frameFile = join(modelsDir, renderedFrameFile(locale))
    return { path: `/${route}`, hash: frameHash(site, locale), frameFile, ...filesOf(route) }
  })
  collectFrames(routes, unframedStore(stores.frames), { anyScripts })
  await rm(modelsDir, { recursive: true })
}

const frameHash = (site: SitePages, locale: string): string =>
  site.languages[locale]?.frameHash as string

/** Joins the planned pages and their frames. */
const finish = (options: RenderOptions, signal?: AbortSignal): Promise<void> => {
  const { site, plan, policySources, stores } = options
  const pages = pagesAt(site, [...plan.render, ...plan.join]).map(
    ({ path, locale, unframedHash, hash }) => ({ path, locale, unframedHash, hash }),
  )
  const frames = Object.fromEntries(
    Object.entries(site.shells).map(([locale, shell]) => [
      locale,
      {
        ...{ hash: frameHash(site, locale), home: shell.home },
        organisation: organisation(shell),
      },
    ]),
  )
  return finishPages({ pages, frames, policySources, stores }, signal)
}
