import type { Box, Side } from './boxes.ts'
import type { Block } from './buildings.ts'
import { CORRIDOR, type FloorLayout, joined, type Placed } from './placed.ts'
import { placeRow } from './row.ts'

/** Metres along the facade: two stairs, and lifts on both sides of a lobby. */
const CORE_WIDTH = 11.8

/** Two rows along a corridor, and at an end of it perhaps a third that is turned. */
export const blockLayout = (
  project: string,
  block: Block,
  level: number,
): FloorLayout | undefined => {
  const { north, depth, lifts } = block
  const floor = block.floors[level]
  if (!floor) return undefined
  const { length: width } = floor
  const place = (side: Side, box: Box): Placed =>
    placeRow({ project, core: { width: CORE_WIDTH, lifts }, side, box, items: floor[side] ?? [] })
  /** How deep a row is of which nothing is given but its homes. */
  const deepest = (side: Side): number =>
    Math.max(0, ...place(side, { x: 0, y: 0, width, depth }).homes.map(({ shape }) => shape.depth))
  const ends = { left: deepest('left'), right: deepest('right') }
  const from = floor.left ? ends.left + CORRIDOR : 0
  const to = floor.right ? width - ends.right - CORRIDOR : width
  // The corridor is in the middle if the homes leave it there.
  const inside = depth - CORRIDOR
  const bottom = Math.min(Math.max(inside / 2, deepest('bottom')), inside - deepest('top'))
  const rows = [
    place('top', { x: from, y: 0, width: to - from, depth: inside - bottom }),
    place('bottom', { x: from, y: depth - bottom, width: to - from, depth: bottom }),
    place('left', { x: 0, y: 0, width: ends.left, depth }),
    place('right', { x: width - ends.right, y: 0, width: ends.right, depth }),
  ]
  return {
    ...joined(rows),
    ...{
      north,
      width,
      depth,
      plates: [{ x: 0, y: 0, width, depth }],
      galleries: [],
      yards: [],
      court: null,
    },
  }
}
