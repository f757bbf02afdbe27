/**
 * Where floors and homes are on the pictures of the demo, in pixels. The outlines on photographs are the geometry of
 * the scenes in `cms/art`, seen by their cameras; those on floors are the cells of the drawings there.
 */

/** The floors on the pictures of their buildings, by the key of the floor. */
export const floorsOnBuildings: Record<string, string> = {
  'marina-crest-4':
    'M242 841 279 839 313 839 344 839 371 840 395 842 421 846 421 862 395 860 371 858 344 857 313 857 279 858 242 859Z',
  'marina-crest-12':
    'M242 698 279 695 313 694 344 694 371 697 395 702 421 711 421 728 395 719 371 715 344 713 313 712 279 713 242 716Z',
  'marina-crest-21':
    'M242 538 279 532 313 530 344 531 371 536 395 544 421 560 421 577 395 561 371 554 344 549 313 548 279 550 242 556Z',
  'marina-crest-34':
    'M242 307 279 296 313 293 344 296 371 303 395 316 414 332 421 342 421 359 414 349 395 333 371 321 344 314 313 312 279 314 242 325Z',
  'marina-crest-35':
    'M242 289 279 278 313 275 344 278 371 285 395 298 414 315 421 325 421 342 414 332 395 316 371 303 344 296 313 293 279 296 242 307Z',
  'creek-terraces-1': 'M180 723 180 628 827 688 827 740Z',
  'creek-terraces-4': 'M153 503 153 427 689 550 689 598Z',
  'creek-terraces-7': 'M135 356 135 293 571 431 571 475Z',
}

/** The pictures on which floors and homes are drawn, by the key of the project. */
export const finderPictures: Record<string, string> = {
  'marina-crest': 'marina-crest-day-mobile.jpg',
  'creek-terraces': 'creek-terraces-day-mobile.jpg',
  'olive-gardens': 'olive-gardens-day-desktop.jpg',
}

/** The homes on the pictures of their buildings, by their slug. */
export const homesOnBuildings: Record<string, string> = {
  'olive-gardens-v04': 'M1040 347 1077 316 1540 319 1540 420 1749 419 1749 536 1077 539 1040 527Z',
  'olive-gardens-v09': 'M0 250 470 274 495 319 495 403 781 407 781 548 470 556 0 566Z',
}

/** Where the walls between the homes are, on each of the plates of `draw/plans.py`. */
const PLATES = {
  lower: [93, 310, 492, 709, 891, 1108, 1290, 1507],
  middle: [93, 416, 659, 941, 1184, 1507],
  upper: [93, 595, 1005, 1507],
}

/** A home of a plate: its place from the left, at the top or at the bottom of the drawing. */
const cell = (plate: keyof typeof PLATES, place: number, side: 'top' | 'bottom'): string => {
  const [left, right] = [PLATES[plate][place], PLATES[plate][place + 1]] as [number, number]
  if (plate === 'lower') {
    const [top, bottom] = side === 'top' ? [129, 392] : [508, 771]
    return `M${left} ${top}H${right}V${bottom}H${left}Z`
  }
  // With the balcony in front.
  const [inside, front, edge] = side === 'top' ? [392, 129, 93] : [508, 771, 807]
  return `M${left} ${inside}H${right}V${front}H${right - 16}V${edge}H${left + 16}V${front}H${left}Z`
}

const rectangle = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`

/** On the plates: at the left end of the building, windows at the bottom. */
export const isAtLeft = (slug: string): boolean =>
  /^M93 \d+H\d+V(807|771)/.test(homesOnFloors[slug] ?? '')

/** A villa of `draw/site_plan.py`, with its pool to the south: the house with its lower wing. */
const villa = (x: number, y: number): string => `M${x} ${y}h180v30h60v80h-60v20h-180z`

/** A villa at the edge, with its pool to the west. */
const villaAtEdge = (x: number, y: number): string => `M${x} ${y}h130v180h-20v60h-80v-60h-30z`

/** The homes on the pictures of their floors, by their slug. */
export const homesOnFloors: Record<string, string> = {
  'marina-crest-0403': cell('lower', 3, 'bottom'),
  'marina-crest-0407': cell('lower', 6, 'top'),
  'marina-crest-1202': cell('middle', 1, 'bottom'),
  'marina-crest-1204': cell('middle', 0, 'bottom'),
  'marina-crest-1208': cell('middle', 3, 'bottom'),
  'marina-crest-2101': cell('middle', 0, 'bottom'),
  'marina-crest-2105': cell('middle', 4, 'top'),
  'marina-crest-2109': cell('middle', 1, 'bottom'),
  'marina-crest-3401': cell('upper', 0, 'bottom'),
  'marina-crest-3402': cell('upper', 2, 'bottom'),
  'creek-terraces-0102': cell('lower', 1, 'bottom'),
  'creek-terraces-0105': cell('lower', 4, 'bottom'),
  'creek-terraces-0401': cell('middle', 0, 'bottom'),
  'creek-terraces-0403': cell('middle', 2, 'bottom'),
  'creek-terraces-0406': cell('middle', 3, 'bottom'),
  'creek-terraces-0701': cell('upper', 0, 'bottom'),
  'olive-gardens-103': rectangle(950, 400, 165, 92),
  'olive-gardens-201': rectangle(1370, 400, 165, 92),
  'olive-gardens-t11': rectangle(320 + 137, 390, 137, 91),
  'olive-gardens-t14': rectangle(320 + 137, 765, 137, 91),
  'olive-gardens-t22': rectangle(70, 400 + 137, 91, 137),
  'olive-gardens-v04': villa(1270, 770),
  'olive-gardens-v09': villaAtEdge(110, 40),
}
