/**
 * What may differ in the browser from what the document says before the page is hydrated: elements of which a script
 * at the start of the body, or a visitor, changes the attributes or the text that they begin with. The payload of the
 * document is read from its markup, but these are in it as they were rendered (docs/decisions/0022-content-once.md).
 * A new script of this kind names here what it changes.
 */
export const CHANGED_EARLY = {
  /** Opened and closed by visitors. */
  tags: ['details', 'dialog'],
  /** Attributes of elements that scripts change: `showChosenCurrency`, `keepShortlist`. */
  attributes: [
    'data-price',
    'data-prices',
    'data-heart',
    'data-shortlist-count',
    'data-shortlist-form',
    'data-shortlist-full',
    'data-shortlist-input',
    'data-shortlist-titles',
  ],
} as const

/** The part of such an element that may change: its opening tag, that of a `bdi` in it, and the text after them. */
export const CHANGING_PART = '<[^>]*>(?:<bdi[^>]*>)?[^<]*'
