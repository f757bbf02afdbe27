import type { Side } from './boxes.ts'

/**
 * What stands in a row, from the left or from the top: a home by its number; so many neighbours that are not in the
 * list of homes and share what is left; lifts and stairs. Without neighbours what is left is part of the corridor.
 */
export type Item = string | number

export const CORE = 'lifts and stairs'
export const STAIRS = 'stairs'

/** The rows of a floor: those at the top and the bottom of the drawing are as long as the building. */
type Rows = { length: number } & Partial<Record<Side, Item[]>>

/** A building with a corridor between its rows. */
export type Block = {
  /** Where north is, in degrees clockwise from the top of the drawing. */
  north: number
  /** Metres between the facades of the two long rows. */
  depth: number
  lifts: number
  floors: Record<number, Rows>
}

/** The north wing of a building round a court: homes that look into the court, and homes that look to the lane. */
type Part = { looks: 'court' | 'lane'; length: number; items: Item[] }

export type Court = {
  north: number
  lifts: number
  floors: Record<number, Part[]>
}

export const blocks: Record<string, Block> = {
  'marina-crest': {
    north: 270,
    depth: 19.8,
    lifts: 3,
    floors: {
      4: { length: 46, bottom: [2, '0403', 2], top: [1, CORE, '0407', 1] },
      12: { length: 46, bottom: ['1204', 1, '1202', '1208'], top: [2, CORE, 1] },
      21: { length: 46, bottom: ['2101', '2109', 2], top: [2, CORE, '2105'] },
      34: { length: 46, bottom: ['3401', 1, '3402'], top: [1, CORE, 1] },
      35: { length: 46, bottom: ['3401', 2], top: [1, CORE, 1] },
    },
  },
  'harbour-lights': {
    north: 45,
    depth: 19,
    lifts: 2,
    floors: {
      2: { length: 49, bottom: ['0206', 1, '0201', 1], top: [1, CORE, 2], right: ['0204', 1] },
      5: { length: 49, bottom: [1, '0503', 1], top: ['0501', CORE, 1], right: ['0507'] },
      9: { length: 49, bottom: [3], top: ['0904', CORE, '0902'] },
    },
  },
  'skyline-one': {
    north: 225,
    depth: 23.2,
    lifts: 7,
    floors: {
      8: { length: 38, bottom: [2], top: [CORE, 1], right: ['0806', '0803'] },
      24: { length: 38, bottom: [2], top: [CORE, '2406'], left: ['2401', '2403'] },
      47: { length: 38, bottom: ['4702', '4703'], top: ['4704', CORE, 1] },
      71: { length: 38, bottom: ['7101', 1], top: [1, CORE, 1] },
      72: { length: 38, bottom: ['7101', 1], top: [1, CORE, 1] },
    },
  },
  'creek-terraces': {
    north: 0,
    depth: 19.6,
    lifts: 2,
    floors: {
      1: { length: 56, bottom: [1, '0102', 1, '0105', 1], top: [2, CORE, 2] },
      4: { length: 49, bottom: ['0401', 1, '0403', '0406'], top: [2, CORE, 1] },
      7: { length: 40, bottom: ['0701', 1], top: [1, CORE, 1] },
    },
  },
}

export const courts: Record<string, Court> = {
  'palm-court': {
    north: 0,
    lifts: 1,
    floors: {
      0: [
        { looks: 'court', length: 34, items: [1, 'G02', 1] },
        { looks: 'lane', length: 24, items: [2] },
        { looks: 'court', length: 25, items: ['G05', 1] },
      ],
      1: [
        { looks: 'court', length: 34, items: ['101', 2] },
        { looks: 'lane', length: 24, items: ['104', 1] },
        { looks: 'court', length: 25, items: ['106', 2] },
      ],
      2: [
        { looks: 'court', length: 34, items: ['203', 2] },
        { looks: 'lane', length: 24, items: [1, '207'] },
        { looks: 'court', length: 25, items: [2] },
      ],
      3: [
        { looks: 'court', length: 34, items: ['301', 1] },
        { looks: 'lane', length: 24, items: [2] },
        { looks: 'court', length: 25, items: [2] },
      ],
    },
  },
}
