import { mkdirSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { PageModel } from '#src/models/pages/page.ts'
import {
  PLAN_FILE,
  pageFile,
  type RouteParams,
  routeParams,
  shellFile,
} from '#src/models/site/model-files.ts'
import type { Site } from '#src/models/site/site.ts'
import { WORKERS } from './settings.ts'

/** Leaves the models of these pages where Next reads them, and nothing else. */
export const writeModels = async (
  folder: string,
  site: Pick<Site, 'locales' | 'shells'>,
  pages: Iterable<PageModel>,
): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  const made = new Set<string>()
  const write = (file: string, value: unknown) => {
    const path = join(folder, file)
    const parent = dirname(path)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    writeFileSync(path, JSON.stringify(value))
  }
  for (const [locale, shell] of Object.entries(site.shells)) write(shellFile(locale), shell)
  const routes: RouteParams[] = []
  for (const page of pages) {
    const route = routeOf(site, page)
    write(pageFile(route), page)
    routes.push(route)
  }
  write(PLAN_FILE, dealt(routes))
}

/** Next gives each of its workers one part of the list: this way each gets its share of every language. */
const dealt = (routes: RouteParams[]): RouteParams[] =>
  Array.from({ length: WORKERS }, (_, worker) =>
    routes.filter((_, position) => position % WORKERS === worker),
  ).flat()

/** The file there in which the model of a page lies. */
export const modelFile = (
  folder: string,
  site: Pick<Site, 'locales'>,
  page: Pick<PageModel, 'locale' | 'path'>,
): string => join(folder, pageFile(routeOf(site, page)))

/** Where Next leaves a rendered page, below its folder and without extension. */
export const routeFile = (
  site: Pick<Site, 'locales'>,
  page: Pick<PageModel, 'locale' | 'path'>,
): string => {
  const { locale, segments } = routeOf(site, page)
  return [locale, ...segments].join('/')
}

const routeOf = (
  { locales }: Pick<Site, 'locales'>,
  page: Pick<PageModel, 'locale' | 'path'>,
): RouteParams => {
  const { prefix = '' } = locales.find(({ code }) => code === page.locale) ?? {}
  return routeParams(page, prefix)
}
