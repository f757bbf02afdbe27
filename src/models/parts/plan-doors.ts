import type { PlanOpening, RoomKind } from '#src/plans/plan-text.ts'
import type { PlanFloor, PlanRoom } from './home-plan.ts'
import type { Rectangle, Span } from './plan-rectangles.ts'

/** Metres: a wider door has two leaves. */
const TWO_LEAVES = 1.3
/** Metres that a visitor needs before a door that opens away from them, and in a room of few square metres. */
const STEP_ASIDE = 0.6
const STEP_IN = 0.4
/** Square metres: a leaf would take the floor of a smaller bathroom. */
const TOO_SMALL_FOR_A_LEAF = 3

/** Doors open out of these rooms. */
const WAYS: ReadonlySet<RoomKind> = new Set(['hall', 'stairs', 'living'])
/** Doors open into these rooms first. */
const SMALL: ReadonlySet<RoomKind> = new Set([
  ...(['bathroom', 'toilet', 'dressing', 'laundry', 'storage'] as const),
])

type Beside = { room: PlanRoom; part: Rectangle; toward: 1 | -1 }

/** In metres. */
export type Door = {
  opening: PlanOpening
  /** Leaves that swing, by where they hang and how they lie; none if the door slides. */
  leaves: { hinge: Point; tip: Point; end: Point }[]
  slides: boolean
  /** Floor that furniture leaves free. */
  zones: Rectangle[]
}

type Point = [x: number, y: number]

/** The doors and passages of a floor, and how they open. */
export const doorsOf = ({ rooms, openings }: PlanFloor): Door[] =>
  openings
    .filter((opening) => opening.kind !== 'window' || isExit(opening, rooms))
    .map((opening) => doorOf(opening, besides(opening, rooms)))

/** Whether a window leads onto a balcony or a terrace. */
export const isExit = (opening: PlanOpening, rooms: PlanRoom[]): boolean =>
  opening.kind === 'window' && besides(opening, rooms).some(({ room }) => room.outside)

/** Metres from the middle of a wall into the room on its side. */
const INTO = 0.3

/** The rooms on both sides of an opening. */
const besides = ({ x, y, along, length }: PlanOpening, rooms: PlanRoom[]): Beside[] =>
  ([1, -1] as const).flatMap((toward) => {
    const at: Point =
      along === 'across' ? [x + length / 2, y + toward * INTO] : [x + toward * INTO, y + length / 2]
    const found = rooms
      .flatMap((room) => room.parts.map((part) => ({ room, part, toward })))
      .find(({ part }) => isIn(at, part))
    return found ? [found] : []
  })

const isIn = ([x, y]: Point, part: Rectangle): boolean =>
  x > part.x && x < part.x + part.width && y > part.y && y < part.y + part.depth

const doorOf = (opening: PlanOpening, sides: Beside[]): Door => {
  const stepAside = (beside: Beside) =>
    zoneOf(opening, beside, isTight(beside) ? STEP_IN : STEP_ASIDE)
  const zones = sides.filter(({ room }) => room.kind !== 'wardrobe').map(stepAside)
  if (opening.kind !== 'door') return { opening, leaves: [], slides: false, zones }
  const two = opening.length >= TWO_LEAVES
  const leaf = two ? opening.length / 2 : opening.length
  const into = sides
    .filter(({ room, part }) => !room.outside && leaf < depthOf(opening, part) - 0.2)
    .toSorted((a, b) => rankOf(b.room) - rankOf(a.room) || a.room.area - b.room.area)[0]
  if (!into || isTight(into) || sides.some(({ room }) => room.kind === 'wardrobe')) {
    return { opening, leaves: [], slides: true, zones }
  }
  const others = sides.filter((it) => it !== into && it.room.kind !== 'wardrobe')
  return {
    opening,
    leaves: leavesOf(opening, into, two),
    slides: false,
    zones: [zoneOf(opening, into, Math.max(leaf, STEP_ASIDE)), ...others.map(stepAside)],
  }
}

const isTight = ({ room }: Beside): boolean =>
  room.kind === 'bathroom' && room.area < TOO_SMALL_FOR_A_LEAF

const rankOf = ({ kind }: PlanRoom): number => (SMALL.has(kind) ? 2 : WAYS.has(kind) ? 0 : 1)

const depthOf = ({ along }: PlanOpening, { width, depth }: Rectangle): number =>
  along === 'across' ? depth : width

/** Where the room begins behind the wall. */
const edgeOf = ({ along }: PlanOpening, { part, toward }: Beside): number => {
  const [near, far] =
    along === 'across' ? [part.y, part.y + part.depth] : [part.x, part.x + part.width]
  return toward === 1 ? near : far
}

const zoneOf = (opening: PlanOpening, beside: Beside, deep: number): Rectangle => {
  const { x, y, along, length } = opening
  const edge = edgeOf(opening, beside)
  const from = beside.toward === 1 ? edge : edge - deep
  return along === 'across'
    ? { x, y: from, width: length, depth: deep }
    : { x: from, y, width: deep, depth: length }
}

/** A single leaf hangs at the end that is nearer to a corner, so that it opens against a wall. */
const leavesOf = (opening: PlanOpening, into: Beside, two: boolean): Door['leaves'] => {
  const { x, y, along, length } = opening
  const across = along === 'across'
  const [from, to]: Span = across ? [x, x + length] : [y, y + length]
  const edge = edgeOf(opening, into)
  const [start, end] = across
    ? [into.part.x, into.part.x + into.part.width]
    : [into.part.y, into.part.y + into.part.depth]
  const point = (at: number, off: number): Point => (across ? [at, off] : [off, at])
  const leaf = (hinge: number, closed: number) => ({
    hinge: point(hinge, edge),
    tip: point(hinge, edge + into.toward * Math.abs(closed - hinge)),
    end: point(closed, edge),
  })
  const middle = (from + to) / 2
  if (two) return [leaf(from, middle), leaf(to, middle)]
  return [from - start < end - to ? leaf(from, to) : leaf(to, from)]
}
