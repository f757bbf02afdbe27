import type { Page } from 'playwright'

/** What React and the browser say of the fault of `breakFilter`. */
export const FILTER_FAULT = /TypeError|Cannot read properties/

const KINDS = ['apartment', 'villa']
const CARDS = '/data/units.broken.json'

const index = {
  total: KINDS.length,
  items: KINDS.map((kind) => `kind=${kind}`),
  options: [{ sets: [[0], [1]], homes: [0, 1] }],
  ...{ price: [1, 2], area: [1, 2], floor: [0, 0], floorsAbove: [0, 0] },
  ...{ words: CARDS, listed: CARDS, cards: [CARDS], cardsAFile: KINDS.length },
}

const cards = {
  pictures: [{}],
  units: KINDS.map((kind) => ({
    path: '/x',
    title: '',
    number: '',
    kind,
    floors: [],
    levels: [],
    picture: 0,
  })),
}

/** The filter is given homes that cannot be shown, so that rendering one fails in the browser. */
export const breakFilter = (page: Page) =>
  page.route('**/data/units.*.json', (route) =>
    route.fulfill({ json: route.request().url().endsWith(CARDS) ? cards : index }),
  )
