import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  PLAN_FILE,
  pageFile,
  type RouteParams,
  routeParams,
  shellFile,
} from '#src/models/model-files.ts'
import type { Site } from '#src/models/site.ts'

/** Leaves the models of the pages at these paths where Next reads them, and nothing else. */
export const writeModels = async (folder: string, site: Site, paths: string[]): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  const wanted = new Set(paths)
  const pages = site.pages
    .filter(({ path }) => wanted.has(path))
    .map((page) => ({ page, route: routeOf(site, page) }))
  const folders = new Set(pages.map(({ route }) => dirname(join(folder, pageFile(route)))))
  for (const path of [join(folder, 'shells'), ...folders]) await mkdir(path, { recursive: true })

  const write = (file: string, value: unknown) =>
    writeFile(join(folder, file), JSON.stringify(value))
  await write(
    PLAN_FILE,
    pages.map(({ route }) => route),
  )
  for (const [locale, shell] of Object.entries(site.shells)) await write(shellFile(locale), shell)
  for (const { page, route } of pages) await write(pageFile(route), page)
}

/** Where Next leaves a rendered page, below its folder and without extension. */
export const routeFile = (site: Site, page: { locale: string; path: string }): string => {
  const { locale, segments } = routeOf(site, page)
  return [locale, ...segments].join('/')
}

const routeOf = ({ locales }: Site, page: { locale: string; path: string }): RouteParams => {
  const { prefix = '' } = locales.find(({ code }) => code === page.locale) ?? {}
  return routeParams(page, prefix)
}
