import { buildingOf, sharedFacts } from '../units/facts.ts'
import { list } from '../units/list.ts'
import { hasPicture, type Shape, sizeOf } from '../units/plans.ts'
import { behind, type Facing, measuresOf } from './boxes.ts'
import { CORE, type Item, STAIRS } from './buildings.ts'
import type { Placed, PlacedHome } from './placed.ts'

/** Metres: so wide is the way through the storerooms to the entrance of a home. */
const LOBBY = 1.8

/** Metres: a shallower or narrower place is no storeroom. */
const LEAST_STORE = 0.9

type RowOfHomes = Facing & {
  project: string
  items: Item[]
  /** How wide lifts and stairs are, in metres along the facade. */
  core: { width: number; lifts: number }
}

/** Without an item, nothing stands in it. */
type Slot = { item?: Item; width: number; atLeft: boolean; shape?: Shape }

/** Places a row from its items: homes stand at the facade, and lobbies and storerooms are behind them. */
export const placeRow = (row: RowOfHomes): Placed => {
  const { depth } = measuresOf(row)
  const placed: Placed = { homes: [], neighbours: [], cores: [], stores: [] }
  let x = 0
  for (const { item, width, shape, atLeft } of slotsOf(row)) {
    const standing = (deep: number): Facing => ({
      box: behind(row, { x, y: 0, width, depth: deep }),
      side: row.side,
    })
    if (isCore(item))
      placed.cores.push({ ...standing(depth), lifts: item === CORE ? row.core.lifts : 0 })
    else if (item && shape) {
      const slug = slugOf(row.project, item)
      const lobby = depth - shape.depth
      const home = { ...standing(shape.depth), slug, number: item, atLeft, shape, lobby }
      placed.homes.push(home)
      placed.stores.push(...storesBehind(home))
    } else if (item) placed.neighbours.push({ ...standing(depth), number: item })
    x += width
  }
  return placed
}

export const slugOf = (project: string, number: string): string =>
  `${project}-${number.toLowerCase()}`

/** Neighbours share what is left; without them it is an empty slot before the last home. */
const slotsOf = (row: RowOfHomes): Slot[] => {
  const fixed = row.items.map((item, at) => fixedSlot(row, item, at))
  const left = measuresOf(row).width - fixed.reduce((sum, { width }) => sum + width, 0)
  const neighbours = fixed.filter(isNeighbour).length
  if (left < 0) throw new Error(`buildings.ts: ${row.project} has no room for ${row.items.join()}`)
  if (neighbours === 0) {
    const end = Math.max(1, fixed.length - 1)
    return fixed.toSpliced(end, 0, { width: left, atLeft: false })
  }
  return fixed.map((slot) => (isNeighbour(slot) ? { ...slot, width: left / neighbours } : slot))
}

const isNeighbour = ({ item, shape }: Slot): boolean => !isCore(item) && !shape

const isCore = (item: Item | undefined): boolean => item === CORE || item === STAIRS

const fixedSlot = (row: RowOfHomes, item: Item, at: number): Slot => {
  if (isCore(item)) return { item, width: row.core.width, atLeft: false }
  const { project, items, side } = row
  const home = list[project]?.find(([number]) => number === item)
  if (!home) return { item, width: 0, atLeft: false }
  const ends = [at === 0, at === items.length - 1]
  const [isLeft, isRight] = side === 'bottom' || side === 'left' ? ends : ends.reverse()
  // The picture of a plan has its free side on the right.
  const atLeft = Boolean(isLeft && !isRight) && !hasPicture(home)
  const surroundings = { building: buildingOf(project), atLeft }
  const shape = sizeOf(home, sharedFacts(project, home), surroundings)
  return { item, width: shape.width, atLeft, shape }
}

/** On both sides of the lobby. */
const storesBehind = (home: PlacedHome): Facing[] => {
  if (home.lobby < LEAST_STORE) return []
  const { width, depth, entrance } = home.shape
  const isTurned = home.side === 'top' || home.side === 'right'
  const middle = entrance.x + entrance.width / 2
  const lobby = (isTurned ? width - middle : middle) - LOBBY / 2
  const spans = [
    [0, lobby],
    [lobby + LOBBY, width],
  ] as const
  return spans
    .filter(([from, to]) => to - from > LEAST_STORE)
    .map(([from, to]) => ({
      box: behind(home, { x: from, y: depth, width: to - from, depth: home.lobby }),
      side: home.side,
    }))
}
