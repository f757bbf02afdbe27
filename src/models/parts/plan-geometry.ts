import type { PlanOpening } from '#src/plans/plan-text.ts'
import type { PlanFloor, PlanRoom } from './home-plan.ts'
import { type Door, doorsOf } from './plan-doors.ts'
import { furnish } from './plan-furniture.ts'
import { labelSpace, poolsAround } from './plan-labels.ts'
import { pathOf } from './plan-pieces.ts'
import { boundsOf, grown, type Rectangle } from './plan-rectangles.ts'

/** Metres: how far the outer walls reach around the rooms. */
const WALL = 0.25
/** Metres around the drawing. */
const MARGIN = 0.15

/** The lines of a drawing in whole centimetres, so that its numbers are short. */
export type PlanLines = {
  width: number
  height: number
  /** Paths for SVG. */
  outside: string
  pools: string
  walls: string
  gaps: string
  panes: string
  floors: string
  wet: string
  stairs: string
  /** Leaves of doors, and the floor that they sweep. */
  swings: string
  furniture: string
}

export type PlanGeometry = PlanLines & {
  labels: Label[]
  /** None of a floor that has no walls, such as the terrace on a roof. */
  dimensions: Dimensions | null
}

/** How far apart the outer walls of a floor are. */
export type Dimensions = {
  /** In metres. */
  width: number
  depth: number
  /** Where that is, in percent of the drawing. */
  place: Record<'left' | 'width' | 'top' | 'height', number>
}

type Label = {
  room: PlanRoom
  /** Where its name stands: the size, and how far it is from a side of each axis. In percent of the drawing. */
  place: Partial<Record<'left' | 'right' | 'top' | 'bottom' | 'width' | 'height', number>>
  /** Whether it stands on furniture. */
  isCovered: boolean
}

const WET: ReadonlySet<string> = new Set(['bathroom', 'toilet', 'laundry'])

export const planGeometry = (floor: PlanFloor): PlanGeometry => {
  const { rooms, openings } = floor
  const doors = doorsOf(floor)
  const pieces = furnish(floor)
  const parts = rooms.flatMap((room) => room.parts.map((part) => ({ room, part })))
  const inside = parts.filter(({ room }) => !room.outside).map(({ part }) => part)
  const covered = [...parts.map(({ part }) => part), ...inside.map((part) => grown(part, WALL))]
  const bounds = grown(boundsOf(covered), MARGIN)
  const { x: left, y: top, width, depth: height } = bounds
  const draw = (rectangles: Rectangle[]) =>
    rectangles.map((it) => outlineOf(it, left, top)).join('')
  const of = (is: (room: PlanRoom) => boolean) =>
    draw(parts.filter(({ room }) => is(room)).map(({ part }) => part))
  return {
    width: cm(width),
    height: cm(height),
    outside: of(({ kind, outside }) => outside && kind !== 'pool'),
    pools: of(({ kind }) => kind === 'pool'),
    walls: draw(inside.map((part) => grown(part, WALL))),
    gaps: draw(openings.map(gapOf)),
    panes: openings
      .filter(({ kind }) => kind === 'window')
      .map((opening) => paneOf(opening, left, top))
      .join(''),
    floors: of(({ kind, outside }) => !outside && !WET.has(kind)),
    wet: of(({ kind }) => WET.has(kind)),
    stairs: parts
      .filter(({ room }) => room.kind === 'stairs')
      .map(({ part }) => stepsOf(part, left, top))
      .join(''),
    swings: doors.map((door) => swingOf(door, left, top)).join(''),
    furniture: pieces.map((piece) => pathOf(piece, left, top)).join(''),
    labels: rooms.map((room) => {
      const pools = poolsAround(room, floor)
      const { walls, isCovered, ...space } = labelSpace(room, { pieces, doors, pools })
      const [x, y] = [space.x - left, space.y - top]
      return {
        room,
        place: {
          [walls[0]]: percent(walls[0] === 'left' ? x : width - x - space.width, width),
          [walls[1]]: percent(walls[1] === 'top' ? y : height - y - space.depth, height),
          width: percent(space.width, width),
          height: percent(space.depth, height),
        },
        isCovered,
      }
    }),
    dimensions: inside.length > 0 ? dimensionsOf(boundsOf(inside), bounds) : null,
  }
}

