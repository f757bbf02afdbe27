import type { Fields } from '../../entry.ts'
import type { DetailName } from './details.ts'
import type { Row } from './list.ts'

/** A room from wall axis to wall axis in metres; rooms of `OPEN` kinds have no wall between them. */
type Room = [kind: string, x: number, y: number, width: number, depth: number]
type Opening = [kind: string, x: number, y: number, along: 'across' | 'down', length: number]
type Floor = { width: number; depth: number; rooms: Room[]; openings: Opening[] }
/** How a home is laid out before it is scaled to its area. */
type Layout = { floors: Floor[]; outside: { x: number; width: number } }

const OPEN = new Set(['living', 'dining', 'kitchen', 'hall', 'stairs'])
/** Metres from an outer axis to the room, and from an inner axis to a room with walls. */
const [OUTER, INNER] = [0.15, 0.1]
/** Metres from an outer axis to the middle of the wall. */
const MIDDLE = 0.025

const studio = (through: boolean): Layout => ({
  outside: { x: 0, width: 8.4 },
  floors: [
    {
      width: 8.4,
      depth: 6,
      rooms: [
        ['living', 0, 2.3, 8.4, 3.7],
        ['kitchen', 2.7, 0, 5.7, 2.3],
        ['bathroom', 0, 0, 2.7, 2.3],
      ],
      openings: [
        ['door', 6.1, 0, 'across', 0.95],
        ['door', 2.7, 1.2, 'down', 0.8],
        ['window', 0.6, 6, 'across', 7.2],
        ...only<Opening>(through, ['window', 3, 0, 'across', 2.8]),
      ],
    },
  ],
})

const oneBedroom = (bathrooms: number, through: boolean): Layout => ({
  outside: { x: 0, width: 10.8 },
  floors: [
    {
      width: 10.8,
      depth: 6.6,
      rooms: [
        ['living', 0, 2.5, 6.6, 4.1],
        ['kitchen', 0, 0, bathrooms > 1 ? 3.9 : 5.6, 2.5],
        ['bedroom', 6.6, 2.5, 4.2, 4.1],
        ['hall', 5.6, 0, 2.1, 2.5],
        ['bathroom', 7.7, 0, 3.1, 2.5],
        ...only<Room>(bathrooms > 1, ['toilet', 3.9, 0, 1.7, 2.5]),
      ],
      openings: [
        ['door', 6.1, 0, 'across', 0.95],
        ['door', 7.7, 1.4, 'down', 0.8],
        ['door', 6.6, 3.6, 'down', 0.85],
        ...only<Opening>(bathrooms > 1, ['door', 5.6, 0.8, 'down', 0.75]),
        ['window', 0.6, 6.6, 'across', 5.4],
        ['window', 7.2, 6.6, 'across', 3],
        ...only<Opening>(through, ['window', 0.6, 0, 'across', 2.4]),
      ],
    },
  ],
})

const twoBedrooms = (bathrooms: number, through: boolean): Layout => {
  const guest = bathrooms > 2
  return {
    outside: { x: 3.9, width: 6.2 },
    floors: [
      {
        width: 14,
        depth: 7.5,
        rooms: [
          ['living', 3.9, 3.4, 6.2, 4.1],
          ['kitchen', 6.6, 0, 3.5, 3.4],
          ['mainBedroom', 10.1, 3, 3.9, 4.5],
          ['bathroom', 11, 0, 3, 2.2],
          ['wardrobe', 10.1, 2.2, 3.9, 0.8],
          ['bedroom', 0, 3.4, 3.9, 4.1],
          ['bathroom', 0, 1, 3, 2.4],
          ['wardrobe', 0, 0, 3, 1],
          ...(guest
            ? ([
                ['hall', 4.4, 0, 2.2, 3.4],
                ['hall', 3, 2, 1.4, 1.4],
                ['toilet', 3, 0, 1.4, 2],
              ] as Room[])
            : ([['hall', 3, 0, 3.6, 3.4]] as Room[])),
          ['kitchen', 10.1, 0, 0.9, 2.2],
        ],
        openings: [
          ['door', guest ? 5 : 4.6, 0, 'across', 0.95],
          ['door', 3, guest ? 2.3 : 1.6, 'down', 0.8],
          ['door', 3.9, 3.7, 'down', 0.85],
          ['door', 11, 1.1, 'down', 0.8],
          ['door', 10.1, 3.3, 'down', 0.85],
          ['door', 10.9, 3, 'across', 2],
          ['door', 0.6, 1, 'across', 1.6],
          ...only<Opening>(guest, ['door', 4.4, 0.6, 'down', 0.75]),
          ['window', 4.3, 7.5, 'across', 5.4],
          ['window', 0.7, 7.5, 'across', 2.6],
          ['window', 10.8, 7.5, 'across', 2.6],
          ...only<Opening>(through, ['window', 7.2, 0, 'across', 2.2]),
        ],
      },
    ],
  }
}

