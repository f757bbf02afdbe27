import type { Field } from './words.ts'

/** Fields that mean the same wherever they occur. */
export const SLUG: Field = [
  'Slug',
  'The end of the page’s address: small letters, digits and hyphens, such as marina-crest.',
]

export const KEY: Field = [
  'Key',
  'The name under which the site knows it: small letters, digits and hyphens, such as pool. Do not change it later.',
]

export const SEO: Field = [
  'Search engines and shared links',
  'What a search result and a shared link show. Empty: title and summary of the entry.',
]

export const BLOCKS_BELOW: Field = [
  'Blocks below',
  'What follows on the page, from top to bottom, as on pages; drag them into order.',
]

export const PICTURES: Field = ['Pictures', 'Shown in this order; the first is the one on cards.']

export const SECTION: Field = ['Heading', 'What stands above the block. Empty: no heading.']

export const BUTTONS: Field = ['Buttons', 'Links that look like buttons, in this order.']

export const HREF: Field = [
  'Leads to',
  'A page such as /projects/marina-crest, a part of one such as #contact, a full address such as https://example.com, or a file’s link from the media library.',
]

export const ICON: Field = ['Icon', 'A small drawing beside the words, best an SVG.']

export const LIMIT: Field = ['How many', 'The greatest number of cards, such as 6.']

export const ALL_CARD: Field = [
  'Last card',
  'A card at the end of the row that leads to the whole list.',
]

export const LEADS_TO: Field = [
  'Leads are mailed to',
  'Who gets each lead about this project and its homes, beside those of the form: addresses with spaces or lines between them. Never published.',
]
