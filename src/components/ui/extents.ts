/**
 * Where pictures stand on the pages, and so how many pixels they need. It follows the components' styles; a test
 * in the browser compares the pixels that each page loads with those that it shows.
 */
export type Extent = keyof typeof EXTENTS

/** The place of a card in rows of so many. */
export const inRowsOf = (columns: number): Extent =>
  (({ 1: 'card-of-1', 2: 'card-of-2', 4: 'card-of-4' }) as const)[columns] ?? 'card'

/** Shares of the window or of the page's column; rem. */
type Width = { of: 'window' | 'page' | 'rem'; width: number }

/** In rem: at least and at most, and a length in between. */
type Height = { least: number; middle?: string; most: number }

/** What a picture covers in windows from a width on (px). Without shape or height it keeps its own proportions. */
export type Box = Width & {
  from?: number
  /** Width by height. */
  shape?: number
  height?: Height
}

type Place = {
  /** The widest window first. */
  boxes: Box[]
  /** Whether a blur is shown until it has loaded. */
  blur?: boolean
  /** The crop that suits it in all windows, where it has about one shape; without one, each window has its own. */
  crop?: 'desktop' | 'tablet'
}

const window = (width = 1): Width => ({ of: 'window', width })
const page = (width = 1): Width => ({ of: 'page', width })
const rem = (width: number): Width => ({ of: 'rem', width })

const CARD = 4 / 3
const COLUMNS = { two: 0.49, three: 0.318, four: 0.232 }