const threeBedrooms = (bathrooms: number, through: boolean): Layout => {
  const own = bathrooms > 3
  return {
    outside: { x: 4.2, width: 8.4 },
    floors: [
      {
        width: 17,
        depth: 8.6,
        rooms: [
          ['living', 4.2, 4.2, 8.4, 4.4],
          ['kitchen', 8.2, 0, 4.4, 4.2],
          ['mainBedroom', 0, 4.2, 4.2, 4.4],
          ['bathroom', 0, 1.9, 3.2, 2.3],
          ['dressing', 0, 0, 4.2, 1.9],
          ['bedroom', 12.6, 4.6, 4.4, 4],
          ['bedroom', 12.6, 0, 4.4, 3],
          ['bathroom', 13.9, 3, own ? 1.55 : 3.1, 1.6],
          ...only<Room>(own, ['bathroom', 15.45, 3, 1.55, 1.6]),
          ['toilet', 6.8, 0, 1.4, 2.1],
          ['hall', 4.2, 0, 2.6, 4.2],
          ['hall', 6.8, 2.1, 1.4, 2.1],
          ['hall', 3.2, 1.9, 1, 2.3],
          ['hall', 12.6, 3, 1.3, 1.6],
        ],
        openings: [
          ['door', 5.2, 0, 'across', 1],
          ['door', 3.2, 2.6, 'down', 0.8],
          ['door', 3.3, 4.2, 'across', 0.8],
          ['door', 3.3, 1.9, 'across', 0.8],
          ['door', 6.8, 0.6, 'down', 0.75],
          ['door', 12.75, 3, 'across', 0.85],
          ['door', 12.75, 4.6, 'across', 0.85],
          ['door', 13.9, 3.4, 'down', 0.8],
          ...only<Opening>(own, ['door', 15.9, 3, 'across', 0.8]),
          ['window', 4.7, 8.6, 'across', 7.4],
          ['window', 0.8, 8.6, 'across', 2.6],
          ['window', 13.5, 8.6, 'across', 2.6],
          ['window', 17, 0.6, 'down', 1.8],
          ...only<Opening>(through, ['window', 8.8, 0, 'across', 2.8]),
        ],
      },
    ],
  }
}

