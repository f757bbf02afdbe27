import { homeProblem } from '../homes/home-check.ts'
import type { Building, BuildingPlan, PlannedHome, Position } from './building-answer.ts'
import { numberOf, patternProblem } from './number.ts'

/** A home that others are made like. */
export type Model = {
  documentId: string
  number: string | null
  /** Titles and views by the codes of the languages in which it is written. */
  titles: Record<string, string | null>
  views: Record<string, string | null>
  area: number | null
  innerArea: number | null
  balconyArea: number | null
  orientation: string | null
}

/** What of the CMS matters to a plan. */
export type World = {
  /** The slugs of the project by the codes of its languages; undefined if there is no such project. */
  project: { title: string; slugs: Record<string, string> } | undefined
  models: Map<string, Model>
  /** The levels for which the project has floors. */
  levels: Set<number>
  /** The titles of the homes of the project, by their numbers. */
  taken: Map<string, string>
  /** The titles of all homes by language and slug: `en marina-crest-1204`. */
  slugs: Map<string, string>
}

/** More are made in two goes. */
const MOST_HOMES = 1_000

/** More are not listed. */
const MOST_PROBLEMS = 100

/** What the database takes for a whole number. */
const MOST_PRICE = 2_147_483_647

/** The homes that a building would get, and all that is in their way. */
export const planBuilding = (building: Building, world: World): BuildingPlan => {
  const { project } = world
  if (!project) return refused('Choose a project: this one is not there any more.')
  const early = formProblems(building, world, Object.keys(project.slugs))
  if (early.length > 0) return { homes: [], problems: early, notes: [] }
  const floors = floorsOf(building)
  const homes = floors.flatMap((floor, above) =>
    building.positions.map((position, index) =>
      homeOf(building, world, { floor, above, position, place: index + 1 }),
    ),
  )
  const problems = [...new Set([...clashes(homes, world, project.title), ...areaProblems(homes)])]
  const missing = floors.filter((floor) => !world.levels.has(floor))
  const notes =
    missing.length > 0
      ? [
          `${project.title} has no entry in Floors for ${missing.length === 1 ? 'floor' : 'floors'} ${missing.join(', ')}: these homes belong to no floor until you choose one.`,
        ]
      : []
  return { homes, problems: problems.slice(0, MOST_PROBLEMS), notes }
}

const refused = (problem: string): BuildingPlan => ({ homes: [], problems: [problem], notes: [] })

/** The floors that get homes, from below. */
const floorsOf = ({ from, to, without }: Building): number[] =>
  Array.from({ length: to - from + 1 }, (_, index) => from + index).filter(
    (floor) => !without.includes(floor),
  )

function formProblems(building: Building, world: World, languages: string[]): string[] {
  const { from, to, pattern, positions, step } = building
  if (from > to) return [`The floors go from ${from} to ${to}. Begin with the lower one.`]
  if (positions.length === 0) return ['There is no position. Add one for each home of a floor.']
  const floors = to - from + 1
  if (floors * positions.length > MOST_HOMES) {
    return [
      `${floors} floors with ${positions.length} homes each are more than ${MOST_HOMES} at once. Make them in parts.`,
    ]
  }
  if (floorsOf(building).length === 0) return ['All floors are left out.']
  const inPattern = patternProblem(pattern)
  const top = floorsOf(building).length - 1
  return [
    ...(inPattern ? [inPattern] : []),
    ...positions.flatMap((position, index) => {
      const place = `Position ${index + 1}`
      const prices = [position.price, position.price + step * top]
      return [
        ...modelProblems(position, world, languages).map((problem) => `${place}: ${problem}`),
        ...(prices.some((price) => price < 0 || price > MOST_PRICE)
          ? [`${place}: the price on the highest floor would be ${prices[1]}. Correct the step.`]
          : []),
      ]
    }),
  ]
}

