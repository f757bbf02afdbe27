import type { Core } from '@strapi/strapi'
import { languagesOf } from '../addresses/published.ts'
import { UNIT } from '../price-list/homes.ts'
import type { Choices, Making } from './answer.ts'
import type { Model, World } from './plan.ts'

export const PROJECT = 'api::project.project'
export const FLOOR = 'api::floor.floor'

type Project = { documentId: string; locale: string; title: string; slug: string }
type Home = {
  documentId: string
  locale: string
  title: string
  slug: string
  number: string
  view: string | null
  orientation: string | null
  area: number | string
  innerArea: number | string | null
  balconyArea: number | string | null
  price: number
  publishedAt: unknown
  project: { documentId: string; title: string } | null
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
  const shown = projects.find(({ locale }) => locale === main) ?? projects[0]
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
        .map(({ number, title }) => [number, title]),
    ),
    slugs: new Map(homes.map(({ locale, slug, title }) => [`${locale} ${slug}`, title])),
  }
}

/** What the form has to choose from, in the default language where there is one. */
export async function readChoices(strapi: Core.Strapi, makings: Making[]): Promise<Choices> {
  const { main } = await languagesOf(strapi)
  const [projects, homes] = await Promise.all([readProjects(strapi, {}), readHomes(strapi)])
  const drafts = homes.filter(({ publishedAt }) => publishedAt === null)
  return {
    projects: shownIn(projects, main)
      .map(({ documentId, title }) => ({ documentId, title }))
      .toSorted((a, b) => a.title.localeCompare(b.title)),
    homes: shownIn(drafts, main)
      .map(({ documentId, title, project, area, price, view }) => ({
        ...{ documentId, title, price, view },
        project: project && { documentId: project.documentId, title: project.title },
        area: Number(area),
      }))
      .toSorted((a, b) => a.title.localeCompare(b.title, 'en', { numeric: true })),
    makings,
  }
}

/** Each entry once. */
const shownIn = <Row extends { documentId: string; locale: string }>(
  rows: Row[],
  language: string,
): Row[] =>
  [...Map.groupBy(rows, ({ documentId }) => documentId).values()].map(
    (alike) => alike.find(({ locale }) => locale === language) ?? (alike[0] as Row),
  )

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
    area: Number(areas.area),
    innerArea: numberOrNull(areas.innerArea),
    balconyArea: numberOrNull(areas.balconyArea),
  }
}

/** Postgres gives decimals as texts. */
const numberOrNull = (value: number | string | null): number | null =>
  value === null ? null : Number(value)