const penthouse = (bedrooms: number, bathrooms: number, through: boolean): Layout => {
  const fourth = bedrooms > 3
  const fifth = bathrooms > 4
  return {
    outside: { x: 5.2, width: 15.8 },
    floors: [
      {
        width: 21,
        depth: 9.6,
        rooms: [
          ['living', 5.2, 3.2, 6.2, 6.4],
          ['dining', 11.4, 3.2, 4.6, fourth ? 2.4 : 6.4],
          ['kitchen', 11.4, 0, 4.6, 3.2],
          ['mainBedroom', 0, 4.6, 5.2, 5],
          ['bathroom', 0, 2, 4, 2.6],
          ['dressing', 0, 0, 5.2, 2],
          ['bedroom', 16, 5, 5, 4.6],
          ['bedroom', 16, 0, 5, 3],
          ...only<Room>(fourth, ['bedroom', 11.4, 5.6, 4.6, 4]),
          ['bathroom', 17.4, 3, 1.8, 2],
          ['bathroom', 19.2, 3, 1.8, 2],
          ...only<Room>(fifth, ['bathroom', 7.6, 0, 2.4, 2]),
          ['toilet', 10, 0, 1.4, 2],
          ['hall', 5.2, 0, fifth ? 2.4 : 4.8, 3.2],
          ['hall', fifth ? 7.6 : 10, 2, fifth ? 3.8 : 1.4, 1.2],
          ['hall', 4, 2, 1.2, 2.6],
          ['hall', 16, 3, 1.4, 2],
        ],
        openings: [
          ['door', 6, 0, 'across', 1.1],
          ['door', 4, 2.8, 'down', 0.85],
          ['door', 4.15, 4.6, 'across', 0.9],
          ['door', 4.15, 2, 'across', 0.85],
          ['door', 10.3, 2, 'across', 0.75],
          ['door', 16.2, 3, 'across', 0.9],
          ['door', 16.2, 5, 'across', 0.9],
          ['door', 17.4, 3.5, 'down', 0.8],
          ['door', 19.8, 3, 'across', 0.8],
          ...only<Opening>(fourth, ['door', 12, 5.6, 'across', 0.9]),
          ...only<Opening>(fifth, ['door', 8.2, 2, 'across', 0.8]),
          ['window', 5.8, 9.6, 'across', 5],
          ['window', 11.9, 9.6, 'across', 3.6],
          ['window', 0.9, 9.6, 'across', 3.4],
          ['window', 17, 9.6, 'across', 3.2],
          ['window', 21, 0.6, 'down', 1.9],
          ['window', 21, 6, 'down', 2.6],
          ...only<Opening>(through, ['window', 12.2, 0, 'across', 2.8]),
        ],
      },
    ],
  }
}

/**
 * The windows of a ground floor beside those of its front: a villa stands free, townhouses have neighbours on both
 * sides, and a maisonette has a free side at the end of its building.
 */
const WINDOWS_BELOW: Record<'villa' | 'townhouse' | 'maisonette', (width: number) => Opening[]> = {
  villa: (width) => [
    ['window', 0, 0.8, 'down', 2.2],
    ['window', width, 1, 'down', 2],
  ],
  townhouse: () => [
    ['window', 0.6, 0, 'across', 2],
    ['window', 9.2, 0, 'across', 2.2],
  ],
  maisonette: (width) => [['window', width, 1, 'down', 2]],
}

