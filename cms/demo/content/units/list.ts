import type { DetailName } from './details.ts'
import type { HomeName } from './homes.ts'
import type { ViewName } from './views.ts'

type Kind = 'studio' | 'apartment' | 'townhouse' | 'villa' | 'penthouse'
type Availability = 'available' | 'onHold' | 'reserved' | 'sold' | 'notReleased'

/** A home: its figures, and which of the written pieces describe it. */
export type Row = [
  number: string,
  kind: Kind,
  bedrooms: number,
  bathrooms: number,
  area: number,
  price: number,
  availability: Availability,
  floors: number[],
  home: HomeName,
  view: ViewName,
  details: DetailName[],
]

const free = 'available'

/** The homes of each project. */
// biome-ignore format: one home a line
export const list: Record<string, Row[]> = {
  'marina-crest': [
    ['0403', 'studio', 0, 1, 41.5, 1120000, free, [4], 'studio-corner', 'marina-quay', ['compactKitchen', 'balconyNook', 'walkInShower', 'shoes']],
    ['0407', 'apartment', 1, 1, 68.2, 1780000, free, [4], 'one-kitchen', 'marina-city', ['induction', 'wardrobes', 'balconyNook', 'quietGlass']],
    ['1202', 'studio', 0, 1, 43, 1235000, free, [12], 'studio-window', 'marina-gulf', ['compactKitchen', 'blinds', 'quietGlass', 'roomCooling']],
    ['1204', 'apartment', 2, 2, 112.4, 3150000, free, [12], 'two-front', 'marina-gulf', ['island', 'walkInShower', 'balconyTable', 'charger']],
    ['1208', 'apartment', 1, 2, 74.6, 2060000, 'reserved', [12], 'one-through', 'marina-gulf', ['induction', 'guestWc', 'books', 'balconyNook']],
    ['2101', 'apartment', 3, 3, 168.9, 5240000, free, [21], 'three-corner', 'marina-gulf', ['twoKitchens', 'dressing', 'laundry', 'balconyTable', 'charger']],
    ['2105', 'apartment', 2, 2, 118, 3590000, 'onHold', [21], 'two-gallery', 'marina-city', ['island', 'breakfast', 'twoBasins', 'quietGlass']],
    ['2109', 'apartment', 1, 2, 76.3, 2290000, 'sold', [21], 'one-desk', 'marina-gulf', ['blinds', 'walkInShower', 'balconyNook', 'roomCooling']],
    ['3401', 'penthouse', 4, 5, 312.5, 13900000, free, [34, 35], 'pent-duplex', 'marina-gulf', ['wardrobes', 'twoKitchens', 'plungePool', 'tub', 'safe']],
    ['3402', 'penthouse', 3, 4, 246, 10450000, 'reserved', [34], 'pent-front', 'marina-gulf', ['island', 'dressing', 'laundry', 'charger']],
  ],
  'palm-court': [
    ['G02', 'apartment', 1, 1, 71, 1480000, free, [0], 'one-wide', 'palm-patio', ['gardenGate', 'wardrobes', 'walkInShower', 'fan']],
    ['G05', 'apartment', 2, 2, 116.5, 2420000, free, [0], 'two-family', 'palm-patio', ['gardenGate', 'laundry', 'wardrobes', 'store']],
    ['101', 'apartment', 1, 1, 69.4, 1390000, free, [1], 'one-kitchen', 'palm-pool', ['pantry', 'fan', 'shoes', 'store']],
    ['104', 'apartment', 2, 2, 109.8, 2180000, free, [1], 'two-apart', 'palm-lane', ['breakfast', 'wardrobes', 'twoBasins', 'fan']],
    ['106', 'studio', 0, 1, 44.2, 890000, 'sold', [1], 'studio-wall', 'palm-pool', ['compactKitchen', 'walkInShower', 'store', 'fan']],
    ['203', 'apartment', 3, 3, 154, 3120000, free, [2], 'three-wing', 'palm-pool', ['pantry', 'laundry', 'twoBasins', 'balconyTable', 'charger']],
    ['207', 'apartment', 2, 3, 121.7, 2560000, 'reserved', [2], 'two-table', 'palm-lane', ['induction', 'guestWc', 'books', 'store']],
    ['301', 'penthouse', 3, 4, 198.3, 4650000, free, [3], 'pent-terrace', 'palm-pool', ['island', 'dressing', 'laundry', 'twoBasins']],
  ],
  'dune-house': [
    ['102', 'apartment', 2, 2, 124, 2050000, free, [1], 'two-table', 'dune-yard', ['pantry', 'fan', 'walkInShower', 'store']],
    ['204', 'apartment', 1, 2, 82.5, 1420000, free, [2], 'one-desk', 'dune-west', ['shoes', 'fan', 'wardrobes', 'balconyTable']],
    ['206', 'apartment', 3, 3, 172, 2890000, free, [2], 'three-suite', 'dune-dunes', ['breakfast', 'laundry', 'balconyTable', 'twoBasins']],
    ['T03', 'townhouse', 3, 4, 218, 3750000, free, [0, 1], 'row-yard', 'dune-dunes', ['roofStair', 'pantry', 'guestWc', 'fan']],
    ['T08', 'townhouse', 4, 4, 246.5, 4180000, 'notReleased', [0, 1], 'row-guest', 'dune-west', ['outdoorShower', 'breakfast', 'laundry', 'charger']],
    ['V02', 'villa', 4, 5, 385, 7600000, 'notReleased', [0, 1], 'villa-court', 'dune-dunes', ['twoKitchens', 'roofStair', 'privatePool', 'safe', 'charger']],
    ['V05', 'villa', 5, 6, 462, 9350000, 'reserved', [0, 1], 'villa-majlis', 'dune-yard', ['twoKitchens', 'dressing', 'tub', 'outdoorShower', 'safe']],
  ],
  'harbour-lights': [
    ['0201', 'studio', 0, 1, 45, 980000, free, [2], 'studio-window', 'harbour-quay', ['compactKitchen', 'balconyTable', 'walkInShower', 'shoes']],
    ['0204', 'apartment', 1, 1, 72.8, 1520000, free, [2], 'one-through', 'harbour-town', ['induction', 'wardrobes', 'fan', 'balconyTable']],
    ['0206', 'apartment', 2, 2, 111, 2310000, 'sold', [2], 'two-family', 'harbour-quay', ['breakfast', 'shoes', 'laundry', 'balconyTable']],
    ['0501', 'apartment', 2, 2, 114.3, 2490000, free, [5], 'two-front', 'harbour-cranes', ['island', 'twoBasins', 'books', 'balconyTable']],
    ['0503', 'apartment', 1, 2, 78.1, 1690000, 'onHold', [5], 'one-wide', 'harbour-quay', ['desk', 'guestWc', 'blinds', 'balconyTable']],
    ['0507', 'apartment', 3, 3, 161.2, 3680000, free, [5], 'three-guest', 'harbour-town', ['pantry', 'laundry', 'twoBasins', 'roomCooling', 'charger']],
    ['0902', 'apartment', 2, 3, 123.6, 2980000, 'reserved', [9], 'two-apart', 'harbour-cranes', ['induction', 'dressing', 'guestWc', 'balconyTable']],
    ['0904', 'penthouse', 3, 4, 214, 6250000, free, [9], 'pent-quiet', 'harbour-cranes', ['twoKitchens', 'tub', 'dressing', 'blinds', 'charger']],
  ],
  'skyline-one': [
    ['0803', 'apartment', 1, 1, 70.1, 2150000, free, [8], 'one-wide', 'skyline-square', ['induction', 'openWindow', 'wardrobes', 'quietGlass']],
    ['0806', 'studio', 0, 1, 46, 1540000, free, [8], 'studio-corner', 'skyline-square', ['compactKitchen', 'desk', 'blinds', 'walkInShower']],
    ['2401', 'studio', 0, 1, 48.5, 1720000, 'reserved', [24], 'studio-wall', 'skyline-roofs', ['compactKitchen', 'wardrobes', 'roomCooling', 'blinds']],
    ['2403', 'apartment', 1, 2, 79, 2620000, free, [24], 'one-desk', 'skyline-roofs', ['walkInShower', 'guestWc', 'openWindow', 'quietGlass']],
    ['2406', 'apartment', 2, 2, 121.5, 4180000, free, [24], 'two-gallery', 'skyline-desert', ['island', 'shoes', 'twoBasins', 'blinds']],
    ['4702', 'apartment', 2, 3, 132, 5090000, free, [47], 'two-front', 'skyline-coast', ['induction', 'dressing', 'openWindow', 'guestWc', 'charger']],
    ['4703', 'apartment', 3, 4, 189.4, 7480000, free, [47], 'three-suite', 'skyline-coast', ['twoKitchens', 'tub', 'laundry', 'safe', 'charger']],
    ['4704', 'apartment', 3, 3, 176.8, 6940000, free, [47], 'three-corner', 'skyline-desert', ['island', 'laundry', 'openWindow', 'roomCooling']],
    ['7101', 'penthouse', 4, 5, 421, 24500000, free, [71, 72], 'pent-duplex', 'skyline-coast', ['openWindow', 'twoKitchens', 'tub', 'dressing', 'safe']],
  ],
  'olive-gardens': [
    ['103', 'apartment', 2, 2, 118, 1690000, free, [1], 'two-family', 'olive-lawn', ['breakfast', 'store', 'shoes', 'balconyTable']],
    ['201', 'apartment', 3, 3, 158.5, 2240000, free, [2], 'three-wing', 'olive-grove', ['pantry', 'laundry', 'balconyTable', 'fan']],
    ['T11', 'townhouse', 3, 3, 196, 2650000, free, [0, 1], 'row-stair', 'olive-lawn', ['breakfast', 'gardenGate', 'laundry', 'guestWc']],
    ['T14', 'townhouse', 3, 4, 204.5, 2780000, 'sold', [0, 1], 'row-stair', 'olive-grove', ['pantry', 'gardenGate', 'twoBasins', 'shoes']],
    ['T22', 'townhouse', 4, 4, 238, 3190000, free, [0, 1], 'row-stair', 'olive-edge', ['island', 'laundry', 'tub', 'gardenGate', 'charger']],
    ['V04', 'villa', 4, 5, 342, 5150000, free, [0, 1], 'villa-long', 'olive-grove', ['twoKitchens', 'privatePool', 'dressing', 'laundry']],
    ['V09', 'villa', 5, 6, 418, 6480000, free, [0, 1], 'villa-majlis', 'olive-edge', ['pantry', 'outdoorShower', 'books', 'safe', 'charger']],
  ],
  'creek-terraces': [
    ['0102', 'apartment', 1, 2, 81.2, 1560000, free, [1], 'one-through', 'creek-bank', ['induction', 'planters', 'guestWc', 'fan']],
    ['0105', 'apartment', 2, 2, 119, 2270000, free, [1], 'two-apart', 'creek-bank', ['pantry', 'planters', 'walkInShower', 'charger']],
    ['0401', 'apartment', 3, 3, 171, 3540000, free, [4], 'three-guest', 'creek-bend', ['island', 'planters', 'laundry', 'outdoorShower']],
    ['0403', 'apartment', 2, 2, 122.4, 2480000, 'reserved', [4], 'two-table', 'creek-bend', ['induction', 'planters', 'twoBasins', 'books']],
    ['0406', 'studio', 0, 1, 49.5, 1010000, free, [4], 'studio-wall', 'creek-bend', ['compactKitchen', 'planters', 'walkInShower', 'roomCooling']],
    ['0701', 'penthouse', 4, 4, 288, 8150000, free, [7], 'pent-front', 'creek-crown', ['twoKitchens', 'planters', 'plungePool', 'tub', 'charger']],
  ],
  'pearl-bay': [
    ['105', 'apartment', 3, 4, 196, 7150000, free, [1], 'three-suite', 'pearl-horizon', ['twoKitchens', 'laundry', 'tub', 'roomCooling']],
    ['108', 'apartment', 2, 3, 138, 4720000, 'onHold', [1], 'two-gallery', 'pearl-horizon', ['island', 'outdoorShower', 'dressing', 'roomCooling']],
    ['201', 'penthouse', 4, 5, 334, 13200000, free, [2], 'pent-quiet', 'pearl-horizon', ['plungePool', 'tub', 'dressing', 'safe', 'charger']],
    ['V01', 'villa', 5, 6, 498, 18900000, 'reserved', [0, 1], 'villa-court', 'pearl-garden', ['twoKitchens', 'privatePool', 'outdoorShower', 'tub', 'safe']],
    ['V06', 'villa', 4, 5, 436, 15700000, free, [0, 1], 'villa-long', 'pearl-sand', ['pantry', 'privatePool', 'outdoorShower', 'laundry', 'charger']],
  ],
}
