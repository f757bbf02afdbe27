import type { PlanFloor, PlanRoom } from './home-plan.ts'
import { isExit } from './plan-doors.ts'
import {
  isAcross,
  type Rectangle,
  SIDES,
  type Side,
  type Span,
  spanOf,
  without,
} from './plan-rectangles.ts'

/** Metres: rooms that are nearer have no wall between them. */
const NO_WALL = 0.05
/** Metres from a room to the middle of its wall at most. */
const HALF_WALL = 0.2

/** A piece of wall that furniture may stand against. */
export type Stretch = { part: Rectangle; side: Side; span: Span }

/** The walls of a room without its doors and open sides; those for tall furniture also without its windows. */
export const stretchesOf = (room: PlanRoom, floor: PlanFloor, isLow: boolean): Stretch[] =>
  room.parts.flatMap((part) =>
    SIDES.flatMap((side) =>
      without(spanOf(part, isAcross(side)), [
        ...openSpans(part, side, floor),
        ...openingSpans(part, side, floor, isLow),
      ]).map((span) => ({ part, side, span })),
    ),
  )

/** Where a side of a room has no wall, since another room goes on there. */
const openSpans = (part: Rectangle, side: Side, { rooms }: PlanFloor): Span[] =>
  rooms
    .flatMap(({ parts }) => parts)
    .filter((other) => other !== part && isNear(lineOf(part, side), lineOf(other, OPPOSITE[side])))
    .map((other) => spanOf(other, isAcross(side)))

const openingSpans = (
  part: Rectangle,
  side: Side,
  { rooms, openings }: PlanFloor,
  isLow: boolean,
): Span[] =>
  openings
    .filter((opening) => {
      const across = opening.along === 'across'
      if (across !== isAcross(side)) return false
      if (Math.abs((across ? opening.y : opening.x) - lineOf(part, side)) > HALF_WALL) return false
      return !isLow || opening.kind !== 'window' || isExit(opening, rooms)
    })
    .map(({ along, x, y, length }) => (along === 'across' ? [x, x + length] : [y, y + length]))

export const OPPOSITE: Record<Side, Side> = {
  ...{ top: 'bottom', bottom: 'top', left: 'right', right: 'left' },
}

const lineOf = ({ x, y, width, depth }: Rectangle, side: Side): number =>
  ({ top: y, bottom: y + depth, left: x, right: x + width })[side]

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < NO_WALL
