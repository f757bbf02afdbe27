import type { Side } from './boxes.ts'

/**
 * What stands in a row, from the left or from the top: a home by its number, and lifts and stairs. Homes that are not in
 * the list are neighbours; they share what is left. Without them what is left is part of the corridor.
 */
export type Item = string

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

/** The north wing of a building round a court, whose homes come first in the numbers of a floor: homes that look into the court, and homes that look to the lane. */
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
      4: {
        length: 46,
        bottom: ['0401', '0402', '0403', '0404', '0405'],
        top: ['0408', CORE, '0407', '0406'],
      },
      12: {
        length: 46,
        bottom: ['1204', '1203', '1202', '1208'],
        top: ['1205', '1206', CORE, '1207', '1201'],
      },
      21: {
        length: 46,
        bottom: ['2101', '2109', '2108', '2107'],
        top: ['2102', '2103', '2104', CORE, '2106', '2105'],
      },
      34: { length: 46, bottom: ['3401', '3403', '3402'], top: ['3404', CORE, '3405'] },
      35: { length: 46, bottom: ['3401', '3501', '3502'], top: ['3503', CORE, '3504'] },
    },
  },
  'harbour-lights': {
    north: 45,
    depth: 19,
    lifts: 2,
    floors: {
      2: {
        length: 49,
        bottom: ['0206', '0207', '0201', '0202'],
        top: ['0208', CORE, '0209', '0205'],
        right: ['0204', '0203'],
      },
      5: {
        length: 49,
        bottom: ['0502', '0503', '0504', '0505'],
        top: ['0501', CORE, '0506'],
        right: ['0507'],
      },
      9: { length: 49, bottom: ['0901', '0903', '0905'], top: ['0904', CORE, '0902'] },
    },
  },
  'skyline-one': {
    north: 225,
    depth: 23.2,
    lifts: 7,
    floors: {
      8: {
        length: 38,
        bottom: ['0801', '0802', '0804'],
        top: [CORE, '0805'],
        right: ['0806', '0803'],
      },
      24: {
        length: 38,
        bottom: ['2402', '2404', '2405'],
        top: [CORE, '2406'],
        left: ['2401', '2403'],
      },
      47: { length: 38, bottom: ['4702', '4703'], top: ['4704', CORE, '4701'] },
      71: { length: 38, bottom: ['7101', '7102'], top: ['7103', CORE, '7104'] },
      72: { length: 38, bottom: ['7101', '7201'], top: ['7202', CORE, '7203'] },
    },
  },
  'creek-terraces': {
    north: 0,
    depth: 19.6,
    lifts: 2,
    floors: {
      1: {
        length: 56,
        bottom: ['0101', '0102', '0103', '0105', '0106'],
        top: ['0109', '0108', CORE, '0107', '0104'],
      },
      4: {
        length: 49,
        bottom: ['0401', '0402', '0403', '0406'],
        top: ['0407', '0405', CORE, '0404'],
      },
      7: { length: 40, bottom: ['0701', '0702'], top: ['0703', CORE, '0704'] },
    },
  },
}

export const courts: Record<string, Court> = {
  'palm-court': {
    north: 0,
    lifts: 1,
    floors: {
      0: [
        { looks: 'court', length: 34, items: ['G01', 'G02', 'G03'] },
        { looks: 'lane', length: 24, items: ['G04', 'G06'] },
        { looks: 'court', length: 25, items: ['G05', 'G07'] },
      ],
      1: [
        { looks: 'court', length: 34, items: ['101', '102', '103'] },
        { looks: 'lane', length: 24, items: ['104', '105'] },
        { looks: 'court', length: 25, items: ['106', '107', '108'] },
      ],
      2: [
        { looks: 'court', length: 34, items: ['203', '202', '201'] },
        { looks: 'lane', length: 24, items: ['204', '207'] },
        { looks: 'court', length: 25, items: ['205', '206'] },
      ],
      3: [
        { looks: 'court', length: 34, items: ['301', '302'] },
        { looks: 'lane', length: 24, items: ['303', '304'] },
        { looks: 'court', length: 25, items: ['305', '306'] },
      ],
    },
  },
}