function modelProblems(
  { model, view, area, innerArea, balconyArea }: Position,
  { models }: World,
  languages: string[],
): string[] {
  const home = models.get(model)
  if (!home) return ['choose the home that these are like.']
  if (view && !models.has(view)) return ['the home whose view you chose is not there any more.']
  const title = Object.values(home.titles).find(Boolean)
  if (!home.number) return [`“${title}” has no number yet. Write it first, or choose another home.`]
  if (area === null && (innerArea !== null || balconyArea !== null)) {
    return [
      'enter the area as well; without one, all three areas are those of the home that these are like.',
    ]
  }
  if (home.area === null && area === null) {
    return [`“${title}” has no area yet. Enter one here, or choose another home.`]
  }
  const missing = languages.filter((language) => !home.titles[language])
  return missing.length > 0
    ? [
        `“${title}” is not written in ${missing.join(', ')}, in which the project is. Write it first, or choose another home.`,
      ]
    : []
}

type Place = { floor: number; above: number; position: Position; place: number }

function homeOf(
  { block, pattern, step }: Building,
  { models, project }: World,
  { floor, above, position, place }: Place,
): PlannedHome {
  const model = models.get(position.model) as Model
  const number = numberOf(pattern, { block, floor, position: place })
  const slugs = Object.entries(project?.slugs ?? {}).map(([language, slug]) => [
    language,
    [slug, slugOf(number)].filter(Boolean).join('-'),
  ])
  const areas = position.area === null ? model : position
  return {
    ...{ number, floor, position: place, model: position.model },
    titles: Object.fromEntries(
      slugs.map(([language]) => [
        language,
        renumbered(model.titles[language as string] ?? '', {
          ...{ from: model.number as string, to: number },
        }),
      ]),
    ),
    slugs: Object.fromEntries(slugs),
    view: position.view ?? position.model,
    orientation: position.orientation ?? model.orientation,
    area: areas.area as number,
    innerArea: areas.innerArea,
    balconyArea: areas.balconyArea,
    price: position.price + step * above,
  }
}

/** A text with the number of another home; at its end, if the text has none. */
export const renumbered = (text: string, { from, to }: { from: string; to: string }): string => {
  const parts = text.split(new RegExp(`(?<![\\p{L}\\p{N}])${escaped(from)}(?![\\p{L}\\p{N}])`, 'u'))
  return parts.length > 1 ? parts.join(to) : `${text} ${to}`.trim()
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\/-]/g, '\\$&')

const slugOf = (number: string): string =>
  number
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

function clashes(homes: readonly PlannedHome[], world: World, project: string): string[] {
  const numbers = new Set<string>()
  const slugs = new Set<string>()
  return homes.flatMap(({ number, slugs: own }) => {
    const holder = world.taken.get(number)
    if (holder) return [`${project} has a home ${number} already: “${holder}”.`]
    if (numbers.has(number)) {
      return [
        `The number ${number} would be made twice. Put {floor} and {position} into the pattern.`,
      ]
    }
    numbers.add(number)
    const keys = Object.entries(own).map(([language, slug]) => `${language} ${slug}`)
    const taken = keys.find((key) => world.slugs.has(key) || slugs.has(key))
    for (const key of keys) slugs.add(key)
    if (!taken) return []
    const [language, slug] = taken.split(' ')
    const of = world.slugs.get(taken)
    return [
      `The address /units/${slug} (${language}) of ${number} belongs to ${of ? `“${of}”` : 'another of these homes'}.`,
    ]
  })
}

/** As when they are published: the same on each floor. */
function areaProblems(homes: readonly PlannedHome[]): string[] {
  const problems = homes.map(({ position, area, innerArea, balconyArea }) => {
    const problem = homeProblem({ area, innerArea, balconyArea, project: null, floors: [] })
    return problem && `Position ${position}: ${problem}`
  })
  return problems.filter((problem) => problem !== undefined)
}
