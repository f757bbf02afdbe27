import type { Entry } from '#src/cms/types.ts'
import { memo } from '#src/lib/memo.ts'
import type { LocaleContext } from './context.ts'
import { homePlan } from './home-plan.ts'
import { forCard, type Image, type Media, type Picture } from './media.ts'
import { type PlanLines, planLines } from './plan-geometry.ts'
import { shownPrice } from './shown-price.ts'

/** Short forms of entries, as lists and rows of other pages show them. */

export type ProjectCard = {
  path: string
  title: string
  summary: string
  district: string
  stage: Entry<'projects'>['stage']
  picture: Picture | null
  unitCount: number
  /** The lowest price of an available unit, in the base currency. */
  priceFrom: number | null
}

export type UnitCard = {
  /** Its document id. */
  id: string
  path: string
  title: string
  summary: string
  project: string | null
  kind: Entry<'units'>['kind']
  bedrooms: number
  /** Square metres. */
  area: number
  /** Of its floors, the lowest first. */
  levels: number[]
  /** What its windows look at, in words. */
  outlook: string | null
  orientation: Entry<'units'>['orientation']
  /** In the base currency; null if it is told on request only. */
  price: number | null
  availability: Entry<'units'>['availability']
  picture: Picture | null
  /** The plan of its first floor, which stands for a picture if there is none. */
  plan: PlanLines | null
}

export type ArticleCard = {
  path: string
  title: string
  summary: string
  date: string
  picture: Picture
  tags: Tag[]
}

export type Tag = { title: string; path: string }

export type JobCard = {
  path: string
  title: string
  summary: string
  department: string
  place: string
  employment: Entry<'jobs'>['employment']
  date: string
}

export type Amenity = { title: string; text: string | null; icon: Image | null }

type Cards = {
  project: (documentId: string) => ProjectCard | undefined
  unit: (documentId: string) => UnitCard | undefined
  article: (documentId: string) => ArticleCard | undefined
  job: (documentId: string) => JobCard | undefined
  tag: (documentId: string) => Tag | undefined
}

/**
 * The cards of a language, each made once. An entry without a page has no card.
 *
 * @param keptUnit the card of a home that an earlier build made, where it would come out the same; null if the home has
 * none.
 */
export const localeCards = (
  context: LocaleContext,
  keptUnit: (documentId: string) => UnitCard | null | undefined = () => undefined,
): Cards => {
  const { content, media, pathOf } = context
  // The page that asks for a card first shows no more than others that show it.
  const once = <T>(make: (documentId: string) => T) =>
    memo((documentId) => media.aside(() => make(documentId)))

  const tag = once((documentId: string): Tag | undefined => {
    const entry = content.byId.tags.get(documentId)
    const path = pathOf('tags', documentId)
    return entry && path ? { title: entry.title, path } : undefined
  })

  return {
    tag,
    project: once((documentId) => {
      const entry = content.byId.projects.get(documentId)
      const path = pathOf('projects', documentId)
      if (!entry || !path) return undefined
      const units = content.homes.of(documentId)
      return {
        path,
        title: entry.title,
        summary: entry.summary,
        district: entry.district,
        stage: entry.stage,
        picture: cardPicture(entry, media),
        unitCount: units.length,
        priceFrom: lowestPrice(units.filter(isAvailable).map(shownPrice)),
      }
    }),
    unit: once((documentId) => {
      const kept = keptUnit(documentId)
      if (kept !== undefined) return kept ?? undefined
      const entry = content.byId.units.get(documentId)
      const path = pathOf('units', documentId)
      if (!entry || !path) return undefined
      const { title, summary, kind, bedrooms, area, availability } = entry
      const floors = defined(entry.floors.map((floor) => content.byId.floors.get(floor)))
      return {
        id: documentId,
        path,
        title,
        summary,
        project: content.byId.projects.get(entry.project ?? '')?.title ?? null,
        kind,
        bedrooms,
        area,
        levels: floors.map(({ level }) => level).sort((one, other) => one - other),
        outlook: entry.view,
        orientation: entry.orientation,
        price: shownPrice(entry),
        availability,
        picture: cardPicture(entry, media),
        plan: entry.images[0] ? null : planOf(entry, content),
      }
    }),
    article: once((documentId) => {
      const entry = content.byId.articles.get(documentId)
      const path = pathOf('articles', documentId)
      if (!entry || !path) return undefined
      const { title, summary, date } = entry
      return {
        path,
        title,
        summary,
        date,
        picture: forCard(media.picture(entry.image)),
        tags: defined(entry.tags.map(tag)),
      }
    }),
    job: once((documentId) => {
      const entry = content.byId.jobs.get(documentId)
      const path = pathOf('jobs', documentId)
      if (!entry || !path) return undefined
      const { title, summary, department, place, employment, date } = entry
      return { path, title, summary, department, place, employment, date }
    }),
  }
}

export type LocaleCards = ReturnType<typeof localeCards>

/** The picture on the card of a project or a home. */
export const cardPicture = (
  { images: [first] }: Pick<Entry<'units' | 'projects'>, 'images'>,
  media: Pick<Media, 'picture'>,
): Picture | null => (first ? forCard(media.picture(first)) : null)

/** The values that are there. */
export const defined = <T>(values: (T | undefined)[]): T[] =>
  values.filter((value): value is T => value !== undefined)

/** Whether a home can be bought. */
export const isAvailable = ({ availability }: Pick<Entry<'units'>, 'availability'>): boolean =>
  availability === 'available'

/** The lowest of the prices that visitors may see; null if there is none. */
export const lowestPrice = (prices: (number | null)[]): number | null => {
  const shown = prices.filter((price) => price !== null)
  return shown.length > 0 ? Math.min(...shown) : null
}

/** The entries that an editor chose, in that order, or all of them where none was chosen. */
export const chosenOrAll = (chosen: string[], all: { documentId: string }[]): string[] =>
  chosen.length > 0 ? chosen : all.map(({ documentId }) => documentId)

const planOf = (
  entry: Entry<'units'>,
  content: Parameters<typeof homePlan>[2],
): PlanLines | null => {
  const floor = homePlan(entry, [], content)?.floors[0]
  return floor ? planLines(floor) : null
}
