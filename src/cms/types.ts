import { z } from 'zod'
import { globalZoneBlock, pageZoneBlock } from './blocks.ts'
import {
  advisor,
  button,
  coordinates,
  currencyRate,
  file,
  footer,
  header,
  images,
  info,
  link,
  loan,
  paymentPlan,
  position,
  progressPicture,
  sales,
  seo,
  social,
  translationEntry,
  travelTime,
  unitsFilter,
} from './components.ts'
import { consent } from './consent-components.ts'
import {
  day,
  exactText,
  href,
  mailAddresses,
  markdown,
  media,
  optionalExactText,
  optionalText,
  relation,
  relations,
  slug,
  text,
} from './fields.ts'
import { formFields } from './form-components.ts'

/** The types of `cms/src/api`: single types by their name, collections by their plural. */

const currencyCode = z.string().regex(/^[A-Z]{3}$/)

const entry = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.object({ documentId: z.string(), ...shape })

const layout = entry({
  header,
  footer,
  sales: sales.nullable(),
  loan: loan.nullable(),
  consent: consent.nullable(),
})

const initial = entry({ siteName: text(), seo })

const currency = entry({ base: currencyCode, currencies: z.array(currencyRate).min(1) })

const translation = entry({ entries: z.array(translationEntry) })

const filter = entry({ units: unitsFilter })

const page = entry({
  title: text(),
  kind: z.enum(['page', 'main', 'projects', 'units', 'articles', 'jobs']),
  slug,
  layout: exactText(),
  guard: exactText(),
  role: optionalExactText(),
  seo,
  blocks: z.array(pageZoneBlock),
})

const globalBlock = entry({ title: text(), blocks: z.array(globalZoneBlock) })

const project = entry({
  title: text(),
  slug,
  summary: text(),
  text: markdown(),
  district: text(),
  address: optionalText(),
  character: z
    .enum(['glass', 'stone', 'earth', 'timber', 'metal', 'olive', 'water', 'pearl'])
    .nullable(),
  stage: z.enum(['planned', 'construction', 'ready']),
  completion: day().nullable(),
  handover: day().nullable(),
  handoverShown: z.enum(['quarter', 'month', 'day']).nullable(),
  progress: z.int().min(0).max(100).nullable(),
  progressDate: day().nullable(),
  progressPictures: z.array(progressPicture),
  permitNumber: optionalExactText(),
  escrowNumber: optionalExactText(),
  paymentPlan: paymentPlan.nullable(),
  order: z.int(),
  images: z.array(images),
  pinImage: media(),
  position: position.nullable(),
  coordinates: coordinates.nullable(),
  travelTimes: z.array(travelTime),
  mapImage: media(),
  finderImage: media(),
  detailButton: button.nullable(),
  files: z.array(file),
  salesAction: link.nullable(),
  advisor: advisor.nullable(),
  mailTo: mailAddresses().nullable(),
  projectInfo: z.array(info),
  video: media(),
  amenities: relations(),
  blocks: z.array(pageZoneBlock),
  seo: seo.nullable(),
})

const unit = entry({
  title: text(),
  slug,
  number: exactText(),
  project: relation(),
  kind: z.enum(['studio', 'apartment', 'townhouse', 'villa', 'penthouse']),
  bedrooms: z.int().min(0),
  bathrooms: z.int().min(0),
  area: z.number().min(0),
  price: z.int().min(0),
  availability: z.enum(['available', 'onHold', 'reserved', 'sold', 'notReleased']),
  listedOn: day().nullable(),
  priceOnRequest: z.boolean().nullable(),
  serviceCharge: z.int().min(0).nullable(),
  innerArea: z.number().min(0).nullable(),
  balconyArea: z.number().min(0).nullable(),
  view: optionalText(),
  orientation: z
    .enum(['north', 'northEast', 'east', 'southEast', 'south', 'southWest', 'west', 'northWest'])
    .nullable(),
  furnishing: z.enum(['unfurnished', 'partlyFurnished', 'furnished']).nullable(),
  parkingPlaces: z.int().min(0).nullable(),
  paymentPlan: paymentPlan.nullable(),
  summary: text(),
  text: markdown(),
  images: z.array(images),
  plan: media(),
  files: z.array(file),
  drawing: optionalExactText(),
  drawingNorth: z.int().min(0).max(359).nullable(),
  outline: optionalExactText(),
  facadeOutline: optionalExactText(),
  floors: relations(),
  amenities: relations(),
  blocks: z.array(pageZoneBlock),
  seo: seo.nullable(),
})

const floor = entry({
  title: text(),
  level: z.int(),
  project: relation(),
  plan: media(),
  alt: optionalText(),
  facadeOutline: optionalExactText(),
})

const amenity = entry({ title: text(), key: slug, text: optionalText(), icon: media() })

const article = entry({
  title: text(),
  slug,
  date: day(),
  author: optionalText(),
  summary: text(),
  text: markdown(),
  image: images,
  tags: relations(),
  social: z.array(social),
  blocks: z.array(pageZoneBlock),
  seo: seo.nullable(),
})

const tag = entry({ title: text(), slug })

const job = entry({
  title: text(),
  slug,
  department: text(),
  place: text(),
  employment: z.enum(['fullTime', 'partTime', 'contract', 'internship']),
  date: day(),
  summary: text(),
  text: markdown(),
  blocks: z.array(pageZoneBlock),
  seo: seo.nullable(),
})

const form = entry(formFields)

const redirect = entry({
  from: exactText(),
  to: href(),
  permanent: z.boolean().nullable(),
})

/** Types with one entry a locale, by the path of their call. */
export const singleTypes = { layout, initial, currency, translation, filter } as const

/** Types with many entries, by the path of their call. */
export const collectionTypes = {
  pages: page,
  'global-blocks': globalBlock,
  projects: project,
  units: unit,
  floors: floor,
  amenities: amenity,
  articles: article,
  tags: tag,
  jobs: job,
  forms: form,
  redirects: redirect,
} as const

export type SingleType = keyof typeof singleTypes
export type CollectionType = keyof typeof collectionTypes
export const singleNames = Object.keys(singleTypes) as SingleType[]
export const collectionNames = Object.keys(collectionTypes) as CollectionType[]
export type Single<T extends SingleType> = z.infer<(typeof singleTypes)[T]>
export type Entry<T extends CollectionType> = z.infer<(typeof collectionTypes)[T]>

/** Types that are the same in every locale; their snapshot has one file, for the locale `*`. */
export const untranslated: ReadonlySet<SingleType | CollectionType> = new Set([
  'currency',
  'redirects',
])
