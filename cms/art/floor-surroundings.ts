import { type Box, behind, type Facing, measuresOf } from '../demo/content/floors/boxes.ts'
import type { Core } from '../demo/content/floors/placed.ts'
import { COLOURS, doorway, lift, lines, rectangle, stairs, windowAt } from './floor-shapes.ts'

const { corridor, core, ink, line, outside, pale, paleLine } = COLOURS

/** Metres: walls of neighbours and storerooms. */
const WALL = 0.22

/** A home that is not in the list, by its walls. `balcony` is how deep that is, if it has one. */
export const neighbour = (home: Facing, balcony: number): string => {
  const { width } = measuresOf(home)
  const before = { x: width * 0.25, y: -balcony - 0.1, width: width * 0.5, depth: balcony }
  return [
    balcony > 0 ? rectangle(behind(home, before), { fill: pale, line: paleLine }) : '',
    rectangle(home.box, { fill: pale, line: paleLine, width: WALL }),
  ].join('')
}

/** The windows and the door of a neighbour, also where it ends at the wall of the building. */
export const neighbourOpenings = (home: Facing): string => {
  const { width } = measuresOf(home)
  return (
    windowAt(home, { x: 0.9, length: width - 1.8, fill: pale }) +
    doorway(home, { x: width / 2 - 0.5, length: 1, fill: pale })
  )
}

export const store = ({ box }: Facing): string =>
  rectangle(box, { fill: core, line: paleLine, width: WALL })

/** Metres. */
const STAIR = { width: 2.6, depth: 5.6 }
const LIFT = 2.1
const LOBBY = 2.4

/** Stairs on both sides of the lifts, which open to a lobby with a window; in a narrow one a way leads through. */
export const coreOf = (place: Core): string => {
  const { width, depth } = measuresOf(place)
  const around = rectangle(place.box, { fill: core, line: ink, width: WALL })
  return around + (width < 8 ? narrowCore(place, depth) : wideCore(place, { width, depth }))
}

const wideCore = (place: Core, { width, depth }: { width: number; depth: number }): string => {
  const part = (box: Box) => behind(place, box)
  const inside = depth - 0.2
  const lobby = { x: (width - LOBBY) / 2, y: 0, width: LOBBY, depth: depth + 0.15 }
  const stair = { y: inside - STAIR.depth, depth: STAIR.depth, width: STAIR.width - 0.3 }
  const lifts = Array.from({ length: place.lifts }, (_, at) => {
    const x = at % 2 ? lobby.x + LOBBY : lobby.x - LIFT
    const y = inside - LIFT * (Math.floor(at / 2) + 1)
    return lift(part({ x, y, width: LIFT, depth: LIFT }))
  })
  return [
    rectangle(part(lobby), { fill: corridor }),
    windowAt(place, { x: lobby.x + 0.2, length: LOBBY - 0.4, fill: corridor }),
    ...[0.2, width - STAIR.width + 0.1].map((x) => stairs(part({ x, ...stair }))),
    ...[0.7, width - STAIR.width + 0.6].map((x) =>
      doorway(place, { x, length: 1.2, fill: corridor }),
    ),
    ...lifts,
  ].join('')
}

const narrowCore = (place: Core, depth: number): string => {
  const part = (box: Box) => behind(place, box)
  const way = { x: 2.5, y: -0.15, width: measuresOf(place).width - 2.7, depth: depth + 0.3 }
  return [
    rectangle(part(way), { fill: corridor }),
    stairs(part({ x: 0.2, y: 0.2, width: 2.2, depth: STAIR.depth })),
    ...Array.from({ length: place.lifts }, () =>
      lift(part({ x: 0.3, y: depth - LIFT - 0.5, width: LIFT, depth: LIFT })),
    ),
  ].join('')
}

export const gallery = (box: Box): string =>
  rectangle(box, { fill: corridor, line: paleLine, width: 0.1 })

/** Metres, as long as on the pictures of Palm Court; its page tells how many palms stand around it. */
const POOL = { width: 50, depth: 8 }
const PALMS = { rows: [0.14, 0.3, 0.7, 0.86], across: 16 }
const PATH = 2.4

/** A garden with paths, a pool and palms. */
export const garden = (box: Box): string => {
  const { x, y, width, depth } = box
  const [middle, centre] = [x + width / 2, y + depth / 2]
  const pool = {
    ...{ x: middle - POOL.width / 2, y: centre - POOL.depth / 2 },
    ...POOL,
  }
  const deck = { x: pool.x - 3, y: pool.y - 2.4, width: pool.width + 6, depth: pool.depth + 4.8 }
  const paths = `M${x} ${centre}h${width}M${middle} ${y}v${depth}`
  const palms = PALMS.rows.flatMap((row) =>
    [x, middle].flatMap((lawn) =>
      Array.from({ length: PALMS.across / 2 }, (_, at) =>
        palm(
          lawn + PATH + (at + 0.5) * ((width / 2 - 2 * PATH) / (PALMS.across / 2)),
          y + depth * row,
        ),
      ),
    ),
  )
  return [
    rectangle(box, { fill: outside, line: corridor, width: PATH }),
    lines(paths, corridor, PATH),
    rectangle(deck, { fill: corridor }),
    rectangle(pool, { fill: COLOURS.pool, line, width: 0.12 }),
    ...palms,
  ].join('')
}

/** The crown of a palm from above. */
export const PALM = `<g id="palm"><circle r="1.5" fill="#A9BA95"/>${lines(
  'M-1.5 0H1.5M0-1.5V1.5M-1.06-1.06 1.06 1.06M-1.06 1.06 1.06-1.06',
  '#71866A',
  0.12,
)}</g>`

const palm = (x: number, y: number): string =>
  `<use href="#palm" x="${Math.round(x * 10) / 10}" y="${Math.round(y * 10) / 10}"/>`
