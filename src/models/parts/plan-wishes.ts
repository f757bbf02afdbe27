import type { RoomKind } from '#src/plans/plan-text.ts'
import type { PlanRoom } from './home-plan.ts'

const PIECE_KINDS = [
  ...['bed', 'lounge', 'armchair', 'screen', 'table', 'sideboard', 'counter', 'worktop', 'island'],
  ...['wardrobe', 'desk', 'shelf', 'bench', 'bath', 'shower', 'basin', 'wc', 'washer', 'car'],
  ...['bistro', 'lounger', 'plant'],
] as const

export type PieceKind = (typeof PIECE_KINDS)[number]

/** Such as `2.4x0.6`: metres along the wall and from the wall. */
type Size = `${number}x${number}`

/** A piece that a room would like to have. */
export type Wish = {
  piece: PieceKind
  /** The first that has a place is taken. */
  sizes: [width: number, depth: number][]
  /** `free` stands in the room; `facing` stands at the wall before the last bed or sofa. */
  stands: 'corner' | 'centre' | 'facing' | 'free'
  /** Metres of floor before it, or around a free piece. */
  clear: number
  /** Whether it may stand before a window. */
  low?: true
  /** Whether it may stand in the room where no wall has a place for it. */
  orFree?: true
  /** As long as the wall has room for, up to so many metres; the sizes are then the least. */
  upTo?: number
}

/** What the choice depends on besides the room. */
export type Household = {
  /** Whether the home has a room to sleep in. */
  sleeps: boolean
  dines: boolean
  /** Whether clothes have a room of their own beside this room. */
  hangs: boolean
}

const wish = (piece: PieceKind, sizes: Size[], clear: number): Wish => ({
  ...{ piece, stands: 'corner', clear },
  sizes: sizes.map((size) => size.split('x').map(Number) as [number, number]),
})
const low = (piece: PieceKind, sizes: Size[], clear: number): Wish => ({
  ...wish(piece, sizes, clear),
  low: true,
})
const centred = (it: Wish): Wish => ({ ...it, stands: 'centre' })
const facing = (it: Wish): Wish => ({ ...it, stands: 'facing' })
const free = (it: Wish): Wish => ({ ...it, stands: 'free' })
const along = (it: Wish, upTo: number): Wish => ({ ...it, upTo })
const when = <T>(is: boolean, ...them: T[]): T[] => (is ? them : [])

const BED = centred(wish('bed', ['2.5x2.05', '2.3x2.05', '1.6x2.05', '1.4x2', '0.9x2'], 0.5))
const MAIN_BED = centred(wish('bed', ['2.8x2.1', '2.5x2.05', '1.8x2.05', '1.6x2'], 0.6))
const WARDROBE = wish('wardrobe', ['2.4x0.6', '1.8x0.6', '1.2x0.6'], 0.6)
const TABLE = free(wish('table', ['2.9x1.9', '2.3x1.9', '1.75x1.8', '1.3x1.3'], 0.3))
const ROUND_TABLE = free(wish('table', ['1.3x1.3'], 0.2))
const ARMCHAIR = low('armchair', ['0.85x0.85'], 0.3)
const BISTRO = low('bistro', ['1.9x0.85'], 0)
const PLANT = low('plant', ['0.5x0.5'], 0)
const TREE = low('plant', ['1.6x1.6', '0.9x0.9'], 0)
const WC = low('wc', ['0.4x0.66'], 0.45)
const SHOWER = low('shower', ['1.2x0.9', '0.9x0.9', '0.8x0.8', '0.75x0.75'], 0.4)
const TIGHT_BATHROOM = [
  low('shower', ['0.8x0.8', '0.75x0.75', '0.7x0.7'], 0.1),
  low('wc', ['0.4x0.64'], 0.35),
  low('basin', ['0.55x0.42', '0.42x0.3'], 0.3),
]
const loungeSizes = (area: number): Size[] => [
  ...when<Size>(area > 30, '3.4x2.5'),
  ...(['2.8x2.2', '2.3x2.1', '2x1.8', '1.8x0.9'] as const),
]
const SCREEN = facing(low('screen', ['2.2x0.42', '1.6x0.42', '1.2x0.4'], 0.4))

