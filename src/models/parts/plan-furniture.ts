import type { PlanFloor, PlanRoom } from './home-plan.ts'
import { type Door, doorsOf } from './plan-doors.ts'
import { labelSpace, poolsAround } from './plan-labels.ts'
import {
  distance,
  grown,
  holds,
  isAcross,
  meet,
  type Rectangle,
  type Side,
  type Span,
  spanOf,
  strip,
  without,
} from './plan-rectangles.ts'
import { OPPOSITE, type Stretch, stretchesOf } from './plan-walls.ts'
import { type Household, type PieceKind, type Wish, wishesOf } from './plan-wishes.ts'

/** A piece of furniture; its back is at the side. */
export type Piece = Rectangle & {
  kind: PieceKind
  side: Side
  /** The position of its room. */
  room: number
  /** Floor before it that nothing else stands on. */
  front: Rectangle
}

/** Pieces that others face. */
const FACED: ReadonlySet<PieceKind> = new Set(['bed', 'lounge'])

/** The furniture of a floor, each piece in its room and clear of doors, of pools, and of each other. */
export const furnish = (floor: PlanFloor): Piece[] => {
  const doors = doorsOf(floor)
  const pieces: Piece[] = []
  for (const room of floor.rooms) {
    pieces.push(...arrange({ room, floor, doors, pieces, pools: poolsAround(room, floor) }))
  }
  return pieces
}

type Situation = {
  room: PlanRoom
  floor: PlanFloor
  doors: Door[]
  pieces: Piece[]
  /** They lie in terraces and gardens. */
  pools: Rectangle[]
}

/** The furniture of a room, so that there is room for its name if possible. */
const arrange = (situation: Situation): Piece[] => {
  const { room, floor, doors, pools } = situation
  const ways = waysToFurnish(wishesOf(room, householdOf(room, floor)))
  for (const wishes of ways) {
    const pieces = placeAll(wishes, situation)
    if (labelSpace(room, { pieces, doors, pools }).isAmple) return pieces
  }
  return placeAll(ways[0] ?? [], situation)
}

/** Ways to furnish a room, the best first. Later ones leave more floor in one place for the name of the room. */
const waysToFurnish = (wishes: Wish[]): Wish[][] => {
  const bed = wishes.find(({ piece }) => piece === 'bed')
  if (!bed) return [wishes]
  const others = wishes.filter((wish) => wish !== bed)
  return bed.sizes.flatMap((_, index) => {
    const smaller = { ...bed, sizes: bed.sizes.slice(index) }
    return [
      [smaller, ...others],
      [{ ...smaller, stands: 'corner' as const }, ...others],
    ]
  })
}

/** What of the wishes has a place. */
const placeAll = (wishes: Wish[], situation: Situation): Piece[] => {
  const placed: Piece[] = []
  for (const wish of wishes) {
    const piece = place(wish, { ...situation, pieces: [...situation.pieces, ...placed] })
    if (piece) placed.push(piece)
  }
  return placed
}

const householdOf = (room: PlanRoom, { rooms }: PlanFloor): Household => {
  const has = (...kinds: PlanRoom['kind'][]) => rooms.some(({ kind }) => kinds.includes(kind))
  const beside = (other: PlanRoom) =>
    room.parts.some((a) => other.parts.some((b) => distance(a, b) < 0.2))
  return {
    sleeps: has('bedroom', 'mainBedroom') || rooms.some(({ kind }) => kind === 'stairs'),
    dines: has('dining'),
    hangs: rooms.some((it) => (it.kind === 'wardrobe' || it.kind === 'dressing') && beside(it)),
  }
}

const place = (wish: Wish, situation: Situation): Piece | undefined => {
  const ways = [
    ...(wish.stands === 'free' ? [] : [wallPlaces]),
    ...(wish.stands === 'free' || wish.orFree ? [freePlaces] : []),
  ]
  for (const placesOf of ways) {
    for (const size of wish.sizes) {
      const [best] = placesOf(wish, size, situation).toSorted((a, b) => b.score - a.score)
      if (best) return best.piece
    }
  }
  return undefined
}

type Place = { piece: Piece; score: number }
type Size = Wish['sizes'][number]