/** A home on two floors: townhouse, villa, maisonette. */
const house = (kind: Row[1], bedrooms: number, bathrooms: number): Layout => {
  const wide = bedrooms > 4
  const width = wide ? 15 : 12
  const ensuite = bathrooms > 4
  const guests = bedrooms > 3
  return {
    outside: { x: 0, width },
    floors: [
      {
        width,
        depth: 8,
        rooms: [
          ['living', 4.6, 4, width - 4.6, 4],
          ['dining', 0, 4, 4.6, 4],
          ['kitchen', 0, 0, 3.2, 4],
          ['hall', 4.6, 0, 2.6, 4],
          ['hall', 7.2, 2.8, 1.4, 1.2],
          ['stairs', 7.2, 0, 1.4, 2.8],
          [guests ? 'bedroom' : 'study', 8.6, ensuite ? 1.7 : 0, 3.4, ensuite ? 2.3 : 4],
          ...only<Room>(ensuite, ['bathroom', 8.6, 0, 3.4, 1.7]),
          ...only<Room>(wide, ['majlis', 12, 0, 3, 4]),
          ['toilet', 3.2, 0, 1.4, 2],
          [bathrooms > 3 ? 'bathroom' : 'storage', 3.2, 2, 1.4, 2],
        ],
        openings: [
          ['door', 5.3, 0, 'across', 1.1],
          ['door', 4.6, 0.6, 'down', 0.75],
          ['door', 4.6, 2.7, 'down', 0.75],
          ['door', 8.6, 2.95, 'down', 0.85],
          ...only<Opening>(ensuite, ['door', 10.4, 1.7, 'across', 0.8]),
          ...only<Opening>(wide, ['passage', 12.7, 4, 'across', 1.6]),
          ['window', 0.7, 8, 'across', 3],
          ['window', 5.4, 8, 'across', width - 6.4],
          ...WINDOWS_BELOW[kind === 'villa' || kind === 'townhouse' ? kind : 'maisonette'](width),
        ],
      },
      {
        width,
        depth: 8,
        rooms: [
          ['mainBedroom', 0, 4, 5.8, 4],
          ['bathroom', 0, 1.9, 4.6, 2.1],
          ['dressing', 0, 0, 4.6, 1.9],
          ['hall', 4.6, 0, 2.6, 4],
          ['hall', 7.2, 2.8, wide ? 5.2 : 1.4, 1.2],
          ['stairs', 7.2, 0, 1.4, 2.8],
          ['bedroom', 8.6, 0, wide ? 3.8 : 3.4, wide ? 2.8 : 4],
          ['bathroom', 5.8, 4, 1.8, 4],
          ['bedroom', 7.6, 4, wide ? 3.8 : 4.4, 4],
          ...only<Room>(wide, ['bedroom', 11.4, 4, 3.6, 4], ['bathroom', 12.4, 0, 2.6, 4]),
        ],
        openings: [
          ['door', 4.75, 4, 'across', 0.85],
          ['door', 1.4, 4, 'across', 0.8],
          ['door', 3, 1.9, 'across', 0.85],
          ['door', 6.1, 4, 'across', 0.8],
          ['door', 7.7, 4, 'across', 0.8],
          ...(wide
            ? ([
                ['door', 9.2, 2.8, 'across', 0.85],
                ['door', 11.5, 4, 'across', 0.8],
                ['door', 12.4, 2.95, 'down', 0.85],
              ] as Opening[])
            : ([['door', 8.6, 2.95, 'down', 0.85]] as Opening[])),
          ['window', 0.8, 8, 'across', 4],
          ['window', 6.2, 8, 'across', 1],
          ['window', 8.2, 8, 'across', 2.8],
          ...only<Opening>(wide, ['window', 12, 8, 'across', 2.4]),
          kind === 'penthouse'
            ? ['window', width, 0.8, 'down', 2]
            : ['window', 9.2, 0, 'across', 2.2],
        ],
      },
    ],
  }
}

function only<T>(condition: boolean, ...list: T[]): T[] {
  return condition ? list : []
}

const layoutOf = ([, kind, bedrooms, bathrooms, , , , floors]: Row, through: boolean): Layout => {
  if (kind === 'studio') return studio(through)
  if (floors.length > 1) return house(kind, bedrooms, bathrooms)
  if (kind === 'penthouse') return penthouse(bedrooms, bathrooms, through)
  if (bedrooms === 1) return oneBedroom(bathrooms, through)
  return bedrooms === 2 ? twoBedrooms(bathrooms, through) : threeBedrooms(bathrooms, through)
}

/** The same home with its left side on the right. */
const mirrored = ({ floors, outside }: Layout): Layout => ({
  outside: { x: round((floors[0]?.width ?? 0) - outside.x - outside.width), width: outside.width },
  floors: floors.map(({ width, depth, rooms, openings }) => ({
    width,
    depth,
    rooms: rooms.map(([kind, x, y, w, d]): Room => [kind, round(width - x - w), y, w, d]),
    openings: openings.map(
      ([kind, x, y, along, length]): Opening => [
        kind,
        round(width - x - (along === 'across' ? length : 0)),
        y,
        along,
        length,
      ],
    ),
  })),
})

