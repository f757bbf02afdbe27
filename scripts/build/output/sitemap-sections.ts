import { sha256 } from '#src/lib/hash.ts'
import type { SiteManifest } from '../plan/site-manifest.ts'
import { type Section, type Sections, sectionFrom, sectionOf } from './sections.ts'
import { textTable } from './site-files.ts'
import { sitemapIndex, sitemapPart } from './sitemap.ts'

type ListedSite = Pick<
  SiteManifest,
  'locales' | 'defaultLocale' | 'shardsOf' | 'pagesIn' | 'joinedProjects'
>

/** With more projects, several share a part, so that the output has not a file for each. */
const MANY_PROJECTS = 32
/** Then a part has so many of them, more or less. */
const PROJECTS_OF_A_PART = 8

/**
 * The sections of the sitemap: its index, and a part for the shards of one name in all languages, or of some names. The
 * languages of a page lie in shards of one name, but for homes whose project differs between languages: the shards of
 * such projects are one part. So a part depends on its own shards alone, and pages are read only of parts that the
 * output lacks.
 */
export const sitemapSections = (
  site: ListedSite,
  { codeFingerprint, origin }: { codeFingerprint: string; origin: string },
): Sections => {
  const { locales, defaultLocale, shardsOf, pagesIn } = site
  const joined = new Map(Object.entries(site.joinedProjects))
  const shards = locales.flatMap(({ code }) =>
    Object.entries(shardsOf(code)).map(([name, shard]) => ({ code, name, ...shard })),
  )
  const projectOf = ({ name }: { name: string }) => joined.get(name) ?? name
  const partOf = partsOf(new Set(shards.map(projectOf)).size)
  const groups = [...Map.groupBy(shards, (shard) => partOf(projectOf(shard)))]
  const parts = groups.map(([project, its]) => ({
    ...{ project, its },
    listedCount: its.reduce((sum, { listedCount }) => sum + listedCount, 0),
  }))
  const all = [codeFingerprint, defaultLocale, origin]
  return new Map([
    ['sitemap', sectionOf(textTable({ 'sitemap.xml': sitemapIndex(parts, origin) }))],
    ...parts.map(({ project, its }): [string, Section] => [
      `sitemap of ${project}`,
      sectionFrom([...all, ...its.map(({ listedHash }) => listedHash)], () => {
        const pages = its.flatMap(({ code, pagesHash }) => pagesIn(code, pagesHash))
        return textTable(sitemapPart({ project, pages }, { defaultLocale, origin }))
      }),
    ]),
  ])
}

/** Which part a project is in, on a site of so many: the same one in each build, as long as their number is about the same. */
const partsOf = (projects: number): ((project: string) => string) => {
  if (projects <= MANY_PROJECTS) return (project) => project
  const parts = 2 ** Math.ceil(Math.log2(projects / PROJECTS_OF_A_PART))
  const numberOf = (project: string) => Number.parseInt(sha256(project).slice(0, 8), 16) % parts
  return (project) => project && `part${numberOf(project)}`
}
