import type { SharedEntry } from '../entry.ts'

/** What the old site's addresses lead to: from, to, and "temporary" where it may change again. */
const MOVED: [from: string, to: string, temporary?: 'temporary'][] = [
  // The old catalogue.
  ['/catalog', '/units'],
  ['/catalog/marina-towers', '/apartments/marina-towers'],
  ['/apartments/marina-towers', '/projects/marina-crest'],
  ['/apartments', '/units'],
  ['/apartments/palm-court-residences', '/projects/palm-court'],
  ['/apartments/harbour-lights', '/projects/harbour-lights'],
  ['/apartments/skyline-one', '/projects/skyline-one'],
  ['/villas/dune-house', '/projects/dune-house'],
  ['/villas/olive-gardens', '/projects/olive-gardens'],
  ['/catalog/creek-terraces', '/projects/creek-terraces'],
  ['/catalog/pearl-bay', '/projects/pearl-bay'],
  ['/catalog/penthouses', '/units?kind=penthouse'],
  ['/developments', '/projects'],
  // The old magazine.
  ['/news-archive', '/articles'],
  ['/news-archive/company', '/articles/tags/company'],
  ['/news-archive/architecture', '/articles/tags/architecture'],
  ['/blog', '/articles'],
  ['/blog/buying-guides', '/articles/tags/guides'],
  // The old plain pages.
  ['/en', '/'],
  ['/en/about-us', '/about'],
  ['/en/contacts', '/contact'],
  ['/about-us', '/about'],
  ['/careers', '/jobs'],
  ['/careers/sales-consultant', '/jobs/sales-advisor'],
  ['/my-home', '/residents', 'temporary'],
  ['/summer-viewing', '/contact', 'temporary'],
  ['/investor-relations', 'https://www.example.com/mira-investors', 'temporary'],
  // Other languages.
  ['/الصفحة-الرئيسية', '/ar'],
  ['/ar/catalog', '/ar/units'],
  ['/de/über-uns', '/de/ueber-uns'],
]

/** "/catalog/pearl-bay" → "catalog-pearl-bay"; the one address without Latin letters has its own. */
const keyOf = (from: string): string =>
  from
    .replace('ü', 'ue')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'arabic-home'

export const redirects: SharedEntry[] = MOVED.map(([from, to, temporary]) => ({
  key: keyOf(from),
  shared: { from, to, permanent: temporary !== 'temporary' },
}))
