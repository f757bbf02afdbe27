/** What a room is. The site has a word for each: `room.bedroom` and so on. */
export const ROOM_KINDS = [
  ...['living', 'dining', 'kitchen', 'bedroom', 'mainBedroom', 'study', 'majlis', 'staffRoom'],
  ...['hall', 'stairs', 'bathroom', 'toilet', 'dressing', 'wardrobe', 'laundry', 'storage'],
  ...['garage', 'balcony', 'terrace', 'garden', 'pool'],
] as const

export type RoomKind = (typeof ROOM_KINDS)[number]

/** Rooms without walls around them. */
export const OUTSIDE: ReadonlySet<RoomKind> = new Set(['balcony', 'terrace', 'garden', 'pool'])

const OPENINGS = ['door', 'window', 'passage'] as const

/** In metres from the left and the top of the drawing; between the walls. */
export type PlanRectangle = { kind: RoomKind; x: number; y: number; width: number; depth: number }

/** In a wall: it begins at the point and runs to the right or down. */
export type PlanOpening = {
  kind: (typeof OPENINGS)[number]
  x: number
  y: number
  along: 'across' | 'down'
  length: number
}

/** A floor of a home; `floor` is its level, null if the text does not say. */
export type PlanLevel = {
  floor: number | null
  rooms: PlanRectangle[]
  openings: PlanOpening[]
}

export type PlanReading =
  | { status: 'read'; levels: PlanLevel[] }
  /** In an editor's words, with the number of the line. */
  | { status: 'wrong'; problem: string }

const MOST_LINES = 200
/** Metres. */
const FARTHEST = 200
/** In square metres: so much may be a matter of rounding. */
const OVERLAP = 0.1

/**
 * Reads the plan of a home: a line for each room, such as `bedroom 0.2 3.4 3.6 4.1` (left, top, width, depth), and for
 * each opening, such as `door 3.9 3.7 down 0.85`. `floor 1` begins another floor.
 */
export const readPlan = (text: string): PlanReading => {
  const lines = text.split(/\r?\n/).map((line) => line.trim())
  if (lines.length > MOST_LINES) return wrong(`It has more than ${MOST_LINES} lines.`)
  const levels: PlanLevel[] = []
  const lineOf = new Map<PlanRectangle, number>()
  const level = (): PlanLevel => {
    if (levels.length === 0) levels.push({ floor: null, rooms: [], openings: [] })
    return levels.at(-1) as PlanLevel
  }
  for (const [index, line] of lines.entries()) {
    if (line === '') continue
    const [word = '', ...rest] = line.split(/\s+/)
    const at = `Line ${index + 1}`
    if (word === 'floor') {
      const floor = numberOf(rest[0])
      if (rest.length !== 1 || floor === undefined || !Number.isInteger(floor)) {
        return wrong(`${at}: write floor and its level, such as “floor 1”.`)
      }
      levels.push({ floor, rooms: [], openings: [] })
    } else if (isOneOf(OPENINGS, word)) {
      const opening = openingOf(word, rest)
      if (!opening) return wrong(`${at}: write it such as “${word} 3.9 3.7 down 0.85”.`)
      level().openings.push(opening)
    } else if (isOneOf(ROOM_KINDS, word)) {
      const room = roomOf(word, rest)
      if (!room) {
        return wrong(
          `${at}: write left, top, width and depth in metres, such as “${word} 0.2 3.4 3.6 4.1”.`,
        )
      }
      lineOf.set(room, index + 1)
      const other = level().rooms.find((it) => overlapOf(it, room) > OVERLAP)
      if (other) {
        return wrong(
          `${at}: the ${word} lies over the ${other.kind} of line ${lineOf.get(other)}. Change one of them.`,
        )
      }
      level().rooms.push(room)
    } else {
      return wrong(`${at}: “${word}” is no room. Write one of: ${ROOM_KINDS.join(', ')}.`)
    }
  }
  const filled = levels.filter(({ rooms }) => rooms.length > 0)
  return filled.length > 0 ? { status: 'read', levels: filled } : wrong('It has no room.')
}

const wrong = (problem: string): PlanReading => ({ status: 'wrong', problem })

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  (list as readonly string[]).includes(word)

/** Both decimal signs are known: a comma does not separate anything else. */
const numberOf = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,4}(?:[.,]\d{1,3})?$/.test(text)
    ? Number(text.replace(',', '.'))
    : undefined

const roomOf = (kind: RoomKind, words: string[]): PlanRectangle | undefined => {
  const [x, y, width, depth] = words.map(numberOf)
  if (words.length !== 4 || !isPlace(x) || !isPlace(y) || !isLength(width) || !isLength(depth)) {
    return undefined
  }
  return { kind, x, y, width, depth }
}

const openingOf = (kind: PlanOpening['kind'], words: string[]): PlanOpening | undefined => {
  const [left, top, along = '', long] = words
  const [x, y, length] = [left, top, long].map(numberOf)
  if (words.length !== 4 || !isPlace(x) || !isPlace(y) || !isLength(length)) return undefined
  if (along !== 'across' && along !== 'down') return undefined
  return { kind, x, y, along, length }
}

const isPlace = (value: number | undefined): value is number =>
  value !== undefined && value >= 0 && value <= FARTHEST

const isLength = (value: number | undefined): value is number =>
  value !== undefined && value >= 0.1 && value <= FARTHEST

/** A pool lies in a terrace or a garden. */
const overlapOf = (a: PlanRectangle, b: PlanRectangle): number => {
  if (a.kind === 'pool' || b.kind === 'pool') return 0
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x)
  const down = Math.min(a.y + a.depth, b.y + b.depth) - Math.max(a.y, b.y)
  return across > 0 && down > 0 ? across * down : 0
}