/** How the homes of a project differ from those of others. */
export type Building = {
  /** How deep its balconies are at least, in metres. */
  outsideDepth?: number
  /** What lies outside of homes above the ground, if it is no balcony. */
  outsideKind?: 'terrace'
  /** Whether its homes have windows on two sides. */
  through?: boolean
}

/** What lies outside, by the kind of home. */
const outsideKindOf = (kind: Row[1], level: number, { outsideKind }: Building): string => {
  if (outsideKind) return outsideKind
  if (kind === 'villa' || kind === 'townhouse' || level === 0) return 'terrace'
  return kind === 'penthouse' ? 'terrace' : 'balcony'
}

/** Where the main windows look, in degrees clockwise from north; in the drawings they are at the bottom. */
const DIRECTIONS: Record<string, number> = {
  ...{ north: 0, northEast: 45, east: 90, southEast: 135 },
  ...{ south: 180, southWest: 225, west: 270, northWest: 315 },
}

/** How deep a balcony is that the pages of the demo call the least: a table for four fits. */
const LEAST_DEPTH = 1.8

type Pool = {
  /** In metres. */
  length: number
  mostDepth: number
  /** The terrace around it, in metres: it is narrower and deeper than others. */
  terrace: (area: number) => number
}

/** Where the details of a home name a pool, it lies in its terrace. */
const POOLS: Partial<Record<DetailName, Pool>> = {
  privatePool: { length: 12, mostDepth: 3, terrace: () => 13 },
  plungePool: { length: 3.2, mostDepth: 2.2, terrace: (area) => area / 3.6 },
}

const poolOf = (row: Row): Pool | undefined =>
  row[10].map((detail) => POOLS[detail]).find((pool) => pool !== undefined)

/** Of a home: the building that it is in, and whether it is at the left end of it. */
type Surroundings = { building: Building; atLeft: boolean }

/** In metres, from the left and the top of the plan. */
type Rectangle = { x: number; y: number; width: number; depth: number }

/** What the plan of a home takes on its floor. The front is at the bottom, the entrance at the top. */
export type Shape = {
  width: number
  depth: number
  entrance: { x: number; width: number }
  /** Its balcony or terrace, before the front. */
  outside: Rectangle | null
}

/** Centimetres are exact enough, and the same as in the drawing of the plan. */
export const sizeOf = (row: Row, shared: Fields, surroundings: Surroundings): Shape => {
  const { layout, scale } = scaledLayout(row, shared, surroundings)
  const [ground] = layout.floors
  const door = ground?.openings.find(
    ([kind, , y, along]) => kind === 'door' && along === 'across' && y === 0,
  )
  if (!ground || !door) throw new Error(`plans.ts: home ${row[0]} has no entrance in its back wall`)
  return {
    width: round(ground.width * scale),
    depth: round(ground.depth * scale),
    entrance: { x: round(door[1] * scale), width: round(door[4] * scale) },
    outside: outsideOf(layout, { row, shared, scale, ...surroundings }),
  }
}

/**
 * The plan of a home, scaled so that its floors have its inner area. Plans have their free side on the right; `atLeft`
 * is for a home at the left end of its building.
 */
export const planOf = (row: Row, shared: Fields, surroundings: Surroundings): Fields => {
  const [, kind, , , , , , levels] = row
  const { layout, scale } = scaledLayout(row, shared, surroundings)
  const several = layout.floors.length > 1
  const outside = outsideOf(layout, { row, shared, scale, ...surroundings })
  const pool = poolOf(row)
  const outsideKind = outsideKindOf(kind, levels[0] ?? 0, surroundings.building)
  const lines = layout.floors.flatMap((floor, index) => [
    ...(several ? [`floor ${levels[index]}`] : []),
    ...floor.rooms.map((room) => roomLine(room, floor, scale)),
    ...(index === 0 && outside ? [outsideLine(outsideKind, outside)] : []),
    ...(index === 0 && outside && pool
      ? [outsideLine('pool', poolIn(outside, pool, surroundings))]
      : []),
    ...floor.openings.map((opening) => openingLine(opening, floor, scale)),
  ])
  const direction = DIRECTIONS[String(shared.orientation)]
  return {
    drawing: lines.join('\n'),
    ...(direction !== undefined && { drawingNorth: (540 - direction) % 360 }),
  }
}

