import { type Box, grown, type Side } from './boxes.ts'
import { CORE, type Court, type Item } from './buildings.ts'
import { CORRIDOR, type FloorLayout, joined, type Placed } from './placed.ts'
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

/** Four wings round a court. Those without homes of the list have neighbours alone. */
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
  const galleries: Box[] = []
  const placed: Placed[] = []
  let x = 0
  for (const [at, { looks, length, items }] of parts.entries()) {
    const isInside = looks === 'court'
    const box = { x, y: CORRIDOR, width: length, depth: WING }
    placed.push(wing(isInside ? 'bottom' : 'top', box, items))
    const from = at === 0 ? x : x - core.width
    x += length
    const to = at === parts.length - 1 ? x : x + core.width
    const y = isInside ? 0 : CORRIDOR + WING
    galleries.push({ x: from, y, width: to - from, depth: CORRIDOR })
    // One of the stairs has a lift.
    if (at < parts.length - 1) {
      const between = { x, y: CORRIDOR, width: core.width, depth: WING }
      placed.push({
        ...NONE,
        cores: [{ box: between, side: 'bottom', lifts: at === 0 ? lifts : 0 }],
      })
    }
    x += core.width
  }
  const long = GARDEN.depth - 2 * GATE
  const upright = { y: NORTH + GATE, width: WING, depth: long }
  const southern = { x: 0, y: NORTH + GARDEN.depth, width: WIDTH, depth: WING }
  const [western, eastern] = [CORRIDOR, WIDTH - CORRIDOR - WING].map((left) => ({
    x: left,
    ...upright,
  })) as [Box, Box]
  return {
    ...joined([
      ...placed,
      wing('right', western, [2, CORE, 3]),
      wing('left', eastern, [2, CORE, 3]),
      wing('top', southern, [3, CORE, 4]),
    ]),
    ...{ north, width: WIDTH, depth: DEPTH },
    plates: [{ x: 0, y: CORRIDOR, width: WIDTH, depth: WING }, western, eastern, southern],
    galleries: [
      ...galleries,
      { ...upright, x: 0, width: CORRIDOR },
      { ...upright, x: WIDTH - CORRIDOR, width: CORRIDOR },
      { ...southern, y: DEPTH - CORRIDOR, depth: CORRIDOR },
    ],
    court: grown({ x: WING + CORRIDOR, y: NORTH, ...GARDEN }, -3),
  }
}

const NONE: Placed = { homes: [], neighbours: [], cores: [], stores: [] }
