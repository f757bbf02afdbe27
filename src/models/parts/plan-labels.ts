import type { PlanFloor } from './home-plan.ts'
import type { Door } from './plan-doors.ts'
import type { Piece } from './plan-furniture.ts'
import { meet, type Rectangle, type Span, without } from './plan-rectangles.ts'

/** Metres that a name and measures need on a plan of usual size. */
const WANTED = { width: 2.2, depth: 1.1 }

/** Metres that a number of two digits needs on a phone. */
const LEAST = { width: 0.95, depth: 0.85 }

/** For each room of a floor the piece of floor where its name is read best: clear of furniture and doors. */
export const labelSpaces = ({ rooms }: PlanFloor, pieces: Piece[], doors: Door[]): Rectangle[] => {
  const swept = doors.filter(({ leaves }) => leaves.length > 0).flatMap(({ zones }) => zones)
  return rooms.map(({ position, parts }) => {
    const own = pieces.filter((piece) => piece.room === position)
    const spaces = parts
      .flatMap((part) => emptySpaces(part, [...own, ...swept]))
      .filter(({ width, depth }) => width >= LEAST.width && depth >= LEAST.depth)
    const [best] = spaces.toSorted((a, b) => roomFor(b) - roomFor(a))
    return best ?? (parts[0] as Rectangle)
  })
}

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