export const EXTENTS = {
  /** The picture that opens a page, below its header and, on a landing page, behind it. */
  opening: {
    boxes: [{ ...window(), height: { least: 28, middle: '62vh', most: 44 } }],
    blur: true,
  },
  landing: {
    boxes: [{ ...window(), height: { least: 36, middle: '100vh', most: 64 } }],
    blur: true,
  },
  article: {
    boxes: [
      { ...page(), from: 641, shape: 16 / 9 },
      { ...window(), shape: 4 / 5 },
    ],
    blur: true,
  },
  /** The first screen of a home or project, with a plan beside the picture and without. */
  first: {
    crop: 'desktop',
    boxes: [
      { ...page(0.615), from: 1024, height: { least: 20, middle: '56vh', most: 36 } },
      { ...page(), from: 640, height: { least: 12, middle: '32vh', most: 30 } },
      { ...window(), height: { least: 9, middle: '28vh', most: 16 } },
    ],
    blur: true,
  },
  'first-beside': {
    crop: 'tablet',
    boxes: [
      { ...page(0.37), from: 1024, height: { least: 20, middle: '56vh', most: 36 } },
      { ...page(0.6), from: 640, height: { least: 12, middle: '32vh', most: 30 } },
      { ...window(0.6), height: { least: 9, middle: '22vh', most: 16 } },
    ],
  },
  'first-plan': {
    boxes: [{ ...page(0.235), from: 1024 }, { ...page(0.39), from: 640 }, { ...window(0.37) }],
  },
  banner: {
    boxes: [{ ...window(), height: { least: 34, middle: '24rem + 12vw', most: 44 } }],
    blur: true,
  },
  /** Beside a form, as tall as the form; above it in narrow windows. */
  form: {
    boxes: [
      { ...window(0.5), from: 1024, height: { least: 68, most: 68 } },
      { ...window(), height: { least: 24, most: 24 } },
    ],
    blur: true,
  },
  /** The way to all of a list, below a row of some. */
  all: {
    crop: 'desktop',
    boxes: [{ ...page(), height: { least: 13, middle: '9rem + 14vw', most: 20 } }],
    blur: true,
  },
  /** From one edge of the window to the other, in the middle of a page. */
  wide: {
    boxes: [
      { ...window(), from: 641, shape: 16 / 9 },
      { ...window(), shape: 4 / 5 },
    ],
    blur: true,
  },
  half: {
    crop: 'tablet',
    boxes: [
      { ...page(0.552), from: 1200, shape: 5 / 4 },
      // The words beside it make it taller.
      { ...page(0.552), from: 896, shape: 1 },
      { ...page(), shape: CARD },
    ],
  },
  /** A card in rows of three, as most are, of two, of four, and one beside its heading. */
  card: {
    crop: 'tablet',
    boxes: [
      { ...page(COLUMNS.three), from: 1024, shape: CARD },
      { ...page(COLUMNS.two), from: 640, shape: CARD },
      { ...page(), shape: CARD },
    ],
  },
  'card-of-1': { crop: 'tablet', boxes: [{ ...page(), shape: CARD }] },
  'card-of-2': {
    crop: 'tablet',
    boxes: [
      { ...page(COLUMNS.two), from: 640, shape: CARD },
      { ...page(), shape: CARD },
    ],
  },
  'card-of-4': {
    crop: 'tablet',
    boxes: [
      { ...page(COLUMNS.four), from: 1024, shape: CARD },
      { ...page(COLUMNS.two), from: 640, shape: CARD },
      { ...page(), shape: CARD },
    ],
  },
  'card-beside': {
    crop: 'tablet',
    boxes: [
      { ...page(0.586), from: 1024, shape: CARD },
      { ...page(), shape: CARD },
    ],
  },
  /** Pictures side by side: the usual one, and those that fill a row or more. */
  cell: {
    crop: 'tablet',
    boxes: [
      { ...page(0.327), from: 768, shape: CARD },
      { ...page(COLUMNS.two), shape: CARD },
    ],
  },
  'cell-alone': { crop: 'desktop', boxes: [{ ...page(), shape: 16 / 9 }] },
  'cell-of-2': { crop: 'tablet', boxes: [{ ...page(COLUMNS.two), shape: CARD }] },
  'cell-large': {
    crop: 'tablet',
    boxes: [
      { ...page(0.663), from: 768, shape: CARD },
      { ...page(), shape: 16 / 9 },
    ],
  },
  'cell-first': {
    crop: 'tablet',
    boxes: [
      { ...page(0.663), from: 768, shape: CARD },
      { ...page(COLUMNS.two), shape: CARD },
    ],
  },
  'cell-row': {
    crop: 'desktop',
    boxes: [
      { ...page(), from: 768, shape: 21 / 9 },
      { ...page(COLUMNS.two), shape: CARD },
    ],
  },
  'cell-wide': {
    crop: 'desktop',
    boxes: [
      { ...page(0.663), from: 768, shape: 2.7 },
      { ...page(COLUMNS.two), shape: CARD },
    ],
  },
  /** In running text, in its own proportions. */
  text: { boxes: [{ ...rem(42), from: 736 }, page()] },
  'text-upright': { boxes: [{ ...rem(28), from: 480 }, page()] },
  map: {
    boxes: [{ ...page(0.723), from: 1152 }, { ...page(), from: 768 }, rem(44)],
    blur: true,
  },
  pin: { boxes: [{ ...rem(6), height: { least: 7.25, most: 8 } }] },
  /** A building that opens the page of its project, with homes to choose from; a tall one is no wider than this. */
  building: {
    boxes: [{ ...page(0.615), from: 1024 }, { ...page(), from: 640 }, window()],
    blur: true,
  },
  tower: { boxes: [{ ...rem(30), from: 520 }, window()], blur: true },
  /** A floor with homes to choose from; a place, beside its heading. */
  finder: { boxes: [{ ...page(0.592), from: 1024 }, page()] },
  beside: { boxes: [{ ...page(0.586), from: 1024 }, page()] },
  surroundings: { boxes: [{ ...page(), from: 1024, shape: 21 / 9 }, page()] },
  'beside-of-2': { boxes: [{ ...page(0.284), from: 1024 }, { ...page(0.484), from: 560 }, page()] },
  floor: { boxes: [{ ...page(0.292), from: 1100 }, { ...page(0.43), from: 740 }, page(0.9)] },
  plan: { boxes: [{ ...page(0.552), from: 1024 }, page(0.92)] },
  /** What a form is about. */
  subject: {
    boxes: [
      { ...rem(8), from: 580, shape: CARD },
      { ...window(0.22), from: 400, shape: CARD },
      { ...rem(5.5), shape: CARD },
    ],
  },
  /** What the search has found. */
  result: { boxes: [{ ...rem(6), shape: CARD }] },
  face: { boxes: [{ ...rem(4.5), shape: 1 }] },
  person: { boxes: [{ ...rem(8), shape: 1 }] },
} satisfies Record<string, Place>
