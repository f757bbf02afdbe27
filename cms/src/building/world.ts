import type { Core } from '@strapi/strapi'
import { languagesOf } from '../addresses/published.ts'
import { UNIT } from '../price-list/homes.ts'
import type { Choices, Making } from './building-answer.ts'
import type { Model, World } from './plan.ts'

export const PROJECT = 'api::project.project'
export const FLOOR = 'api::floor.floor'

/** A draft may lack whatever it needs to be published. */
type Project = { documentId: string; locale: string; title: string | null; slug: string }
type Home = {
  documentId: string
  locale: string
  title: string | null
  slug: string
  number: string | null
  view: string | null
  orientation: string | null
  area: number | string | null
  innerArea: number | string | null
  balconyArea: number | string | null
  price: number | null
  publishedAt: unknown
  project: { documentId: string; title: string | null } | null
}

/** What a plan for a project has to know. Published homes count as well: a draft may have another number by now. */
export async function readWorld(strapi: Core.Strapi, project: string): Promise<World> {
  const { main } = await languagesOf(strapi)
  const [projects, homes, floors] = await Promise.all([
    readProjects(strapi, { documentId: project }),
    readHomes(strapi),
    strapi.db.query(FLOOR).findMany({
      select: ['level'],
      where: { publishedAt: { $null: true }, project: { documentId: project } },
    }) as Promise<{ level: number }[]>,
  ])
  const own = homes.filter((home) => home.project?.documentId === project)
  const [shown] = titled(projects, main)
  return {
    project: shown && {
      title: shown.title,
      slugs: Object.fromEntries(projects.map(({ locale, slug }) => [locale, slug])),
    },
    models: modelsOf(homes),
    levels: new Set(floors.map(({ level }) => level)),
    // The last of a number counts: its title in the default language.
    taken: new Map(
      own
        .toSorted((a, b) => Number(a.locale === main) - Number(b.locale === main))
        .map(({ number, title }) => [number ?? '', title ?? WITHOUT_TITLE]),
    ),
    slugs: new Map(
      homes.map(({ locale, slug, title }) => [`${locale} ${slug}`, title ?? WITHOUT_TITLE]),
    ),
  }
}

const WITHOUT_TITLE = 'a home without a title'

/** What the form has to choose from, in the default language where there is one. */
export async function readChoices(strapi: Core.Strapi, makings: Making[]): Promise<Choices> {
  const { main } = await languagesOf(strapi)
  const [projects, homes] = await Promise.all([readProjects(strapi, {}), readHomes(strapi)])
  const drafts = homes.filter(({ publishedAt }) => publishedAt === null)
  return {
    projects: titled(projects, main)
      .map(({ documentId, title }) => ({ documentId, title }))
      .toSorted((a, b) => a.title.localeCompare(b.title)),
    homes: titled(drafts, main)
      .map(({ documentId, title, project, area, price, view }) => ({
        ...{ documentId, title, price, view, area: numberOrNull(area) },
        project: project && { documentId: project.documentId, title: project.title },
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true })),
    makings,
  }
}

/** Each entry that has a title once. */
const titled = <Row extends { documentId: string; locale: string; title: string | null }>(
  rows: Row[],
  language: string,
): (Row & { title: string })[] => {
  const named = rows.filter((row): row is Row & { title: string } => Boolean(row.title))
  return [...Map.groupBy(named, ({ documentId }) => documentId).values()].map(
    (alike) => alike.find(({ locale }) => locale === language) ?? (alike[0] as (typeof named)[0]),
  )
}

const readProjects = (strapi: Core.Strapi, where: object): Promise<Project[]> =>
  strapi.db.query(PROJECT).findMany({
    select: ['documentId', 'locale', 'title', 'slug'],
    where: { ...where, publishedAt: { $null: true } },
    orderBy: 'id',
  })

const readHomes = (strapi: Core.Strapi): Promise<Home[]> =>
  strapi.db.query(UNIT).findMany({
    select: [
      ...['documentId', 'locale', 'title', 'slug', 'number', 'view', 'orientation'],
      ...['area', 'innerArea', 'balconyArea', 'price', 'publishedAt'],
    ],
    populate: { project: { select: ['documentId', 'title'] } },
    orderBy: 'id',
  })

function modelsOf(homes: Home[]): Map<string, Model> {
  const drafts = homes.filter(({ publishedAt }) => publishedAt === null)
  const byEntry = Map.groupBy(drafts, ({ documentId }) => documentId)
  return new Map([...byEntry].map(([documentId, alike]) => [documentId, modelOf(alike)]))
}

function modelOf(alike: Home[]): Model {
  const { documentId, number, orientation, ...areas } = alike[0] as Home
  return {
    ...{ documentId, number, orientation },
    titles: Object.fromEntries(alike.map(({ locale, title }) => [locale, title])),
    views: Object.fromEntries(alike.map(({ locale, view }) => [locale, view])),
    area: numberOrNull(areas.area),
    innerArea: numberOrNull(areas.innerArea),
    balconyArea: numberOrNull(areas.balconyArea),
  }
}

/** Postgres gives decimals as texts. */
const numberOrNull = (value: number | string | null): number | null =>
  value === null ? null : Number(value)