/** Places against a wall. */
const wallPlaces = (wish: Wish, [width, depth]: Size, situation: Situation): Place[] => {
  const { room, floor, doors, pieces, pools } = situation
  const faced = pieces.findLast((it) => it.room === room.position && FACED.has(it.kind))
  if (wish.stands === 'facing' && !faced) return []
  const zones = doors.flatMap((door) => door.zones)
  const alike = pieces.filter((it) => it.room === room.position && it.kind === wish.piece)
  return stretchesOf(room, floor, wish.low === true)
    .filter(({ side }) => wish.stands !== 'facing' || side === OPPOSITE[faced?.side as Side])
    .flatMap((stretch): Place[] => {
      const { part, side } = stretch
      const across = isAcross(side)
      const deep = across ? part.depth : part.width
      if (deep < Math.max(depth, depth + wish.clear - 0.1)) return []
      const band = strip(part, side, stretch.span, depth)
      const ahead = strip(part, side, stretch.span, depth + wish.clear)
      const taken = [
        ...[...zones, ...pieces.map(({ front }) => front)].filter((it) => meet(it, band)),
        ...[...pieces, ...pools].filter((it) => meet(it, ahead)),
      ]
      const spans = without(
        stretch.span,
        taken.map((it) => spanOf(it, across)),
      )
      return spans.flatMap((span) =>
        spotsIn(span, { width, wish, stretch, faced }).map((spot) => ({
          piece: {
            ...strip(part, side, spot, depth),
            kind: wish.piece,
            side,
            room: room.position,
            front: strip(part, side, spot, depth + wish.clear),
          },
          score: scoreOf(spot, { wish, stretch, faced, zones, alike }),
        })),
      )
    })
}

type Spotting = { width: number; wish: Wish; stretch: Stretch; faced: Piece | undefined }

/** Where a piece may stand in a free piece of wall: at its ends, in its middle, and in the middle of the room. */
const spotsIn = ([from, to]: Span, { width, wish, stretch, faced }: Spotting): Span[] => {
  const room = to - from
  if (room < width - 0.001) return []
  if (wish.upTo) {
    const long = Math.min(room, wish.upTo)
    return [
      [from, from + long],
      [to - long, to],
    ]
  }
  const across = isAcross(stretch.side)
  const [start, end] = spanOf(stretch.part, across)
  const centres = [from + width / 2, (from + to) / 2, to - width / 2, (start + end) / 2]
  if (faced) centres.push(middleOf(spanOf(faced, across)))
  return centres
    .map((centre) => Math.min(to - width, Math.max(from, centre - width / 2)))
    .map((at) => [at, at + width])
}

const middleOf = ([from, to]: Span): number => (from + to) / 2

type Scoring = {
  /** Pieces of the same kind in the room. */
  alike: Piece[]
  wish: Wish
  stretch: Stretch
  faced: Piece | undefined
  zones: Rectangle[]
}

/** In metres: the more the better. */
const scoreOf = (spot: Span, { wish, stretch, faced, zones, alike }: Scoring): number => {
  const { part, side } = stretch
  const across = isAcross(side)
  const [start, end] = spanOf(part, across)
  const long = spot[1] - spot[0]
  const spotted = strip(part, side, spot, 0.6)
  const fromDoors = Math.min(2.5, ...zones.map((zone) => distance(zone, spotted)))
  const aside = Math.abs(middleOf(spot) - (start + end) / 2)
  if (wish.upTo) return long + (across ? 0.01 : 0)
  if (wish.stands === 'facing' && faced) {
    return -Math.abs(middleOf(spot) - middleOf(spanOf(faced, across)))
  }
  if (wish.stands === 'centre') return fromDoors * 0.6 - aside
  const fromAlike = Math.min(3, ...alike.map((it) => distance(it, spotted)))
  return fromDoors * 0.2 + fromAlike * 0.2 - Math.min(spot[0] - start, end - spot[1])
}

/** Metres between two places that are tried. */
const GRID = 0.3

/** Places in the room, the nearer to its middle the better. */
const freePlaces = (wish: Wish, size: Size, { room, doors, pieces, pools }: Situation): Place[] =>
  room.parts.flatMap((part) =>
    [size, [size[1], size[0]] as const].flatMap(([width, depth], turn): Place[] => {
      const [wide, deep] = [part.width - width, part.depth - depth]
      if (wide < 0 || deep < 0) return []
      return aroundMiddle(wide).flatMap((dx) =>
        aroundMiddle(deep).flatMap((dy): Place[] => {
          const at = { x: part.x + dx, y: part.y + dy, width, depth }
          const wideAt = grown(at, wish.clear)
          const isFree =
            holds(part, grown(at, Math.min(wish.clear, 0.1))) &&
            !pieces.some((it) => meet(it, wideAt) || meet(it.front, at)) &&
            !pools.some((pool) => meet(pool, wideAt)) &&
            !doors.some(({ zones }) => zones.some((zone) => meet(zone, at)))
          if (!isFree) return []
          const far = Math.hypot(dx - wide / 2, dy - deep / 2)
          const side: Side = turn === 0 ? 'top' : 'right'
          return [
            {
              piece: { ...at, kind: wish.piece, side, room: room.position, front: at },
              score: -far,
            },
          ]
        }),
      )
    }),
  )

const aroundMiddle = (space: number): number[] => {
  const count = Math.floor(space / 2 / GRID)
  return Array.from({ length: 2 * count + 1 }, (_, index) => space / 2 + (index - count) * GRID)
}
