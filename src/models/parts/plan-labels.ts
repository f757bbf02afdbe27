import type { PlanFloor, PlanRoom } from './home-plan.ts'
import type { Door } from './plan-doors.ts'
import type { Piece } from './plan-furniture.ts'
import { meet, type Rectangle, type Span, without } from './plan-rectangles.ts'

/** Metres that a name and measures need on a plan of usual size. */
const WANTED = { width: 2.2, depth: 1.1 }

/** Metres that a name needs on a large screen: below its number, and after it. */
const BELOW = { width: 1.6, depth: 0.85 }
const AFTER = { width: 2.3, depth: 0.5 }

/** Metres that a number of two digits needs on a phone: in a ring, and bare. */
const RINGED = { width: 0.95, depth: 0.85 }
const BARE = { width: 0.5, depth: 0.45 }

/** The piece of floor where the name of a room is read best. */
export type LabelSpace = Rectangle & {
  /** Whether it has room enough even on a phone, clear of furniture and of the floor that doors sweep. */
  isAmple: boolean
  /** Whether the name stands on furniture, since the room has no free floor for it. */
  isCovered: boolean
  /** The nearer walls: on a small screen, what needs more room than the space spreads away from them. */
  walls: ['left' | 'right', 'top' | 'bottom']
}

/** What is looked for, the best first. */
const WANTS = [
  { least: BELOW, clearOfDoors: true },
  { least: AFTER, clearOfDoors: true },
  { least: RINGED, clearOfDoors: true },
  { least: BARE, clearOfDoors: true },
  { least: RINGED, clearOfDoors: false },
  { least: BARE, clearOfDoors: false },
]

/** The pools that lie in other rooms than this one: nothing else stands there. */
export const poolsAround = (room: PlanRoom, { rooms }: PlanFloor): Rectangle[] =>
  rooms.filter((it) => it !== room && it.kind === 'pool').flatMap(({ parts }) => parts)

type Around = {
  /** Furniture; that of other rooms does not matter. */
  pieces: Piece[]
  doors: Door[]
  pools: Rectangle[]
}

export const labelSpace = (
  { position, parts }: PlanRoom,
  { pieces, doors, pools }: Around,
): LabelSpace => {
  const furniture = [...pieces.filter(({ room }) => room === position), ...pools]
  const swept = doors.filter(({ leaves }) => leaves.length > 0).flatMap(({ zones }) => zones)
  for (const { least, clearOfDoors } of WANTS) {
    const obstacles = clearOfDoors ? [...furniture, ...swept] : furniture
    const [best] = parts
      .flatMap((part) => emptySpaces(part, obstacles).map((space) => ({ part, space })))
      .filter(({ space }) => isAtLeast(space, least))
      .toSorted((a, b) => roomFor(b.space) - roomFor(a.space))
    if (best) {
      const { part, space } = best
      const isAmple = clearOfDoors && isAtLeast(space, RINGED)
      return { ...space, isAmple, isCovered: false, walls: nearerWalls(space, part) }
    }
  }
  const whole = parts[0] as Rectangle
  return {
    ...{ ...whole, isAmple: false, isCovered: furniture.length > 0 },
    walls: nearerWalls(whole, whole),
  }
}

const nearerWalls = (space: Rectangle, part: Rectangle): LabelSpace['walls'] => [
  space.x + space.width / 2 > part.x + part.width / 2 ? 'right' : 'left',
  space.y + space.depth / 2 > part.y + part.depth / 2 ? 'bottom' : 'top',
]

const isAtLeast = (
  { width, depth }: Pick<Rectangle, 'width' | 'depth'>,
  least: typeof RINGED,
): boolean => width >= least.width && depth >= least.depth

const roomFor = ({ width, depth }: Rectangle): number =>
  Math.min(1, width / WANTED.width) * Math.min(1, depth / WANTED.depth) + width * depth * 0.01

/** The largest rectangles between the obstacles: each as deep as it can be for its left and right end. */
const emptySpaces = (part: Rectangle, obstacles: Rectangle[]): Rectangle[] => {
  const inside = obstacles.filter((it) => meet(it, part))
  const ends = [part, ...inside]
    .flatMap(({ x, width }) => [x, x + width])
    .filter((x) => x >= part.x && x <= part.x + part.width)
    .toSorted((a, b) => a - b)
  const down: Span = [part.y, part.y + part.depth]
  return ends.flatMap((from, index) =>
    ends.slice(index + 1).flatMap((to) => {
      const column = { x: from, y: part.y, width: to - from, depth: part.depth }
      const taken = inside.filter((it) => meet(it, column))
      const spans = without(
        down,
        taken.map(({ y, depth }) => [y, y + depth]),
      )
      return spans.map(([y, bottom]) => ({ x: from, y, width: to - from, depth: bottom - y }))
    }),
  )
}
