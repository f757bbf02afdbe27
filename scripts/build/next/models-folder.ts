import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { SiteLocale } from '#src/models/addresses/locales.ts'
import type { PageModel } from '#src/models/pages/page.ts'
import type { PageShell } from '#src/models/site/frame.ts'
import {
  FRAME_SEGMENT,
  frameFile,
  PLAN_FILE,
  pageFile,
  type RouteParams,
  routeParams,
  shellFile,
} from '#src/models/site/model-files.ts'
import type { Shell } from '#src/models/site/shell.ts'
import type { Site } from '#src/models/site/site.ts'
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
  const write = (file: string, value: unknown) => {
    const path = join(folder, file)
    const parent = dirname(path)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(path, JSON.stringify(value))
  }
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

/** The path of a rendered frame's files, below Next's folder and without extension. */
export const frameRouteFile = (locale: string): string => `${locale}/${FRAME_SEGMENT}`

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
): string => {
  const { locale, segments } = routeOf(site, page)
  return [locale, ...segments].join('/')
}

const routeOf = (
  site: Pick<Site, 'locales'>,
  page: Pick<PageModel, 'locale' | 'path'>,
): RouteParams => routeParams(page, localeOf(site, page).prefix)

const localeOf = ({ locales }: Pick<Site, 'locales'>, page: Pick<PageModel, 'locale'>) =>
  locales.find(({ code }) => code === page.locale) as SiteLocale