/** With the metres for one of its own. */
const scaledLayout = (
  row: Row,
  shared: Fields,
  { building, atLeft }: Surroundings,
): { layout: Layout; scale: number } => {
  const layout = layoutOf(row, building.through ?? false)
  const inner = Number(shared.innerArea ?? row[4])
  const drawn = layout.floors.reduce((sum, { width, depth }) => sum + width * depth, 0)
  return { layout: atLeft ? mirrored(layout) : layout, scale: Math.sqrt(inner / drawn) }
}

/** The pictures of plans show the rooms of these homes; of other homes they would show others. */
export const hasPicture = ([, kind, bedrooms, bathrooms]: Row): boolean =>
  kind === 'studio' || (kind === 'apartment' && bedrooms === bathrooms && bedrooms < 3)

const roomLine = ([kind, x, y, width, depth]: Room, floor: Floor, scale: number): string => {
  const inner = OPEN.has(kind) ? 0 : INNER
  const inset = (at: number, end: number) => (at === 0 || at === end ? OUTER : inner)
  const [left, right] = [inset(x, floor.width), inset(round(x + width), floor.width)]
  const [top, bottom] = [inset(y, floor.depth), inset(round(y + depth), floor.depth)]
  return [
    kind,
    metres(x * scale + left),
    metres(y * scale + top),
    metres((x + width) * scale - right, x * scale + left),
    metres((y + depth) * scale - bottom, y * scale + top),
  ].join(' ')
}

const openingLine = ([kind, x, y, along, length]: Opening, floor: Floor, scale: number): string => {
  const middle = (at: number, end: number) =>
    at * scale + (at === 0 ? MIDDLE : at === end ? -MIDDLE : 0)
  const [left, top] =
    along === 'across' ? [x * scale, middle(y, floor.depth)] : [middle(x, floor.width), y * scale]
  return [kind, metres(left), metres(top), along, metres(length * scale)].join(' ')
}

/** Along the front, as wide as the front allows, and never less deep than the building's balconies are. */
const outsideOf = (
  { floors: [ground], outside }: Layout,
  home: Surroundings & { row: Row; shared: Fields; scale: number },
): Rectangle | null => {
  const { row, shared, scale, atLeft, building } = home
  if (!shared.balconyArea) return null
  const area = Number(shared.balconyArea)
  const most = outside.width * scale - 0.2
  const wanted = poolOf(row)?.terrace(area) ?? area / (building.outsideDepth ?? LEAST_DEPTH)
  const width = Math.min(most, wanted)
  return {
    x: outside.x * scale + 0.1 + (atLeft ? most - width : 0),
    y: (ground?.depth ?? 0) * scale + 0.1,
    width,
    depth: area / Number(metres(width)),
  }
}

/** At the edge, towards the free side, with room to walk on between it and the home. */
const poolIn = (
  { x, y, width, depth }: Rectangle,
  { length, mostDepth }: Pool,
  { atLeft }: Surroundings,
): Rectangle => {
  const [edge, walk] = [0.4, 0.9]
  const deep = Math.min(mostDepth, depth - walk - edge)
  return {
    x: atLeft ? x + edge : x + width - edge - length,
    y: y + depth - edge - deep,
    width: length,
    depth: deep,
  }
}

const outsideLine = (kind: string, { x, y, width, depth }: Rectangle): string =>
  [kind, metres(x), metres(y), metres(width), metres(depth)].join(' ')

const round = (value: number): number => Math.round(value * 100) / 100

/** Centimetres are exact enough. With `from`, the length from there: both ends are rounded, so rooms meet. */
const metres = (value: number, from?: number): string =>
  String(from === undefined ? round(value) : round(round(value) - round(from)))
