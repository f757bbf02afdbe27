import type { Entry } from '#src/cms/types.ts'
import {
  OUTSIDE,
  type PlanLevel,
  type PlanOpening,
  type PlanReading,
  type PlanRectangle,
  type RoomKind,
} from '#src/plans/plan-text.ts'
import type { Problem } from '../entries/errors.ts'

/** One or more rectangles that touch and are of one kind: an L-shaped hall has two. */
export type PlanRoom = {
  /** Counts all rooms of the home from 1. */
  position: number
  kind: RoomKind
  /** Counts the rooms of this kind; null for the only one. */
  count: number | null
  outside: boolean
  /** In metres, the largest first. */
  parts: Omit<PlanRectangle, 'kind'>[]
  /** Square metres. */
  area: number
}

export type PlanFloor = {
  /** Null if the home has one floor only, or the site knows no floor of this level. */
  title: string | null
  rooms: PlanRoom[]
  openings: PlanOpening[]
}

/** The plan of a home, drawn from data. In metres. */
export type HomePlan = {
  floors: PlanFloor[]
  /** Degrees clockwise from the top of the drawing. */
  north: number | null
}

type Drawn = Pick<Entry<'units'>, 'drawing' | 'drawingNorth'>
/** Such as the content of a language. */
type ReadsPlans = { readPlan: (text: string) => PlanReading }

/** None if there is no plan or it cannot be read: `planProblems` says why. */
export const homePlan = (
  { drawing, drawingNorth }: Drawn,
  floors: { level: number; title: string }[],
  { readPlan }: ReadsPlans,
): HomePlan | null => {
  const reading = drawing?.trim() ? readPlan(drawing) : null
  if (reading?.status !== 'read') return null
  const { levels } = reading
  const found = levels.map(({ rooms }) => joined(rooms))
  const kinds = found.flat().map(([first]) => (first as PlanRectangle).kind)
  const counts = new Map<RoomKind, number>()
  let position = 0
  const roomOf = (parts: PlanRectangle[]): PlanRoom => {
    const { kind } = parts[0] as PlanRectangle
    const count = (counts.get(kind) ?? 0) + 1
    counts.set(kind, count)
    position += 1
    const area = parts.reduce((sum, { width, depth }) => sum + width * depth, 0)
    return {
      position,
      kind,
      count: kinds.filter((it) => it === kind).length > 1 ? count : null,
      outside: OUTSIDE.has(kind),
      parts: parts.map(({ x, y, width, depth }) => ({ x, y, width, depth })),
      area: Math.round(area * 10) / 10,
    }
  }
  return {
    floors: levels.map(({ floor, openings }, index) => ({
      title: levels.length > 1 ? titleOf(floor, floors) : null,
      rooms: (found[index] ?? []).map(roomOf),
      openings,
    })),
    north: drawingNorth,
  }
}

const titleOf = (
  level: PlanLevel['floor'],
  floors: { level: number; title: string }[],
): string | null => floors.find((floor) => floor.level === level)?.title ?? null

/** Rectangles of one kind that touch are one room. In the order of the text; the largest part leads. */
const joined = (rectangles: PlanRectangle[]): PlanRectangle[][] => {
  const rooms: PlanRectangle[][] = []
  for (const rectangle of rectangles) {
    const same = rooms.filter((room) =>
      room.some((part) => part.kind === rectangle.kind && touches(part, rectangle)),
    )
    const [into, ...others] = same
    if (!into) {
      rooms.push([rectangle])
      continue
    }
    into.push(rectangle, ...others.flat())
    for (const other of others) rooms.splice(rooms.indexOf(other), 1)
  }
  return rooms.map((room) => room.toSorted((a, b) => b.width * b.depth - a.width * a.depth))
}

/** Metres: closer than any wall is thick. */
const TOUCH = 0.02

/** Whether two rectangles share a piece of an edge; a common corner is not enough. */
const touches = (a: PlanRectangle, b: PlanRectangle): boolean => {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y)
  return (across >= -TOUCH && down > 10 * TOUCH) || (down >= -TOUCH && across > 10 * TOUCH)
}

type Planned = Drawn & { documentId: string; title: string }

/** The plans of a language that cannot be drawn. The CMS refuses to publish such plans. */
export const planProblems = (
  locale: string,
  { all: { units }, readPlan }: ReadsPlans & { all: { units: Planned[] } },
): Problem[] =>
  units.flatMap(({ documentId, title, drawing }): Problem[] => {
    const reading = drawing?.trim() ? readPlan(drawing) : null
    if (reading?.status !== 'wrong') return []
    return [
      {
        entry: `units/${documentId}`,
        locale,
        problem: `The field "Plan as data" of "${title}" cannot be drawn. ${reading.problem}`,
      },
    ]
  })
