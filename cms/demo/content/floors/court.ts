import { type Box, behind, type Facing, grown, type Side } from './boxes.ts'
import { CORE, type Court, type Item, STAIRS } from './buildings.ts'
import { CORRIDOR, type FloorLayout, joined, type Placed, type PlacedHome } from './placed.ts'
import { placeRow } from './row.ts'

/** Metres, as the page of the project tells them. */
const GARDEN = { width: 70, depth: 60 }

/** Metres: how deep the wings are without the galleries, and how far they are from each other. */
const WING = 9.1
const GATE = 4

const WIDTH = GARDEN.width + 2 * (WING + CORRIDOR)

/** The wing to the north has a gallery on both sides, the others on the outer one. */
const NORTH = CORRIDOR + WING + CORRIDOR
const DEPTH = NORTH + GARDEN.depth + WING + CORRIDOR

const upright = { y: NORTH + GATE, width: WING, depth: GARDEN.depth - 2 * GATE }

const WINGS = {
  north: { x: 0, y: CORRIDOR, width: WIDTH, depth: WING },
  west: { ...upright, x: CORRIDOR },
  east: { ...upright, x: WIDTH - CORRIDOR - WING },
  south: { x: 0, y: NORTH + GARDEN.depth, width: WIDTH, depth: WING },
}

const outerGalleries: Box[] = [
  { ...upright, x: 0, width: CORRIDOR },
  { ...upright, x: WIDTH - CORRIDOR, width: CORRIDOR },
  { ...WINGS.south, y: DEPTH - CORRIDOR, depth: CORRIDOR },
]

/** Four wings round a court. In three of them are neighbours alone, whose numbers follow those of the north wing. */
export const courtLayout = (
  project: string,
  { north, lifts, floors }: Court,
  level: number,
): FloorLayout | undefined => {
  const parts = floors[level]
  if (!parts) return undefined
  const taken = parts.reduce((sum, { length }) => sum + length, 0)
  const core = { width: (WIDTH - taken) / (parts.length - 1), lifts }
  const wing = (side: Side, box: Box, items: Item[]): Placed =>
    placeRow({ project, core, side, box, items })
  let count = parts.reduce((sum, { items }) => sum + items.length, 0)
  const next = (homes: number): Item[] =>
    Array.from({ length: homes }, () => numberOn(level, ++count))
  const placed = joined([
    ...northWing(parts, core).map(({ side, box, items }) => wing(side, box, items)),
    wing('right', WINGS.west, [...next(2), CORE, ...next(3)]),
    wing('top', WINGS.south, [...next(3), CORE, ...next(4)]),
    wing('left', WINGS.east, [...next(2), CORE, ...next(3)]),
  ])
  return {
    ...placed,
    // Homes have windows to the gallery.
    ...{ stores: [], yards: placed.homes.map(yardBehind) },
    ...{ north, width: WIDTH, depth: DEPTH, plates: Object.values(WINGS) },
    galleries: [...northGalleries(parts, core), ...outerGalleries],
    court: grown({ x: WING + CORRIDOR, y: NORTH, ...GARDEN }, -3),
  }
}

/** Such as "G12" or "112". */
const numberOn = (level: number, home: number): string =>
  `${level === 0 ? 'G' : level}${String(home).padStart(2, '0')}`

type Part = NonNullable<Court['floors'][number]>[number]

/** The parts from the left, with stairs between them; the first of these have a lift. */
const northWing = (parts: Part[], core: { width: number }): (Facing & { items: Item[] })[] =>
  startsOf(parts, core).flatMap((x, at) => {
    const { looks, length, items } = parts[at] as Part
    const side: Side = looks === 'court' ? 'bottom' : 'top'
    const box = { ...WINGS.north, x, width: length }
    const stairs = { ...box, x: x + length, width: core.width }
    const isLast = at === parts.length - 1
    return [
      { side, box, items },
      ...(isLast ? [] : [{ side, box: stairs, items: [at === 0 ? CORE : STAIRS] }]),
    ]
  })

/** Behind each part and the stairs beside it: to the lane, or to the court. */
const northGalleries = (parts: Part[], core: { width: number }): Box[] =>
  startsOf(parts, core).map((x, at) => {
    const { looks, length } = parts[at] as Part
    const from = Math.max(0, x - core.width)
    const to = Math.min(WIDTH, x + length + core.width)
    const y = looks === 'court' ? 0 : CORRIDOR + WING
    return { x: from, y, width: to - from, depth: CORRIDOR }
  })

const startsOf = (parts: Part[], core: { width: number }): number[] =>
  parts.map((_, at) => parts.slice(0, at).reduce((x, { length }) => x + length + core.width, 0))

/** Without a wall to the gallery. */
const yardBehind = (home: PlacedHome): Box => {
  const { width, depth } = home.shape
  const inside = { x: WALL / 2, width: width - WALL }
  return behind(home, { ...inside, y: depth, depth: home.lobby + WALL })
}

const WALL = 0.2