const dimensionsOf = ({ x, y, width, depth }: Rectangle, drawing: Rectangle): Dimensions => ({
  ...{ width, depth },
  place: {
    left: percent(x - drawing.x, drawing.width),
    width: percent(width, drawing.width),
    top: percent(y - drawing.y, drawing.depth),
    height: percent(depth, drawing.depth),
  },
})

/** Without the names of rooms and the dimensions, for places that are too small for them. */
export const planLines = (floor: PlanFloor): PlanLines => {
  const { labels: _labels, dimensions: _dimensions, ...lines } = planGeometry(floor)
  return lines
}

const cm = (metres: number): number => Math.round(metres * 100)

const percent = (part: number, whole: number): number => Math.round((part / whole) * 1000) / 10

const outlineOf = ({ x, y, width, depth }: Rectangle, left: number, top: number): string =>
  `M${cm(x - left)} ${cm(y - top)}h${cm(width)}v${cm(depth)}h${-cm(width)}z`

/** Metres to both sides of the line on which an opening is written down: the middle of its wall. */
const GAP = 0.13

/** The rooms are drawn over it, so only walls are opened. */
const gapOf = ({ x, y, along, length }: PlanOpening): Rectangle =>
  along === 'across'
    ? { x, y: y - GAP, width: length, depth: 2 * GAP }
    : { x: x - GAP, y, width: 2 * GAP, depth: length }

const paneOf = ({ x, y, along, length }: PlanOpening, left: number, top: number): string => {
  const [run, shift] = along === 'across' ? [`h${cm(length)}`, [0, 5]] : [`v${cm(length)}`, [5, 0]]
  const [dx = 0, dy = 0] = shift as number[]
  return [-1, 1]
    .map((side) => `M${cm(x - left) + side * dx} ${cm(y - top) + side * dy}${run}`)
    .join('')
}

/** A leaf that stands open and the arc of its edge; two panels where a door slides. */
const swingOf = ({ leaves, slides, opening }: Door, left: number, top: number): string => {
  if (slides) return panelsOf(opening, left, top)
  return leaves
    .map(({ hinge, tip, end }) => {
      const [hx, hy] = [cm(hinge[0] - left), cm(hinge[1] - top)]
      const [dx, dy] = [cm(tip[0] - hinge[0]), cm(tip[1] - hinge[1])]
      const [ex, ey] = [cm(end[0] - hinge[0]), cm(end[1] - hinge[1])]
      const radius = Math.abs(dx + dy)
      const sweep = dx * ey - dy * ex > 0 ? 1 : 0
      const leaf = dx === 0 ? `v${dy}` : `h${dx}`
      return `M${hx} ${hy}${leaf}a${radius} ${radius} 0 0 ${sweep} ${ex - dx} ${ey - dy}`
    })
    .join('')
}

const panelsOf = ({ x, y, along, length }: PlanOpening, left: number, top: number): string => {
  const [startX, startY] = [cm(x - left), cm(y - top)]
  const [half, shift] = [cm(length * 0.55), cm(length * 0.45)]
  return along === 'across'
    ? `M${startX} ${startY - 3}h${half}M${startX + shift} ${startY + 3}h${half}`
    : `M${startX - 3} ${startY}v${half}M${startX + 3} ${startY + shift}v${half}`
}

/** Metres between two steps. */
const STEP = 0.28

const stepsOf = ({ x, y, width, depth }: Rectangle, left: number, top: number): string => {
  const isWide = width > depth
  const count = Math.floor((isWide ? width : depth) / STEP)
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => {
    const at = (index + 1) * STEP
    return isWide
      ? `M${cm(x - left + at)} ${cm(y - top)}v${cm(depth)}`
      : `M${cm(x - left)} ${cm(y - top + at)}h${cm(width)}`
  }).join('')
}