/** What stands in a room, the most important first. */
export const wishesOf = ({ kind, area }: PlanRoom, home: Household): Wish[] =>
  WISHES[kind]?.(area, home) ?? []

const WISHES: Partial<Record<RoomKind, (area: number, home: Household) => Wish[]>> = {
  living: (area, { sleeps, dines }) => [
    ...when(!sleeps, wish('bed', ['2.5x2.05', '2.3x2.05', '1.4x2'], 0.5)),
    { ...centred(low('lounge', loungeSizes(area), 0.3)), orFree: true },
    SCREEN,
    ...when(!dines, TABLE),
    ...when(!sleeps, WARDROBE),
    ...when(area > 34, low('shelf', ['2.4x0.36', '1.6x0.36'], 0.6)),
    ...when(area > 40, low('armchair', ['2.2x0.95', '0.85x0.85'], 0.6)),
    ...when(area > 45, free(low('lounge', ['2.8x2.2'], 0.7))),
    ...when(sleeps, PLANT),
  ],
  dining: () => [TABLE, low('sideboard', ['2x0.45', '1.4x0.45'], 0.5), PLANT],
  kitchen: (area) => [
    along(low('counter', ['1.5x0.62'], 0.7), 5.4),
    ...when(area > 8, along(low('worktop', ['0.9x0.62'], 0.9), 3.2)),
    ...when(area > 13, free(wish('island', ['2.6x1', '2x0.95'], 0.85))),
  ],
  bedroom: (area, { hangs }) => [
    BED,
    ...when(!hangs, WARDROBE),
    ...when(area > 13, facing(low('desk', ['1.4x1', '1.1x1'], 0.2))),
  ],
  mainBedroom: (area, { hangs }) => [
    MAIN_BED,
    ...when(!hangs, WARDROBE),
    facing(low('sideboard', ['1.8x0.45', '1.3x0.45'], 0.4)),
    ...when(area > 18, ARMCHAIR, PLANT),
  ],
  study: () => [
    centred(low('desk', ['1.6x1.1', '1.2x1'], 0.3)),
    wish('shelf', ['1.8x0.36', '1.2x0.36'], 0.6),
    ARMCHAIR,
  ],
  majlis: () => [...[1, 2, 3].map(() => along(low('bench', ['1.4x0.8'], 0.5), 5)), ROUND_TABLE],
  staffRoom: () => [wish('bed', ['0.9x2'], 0.5), wish('wardrobe', ['1.2x0.6', '0.8x0.6'], 0.6)],
  hall: (area) => when(area > 7, wish('wardrobe', ['1.6x0.45', '1x0.4'], 1)),
  bathroom: (area) =>
    area < 3
      ? TIGHT_BATHROOM
      : [
          ...when(area > 4.6, low('bath', ['1.8x0.8', '1.6x0.7'], 0.5)),
          ...when(area <= 4.6 || area > 8, SHOWER),
          WC,
          low(
            'basin',
            [...when<Size>(area > 5, '1.4x0.5'), '0.8x0.5', '0.55x0.42', '0.42x0.3'],
            0.45,
          ),
        ],
  toilet: () => [WC, low('basin', ['0.6x0.4', '0.42x0.3'], 0.4)],
  dressing: () => [1, 2].map(() => along(wish('wardrobe', ['0.9x0.6'], 0.6), 5)),
  wardrobe: () => [along(wish('wardrobe', ['0.9x0.6', '0.9x0.5'], 0), 6)],
  laundry: () => [low('washer', ['1.24x0.62', '0.62x0.62'], 0.5)],
  storage: () => [1, 2].map(() => along(wish('shelf', ['0.8x0.4'], 0.5), 4)),
  garage: () => [1, 2].map(() => free(wish('car', ['1.9x4.6'], 0.2))),
  balcony: () => [BISTRO, PLANT],
  terrace: (area) => [
    area > 20 ? TABLE : BISTRO,
    ...when(area > 12, low('lounger', ['2x1.95'], 0), PLANT),
    PLANT,
  ],
  garden: () => [TREE, TREE, TREE],
}
