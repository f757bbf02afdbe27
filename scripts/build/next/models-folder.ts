import { copyFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteLocale } from '#src/models/addresses/locales.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { PageShell } from '#src/models/whole-site/frame.ts'
import {
  batchFile,
  FRAME_SEGMENT,
  frameFile,
  PARTS_SEGMENT,
  PLAN_FILE,
  pageFile,
  type RouteParams,
  routeParams,
  shellFile,
  wholeFile,
} from '#src/models/whole-site/model-files.ts'
import type { Shell } from '#src/models/whole-site/shell.ts'
import type { Site } from '#src/models/whole-site/site.ts'
import { WORKERS } from './settings.ts'

/** The folder from which Next reads the models of the pages to render. */
export type ModelsFolder = {
  add: (page: PageModel, locale: SiteLocale) => void
  /**
   * Call it once all pages are added; with nothing to render it writes nothing.
   *
   * @param shells what the pages of each language are rendered with.
   * @param frames the shells of the languages whose frames are rendered.
   */
  complete: (shells: PageShell[], frames?: Shell[]) => void
}

/** Opens an empty folder. Each model is written immediately, so that none has to stay in memory. */
export const modelsFolder = async (folder: string): Promise<ModelsFolder> => {
  await rm(folder, { recursive: true, force: true })
  const made = new Set<string>()
  const write = (file: string, value: unknown) => writeIn(folder, file, value, made)
  const routes: RouteParams[] = []
  return {
    add: (page, { prefix }) => {
      const route = routeParams(page, prefix)
      write(pageFile(route), page)
      routes.push(route)
    },
    complete: (shells, frames = []) => {
      for (const shell of frames) {
        write(frameFile(shell.locale), shell)
        routes.push({ locale: shell.locale, segments: [FRAME_SEGMENT] })
      }
      if (routes.length === 0) return
      for (const shell of shells) write(shellFile(shell.locale), shell)
      write(PLAN_FILE, dealt(routes))
    },
  }
}

/** Writes the models of a whole site to where Next reads them, and removes all others. */
export const writeModels = async (folder: string, site: Site): Promise<void> => {
  const models = await modelsFolder(folder)
  for (const page of site.pages) models.add(page, localeOf(site, page))
  models.complete(Object.values(site.shells))
}

/** Pages whose parts are made in one render: more of them would take more memory, fewer more time. */
const PAGES_OF_A_BATCH = 100

/** Pages of one language whose parts are made in one render. */
export type Batch = { number: string; route: RouteParams; pages: RouteParams[] }

/** Has Next make the parts of pages in batches, and render nothing. */
export const planBatches = (folder: string, pages: RouteParams[]): Batch[] => {
  const batches = [...Map.groupBy(pages, ({ locale }) => locale)].flatMap(([locale, ofLocale]) =>
    Array.from({ length: Math.ceil(ofLocale.length / PAGES_OF_A_BATCH) }, (_, index) => ({
      locale,
      pages: ofLocale.slice(index * PAGES_OF_A_BATCH, (index + 1) * PAGES_OF_A_BATCH),
    })),
  )
  const numbered = batches.map(({ locale, pages }, index): Batch => {
    const number = String(index)
    return { number, pages, route: { locale, segments: [PARTS_SEGMENT, number] } }
  })
  for (const { number, pages } of numbered) writeIn(folder, batchFile(number), pages)
  planRoutes(
    folder,
    numbered.map(({ route }) => route),
  )
  return numbered
}

/** Has Next render a page also under another path. */
export const copyModel = (folder: string, from: RouteParams, to: RouteParams): void => {
  const target = join(folder, pageFile(to))
  mkdirSync(dirname(target), { recursive: true })
  copyFileSync(join(folder, pageFile(from)), target)
}

/** Has Next render a page without marks of what it has of its own, or with them again. */
export const renderWhole = (folder: string, route: RouteParams, whole: boolean): void =>
  whole
    ? writeIn(folder, wholeFile(route), true)
    : rmSync(join(folder, wholeFile(route)), { force: true })

/** Has Next render these routes and no others. */
export const planRoutes = (folder: string, routes: RouteParams[]): void =>
  writeIn(folder, PLAN_FILE, dealt(routes))

/** @param made the folders that are there, to which that of the file is added. */
const writeIn = (folder: string, file: string, value: unknown, made = new Set<string>()): void => {
  const path = join(folder, file)
  const parent = dirname(path)
  if (!made.has(parent)) mkdirSync(parent, { recursive: true })
  made.add(parent)
  writeFileSync(path, JSON.stringify(value))
}

/** The path of a rendered frame's files, below Next's folder and without extension. */
export const frameRouteFile = (locale: string): string => `${locale}/${FRAME_SEGMENT}`

/** The route of a language's frame. */
export const frameRoute = (locale: string): RouteParams => ({ locale, segments: [FRAME_SEGMENT] })

/** Next assigns each of its workers one part of the list: in this order each gets its share of every language. */
const dealt = (routes: RouteParams[]): RouteParams[] =>
  Array.from({ length: WORKERS }, (_, worker) =>
    routes.filter((_, position) => position % WORKERS === worker),
  ).flat()

/** The file with the model of a page. */
export const modelFile = (
  folder: string,
  site: Pick<Site, 'locales'>,
  page: Pick<PageModel, 'locale' | 'path'>,
): string => join(folder, pageFile(routeOf(site, page)))

/** The path of a rendered page's files, below Next's folder and without extension. */
export const routeFile = (
  site: Pick<Site, 'locales'>,
  page: Pick<PageModel, 'locale' | 'path'>,
): string => fileOfRoute(routeOf(site, page))

/** The same for a route. */
export const fileOfRoute = ({ locale, segments }: RouteParams): string =>
  [locale, ...segments].join('/')

/** The route of a page. */
export const routeOf = (
  site: Pick<Site, 'locales'>,
  page: Pick<PageModel, 'locale' | 'path'>,
): RouteParams => routeParams(page, localeOf(site, page).prefix)

const localeOf = ({ locales }: Pick<Site, 'locales'>, page: Pick<PageModel, 'locale'>) =>
  locales.find(({ code }) => code === page.locale) as SiteLocale
