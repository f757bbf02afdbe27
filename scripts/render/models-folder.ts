import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PLAN_FILE, pageFile, routeParams, shellFile } from '#src/models/model-files.ts'
import type { PageModel } from '#src/models/page.ts'
import type { Site } from '#src/models/site.ts'

/** Leaves the models of these pages where Next reads them, and nothing else. */
export const writeModels = async (
  folder: string,
  site: Site,
  pages: PageModel[],
): Promise<void> => {
  await rm(folder, { recursive: true, force: true })
  const prefixes = new Map(site.locales.map(({ code, prefix }) => [code, prefix]))
  const routes = pages.map((page) => routeParams(page, prefixes.get(page.locale) ?? ''))
  const folders = new Set(routes.map((route) => dirname(join(folder, pageFile(route)))))
  for (const path of [join(folder, 'shells'), ...folders]) await mkdir(path, { recursive: true })

  const write = (file: string, value: unknown) =>
    writeFile(join(folder, file), JSON.stringify(value))
  await write(PLAN_FILE, routes)
  for (const [locale, shell] of Object.entries(site.shells)) await write(shellFile(locale), shell)
  for (const [index, page] of pages.entries()) {
    await write(pageFile(routes[index] as (typeof routes)[number]), page)
  }
}
