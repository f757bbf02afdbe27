import type { Entry } from '#src/cms/types.ts'
import { byNumber } from '../entries/locale-content.ts'
import { defined, isAvailable, type LocaleCards, lowestPrice, type UnitCard } from './cards.ts'
import type { EntryContext } from './context.ts'
import { type Facade, facadesOf } from './facades.ts'
import type { Image } from './media.ts'
import { type Outline, outlineOn } from './outlines.ts'

export type FinderHome = Pick<
  UnitCard,
  'path' | 'title' | 'kind' | 'bedrooms' | 'area' | 'price' | 'availability'
> & {
  number: string
  /** On the picture that it is shown with: of its floor or of the building. */
  outline: Outline | null
}

export type FinderFloor = {
  title: string
  level: number
  /** The name that links jump to, such as "floor-12". */
  anchor: string
  image: Image | null
  alt: string
  facade: Facade | null
  homes: FinderHome[]
  /** How many homes can be bought. */
  free: number
  /** The lowest price of those, in the base currency. */
  priceFrom: number | null
}

/** From the picture of a building to a floor and to a home. */
export type Finder = {
  image: Image | null
  /** The highest first, as they are in the building. */
  floors: FinderFloor[]
  /** Homes that lie on no floor. */
  others: FinderHome[]
  /** Homes that are drawn on the picture of the building. */
  drawn: FinderHome[]
}

/** None for a project on whose pictures nothing is drawn. */
export const projectFinder = (
  project: Entry<'projects'>,
  { content, media }: EntryContext,
  cards: LocaleCards,
): Finder | null => {
  const { documentId } = project
  const units = content.unitsOf(documentId)
  const floors = content.floorsOf(documentId)
  const image = media.optional(project.finderImage)
  const isDrawn =
    units.some(({ outline }) => outline) ||
    (image && [...units, ...floors].some(({ facadeOutline }) => facadeOutline))
  if (!isDrawn) return null
  const homeOn = (unit: Entry<'units'>, outline: Outline | null): FinderHome | undefined => {
    const card = cards.unit(unit.documentId)
    if (!card) return undefined
    const { path, title, kind, bedrooms, area, price, availability } = card
    return {
      ...{ path, title, kind, bedrooms, area, price, availability, number: unit.number },
      outline,
    }
  }
  const inOrder = units.toSorted(byNumber)
  const known = new Set(floors.map((floor) => floor.documentId))
  const homes = (is: (unit: Entry<'units'>) => boolean, plan: Image | null = null) =>
    defined(inOrder.filter(is).map((unit) => homeOn(unit, outlineOn(plan, unit.outline, content))))
  const onBuilding = inOrder.map((unit) => {
    const outline = outlineOn(image, unit.facadeOutline, content)
    return outline ? homeOn(unit, outline) : undefined
  })
  const downwards = floors.toReversed()
  const facades = facadesOf(downwards, image, content)
  return {
    image,
    floors: downwards.map((floor, index): FinderFloor => {
      const plan = media.optional(floor.plan)
      const here = homes((unit) => unit.floors.includes(floor.documentId), plan)
      const free = here.filter(isAvailable)
      return {
        title: floor.title,
        level: floor.level,
        anchor: anchorOf(floor, floors),
        image: plan,
        alt: floor.alt ?? '',
        facade: facades[index] ?? null,
        homes: here,
        free: free.length,
        priceFrom: lowestPrice(free.map(({ price }) => price)),
      }
    }),
    others: homes((unit) => !unit.floors.some((floor) => known.has(floor))),
    drawn: defined(onBuilding),
  }
}

/** By the level; two floors of one level, such as of two towers, are told apart. */
export const anchorOf = (floor: Entry<'floors'>, floors: Entry<'floors'>[]): string => {
  const same = floors.filter(({ level }) => level === floor.level)
  const index = same.indexOf(floor)
  return `floor-${floor.level}${index > 0 ? `-${index + 1}` : ''}`
}
