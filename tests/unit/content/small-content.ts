import type { Entry } from '#src/cms/types.ts'
import type { MediaFile, Snapshot } from '#src/content/snapshot.ts'
import { makeSite } from '#src/models/whole-site/make-site.ts'
import { siteConfig } from '#src/site/site-config.ts'
import { sampleSnapshot } from './sample.ts'

/** Entries with the least that they need, for tests that say what else matters to them. */

const file = (name: string): MediaFile => ({
  name,
  mime: 'image/jpeg',
  width: 1920,
  height: 1080,
  bytes: 10,
  sha256: 'a'.repeat(64),
})

export const mediaTable = Object.fromEntries(
  ['logo.svg', 'icon.svg', 'house.jpg'].map((name) => [name, file(name)]),
)

const images = { desktop: 'house.jpg', tablet: null, mobile: null, alt: 'A house' }
const seo = { title: 'T', description: 'D', image: null, favicon: null, noIndex: false }

export const page = (fields: Partial<Entry<'pages'>> = {}): Entry<'pages'> => ({
  documentId: 'page000001',
  title: 'About',
  kind: 'page',
  slug: 'about',
  layout: 'default',
  guard: 'none',
  role: null,
  seo,
  blocks: [],
  ...fields,
})

export const mainPage = page({
  documentId: 'main000000',
  title: 'Home',
  kind: 'main',
  slug: 'home',
})

export const textBlock = (text: string): Entry<'pages'>['blocks'][number] => ({
  __component: 'blocks.text',
  sectionData: null,
  text,
})

export const article = (fields: Partial<Entry<'articles'>> = {}): Entry<'articles'> => ({
  documentId: 'article001',
  title: 'An article',
  slug: 'an-article',
  date: '2026-01-01',
  author: null,
  summary: 'S',
  text: 'Words',
  image: images,
  tags: [],
  social: [],
  blocks: [],
  seo: null,
  ...fields,
})

export const project = (fields: Partial<Entry<'projects'>> = {}): Entry<'projects'> => ({
  documentId: 'project001',
  title: 'Tower',
  slug: 'tower',
  mailTo: null,
  summary: 'S',
  text: 'Words',
  district: 'Marina',
  address: null,
  character: null,
  stage: 'ready',
  completion: null,
  handover: null,
  handoverShown: null,
  progress: null,
  progressDate: null,
  progressPictures: [],
  permitNumber: null,
  escrowNumber: null,
  paymentPlan: null,
  order: 1,
  images: [images],
  pinImage: null,
  position: null,
  coordinates: null,
  travelTimes: [],
  mapImage: null,
  finderImage: null,
  detailButton: null,
  files: [],
  salesAction: null,
  advisor: null,
  projectInfo: [],
  video: null,
  amenities: [],
  blocks: [],
  seo: null,
  ...fields,
})

export const unit = (fields: Partial<Entry<'units'>> = {}): Entry<'units'> => ({
  documentId: 'unit000001',
  title: 'Flat 1',
  slug: 'tower-1',
  number: '1',
  project: 'project001',
  kind: 'apartment',
  bedrooms: 1,
  bathrooms: 1,
  area: 60,
  price: 1_000_000,
  availability: 'available',
  listedOn: null,
  priceOnRequest: false,
  serviceCharge: null,
  innerArea: null,
  balconyArea: null,
  view: null,
  orientation: null,
  furnishing: null,
  parkingPlaces: null,
  paymentPlan: null,
  summary: 'S',
  text: 'Words',
  images: [images],
  plan: null,
  files: [],
  drawing: null,
  drawingNorth: null,
  outline: null,
  facadeOutline: null,
  floors: [],
  amenities: [],
  blocks: [],
  seo: null,
  ...fields,
})

/** The site of a small content in en (default) and ar. */
export const siteOf = (
  collections: Parameters<typeof sampleSnapshot>[0],
  change: (snapshot: Snapshot) => void = () => {},
) => {
  const sample = sampleSnapshot({ pages: [mainPage], ...collections }, mediaTable)
  const snapshot = structuredClone(sample)
  change(snapshot)
  return makeSite({ snapshot, siteConfig, origin: 'https://mira.example' })
}
