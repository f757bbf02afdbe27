import type { Page } from 'playwright'

/** What React and the browser say of the fault of `breakFilter`. */
export const FILTER_FAULT = /TypeError|Cannot read properties/

const KINDS = ['apartment', 'villa']

/** The filter is given homes that cannot be shown, so that rendering one fails in the browser. */
export const breakFilter = (page: Page) =>
  page.route('**/data/units.*.json', (route) =>
    route.fulfill({
      json: {
        items: KINDS.map((kind) => `kind=${kind}`),
        pictures: [{}],
        units: KINDS.map((kind, item) => ({
          ...{ path: '/x', title: '', number: '', kind, picture: 0 },
          items: [item],
        })),
      },
    }),
  )
