import type { Fields } from '../../entry.ts'
import type { Language } from '../people/advisors.ts'
import type { Words } from '../projects/pictures.ts'
import { list, type Row } from './list.ts'
import type { Building } from './plans.ts'
import type { ViewName } from './views.ts'

/** What buyers ask for, made from the figures of a home. A project without a row leaves these out. */
type Habits = Building & {
  /** The day on which its first homes were offered; the others followed one after the other. */
  listedFrom: string
  /** In the base currency, a square metre of inner area and year. */
  serviceCharge: number
  /** The part of the area that is balcony or terrace. */
  outside?: number
  furnishing?: 'unfurnished' | 'partlyFurnished' | 'furnished'
}

const habits: Record<string, Habits> = {
  'marina-crest': {
    listedFrom: '2024-02-12',
    serviceCharge: 164,
    outside: 0.09,
    furnishing: 'partlyFurnished',
  },
  'palm-court': {
    listedFrom: '2023-09-04',
    serviceCharge: 132,
    outside: 0.1,
    through: true,
    furnishing: 'partlyFurnished',
  },
  'dune-house': { listedFrom: '2026-08-24', serviceCharge: 96, outside: 0.16 },
  // The budget of which the article on service charges tells.
  'harbour-lights': {
    listedFrom: '2024-05-06',
    serviceCharge: 148,
    outside: 0.125,
    outsideDepth: 2.6,
    furnishing: 'partlyFurnished',
  },
  'skyline-one': { listedFrom: '2025-01-20', serviceCharge: 196 },
  'olive-gardens': {
    listedFrom: '2023-11-13',
    serviceCharge: 88,
    outside: 0.12,
    furnishing: 'unfurnished',
  },
  'creek-terraces': {
    listedFrom: '2025-04-07',
    serviceCharge: 138,
    outside: 0.15,
    outsideKind: 'terrace',
  },
  'pearl-bay': {
    listedFrom: '2026-03-02',
    serviceCharge: 172,
    outside: 0.14,
    furnishing: 'unfurnished',
  },
}

type Outlook = { view: Words; orientation?: string }

const outlook = (en: string, ar: string, de: string, orientation?: string): Outlook => ({
  view: { en, ar, de },
  ...(orientation && { orientation }),
})

const outlooks: Record<ViewName, Outlook> = {
  'marina-quay': outlook('The quay and the boats', 'الرصيف والقوارب', 'Kai und Boote', 'west'),
  'marina-gulf': outlook('The open gulf', 'الخليج المفتوح', 'Der offene Golf', 'west'),
  'marina-city': outlook('The city', 'المدينة', 'Die Stadt', 'east'),
  'palm-pool': outlook('Courtyard and pool', 'الفناء والمسبح', 'Hof und Pool', 'south'),
  'palm-patio': outlook('Own patio', 'فناء خاص', 'Eigener Patio', 'south'),
  'palm-lane': outlook('Orchard Lane', 'درب البستان', 'Orchard Lane', 'north'),
  'dune-dunes': outlook('The dunes', 'الكثبان', 'Die Dünen', 'east'),
  'dune-yard': outlook('Courtyard', 'الفناء', 'Innenhof'),
  'dune-west': outlook('Sunset over the city', 'الغروب فوق المدينة', 'Abendsonne', 'west'),
  'harbour-quay': outlook('Quay and ferry', 'الرصيف والعبّارة', 'Kai und Fähre', 'southEast'),
  'harbour-cranes': outlook('The old cranes', 'الرافعات القديمة', 'Die alten Kräne', 'northWest'),
  'harbour-town': outlook('The old town', 'المدينة القديمة', 'Die Altstadt', 'northEast'),
  'skyline-square': outlook('Meridian Square', 'ساحة ميريديان', 'Meridian Square', 'southWest'),
  'skyline-roofs': outlook('Roofs of downtown', 'أسطح وسط المدينة', 'Innenstadt', 'northEast'),
  'skyline-coast': outlook('The coast', 'الساحل', 'Die Küste', 'northWest'),
  'skyline-desert': outlook('The desert', 'الصحراء', 'Die Wüste', 'southEast'),
  'olive-grove': outlook('Olive grove', 'بستان الزيتون', 'Olivenhain', 'south'),
  'olive-lawn': outlook('The lawn', 'المرج', 'Der Rasen', 'south'),
  'olive-edge': outlook('Fields', 'الحقول', 'Felder', 'west'),
  'creek-bank': outlook('The creek', 'الخور', 'Der Creek', 'south'),
  'creek-bend': outlook('Bend of the creek', 'منعطف الخور', 'Biegung des Creek', 'south'),
  'creek-crown': outlook('Reserve and skyline', 'المحمية والأفق', 'Reservat und Skyline'),
  'pearl-sand': outlook('Beach and sea', 'الشاطئ والبحر', 'Strand und Meer', 'northWest'),
  'pearl-horizon': outlook('The bay', 'الخليج', 'Die Bucht', 'northWest'),
  'pearl-garden': outlook('Own garden', 'حديقة خاصة', 'Eigener Garten'),
}

/** Homes whose price is told on request, by their slug. */
const ON_REQUEST = ['marina-crest-3401', 'skyline-one-7101', 'pearl-bay-201']

export const sharedFacts = (project: string, row: Row): Fields => {
  const [number, kind, bedrooms, , area, , availability, , , viewName] = row
  const { serviceCharge, outside, furnishing, listedFrom } = habits[project] as Habits
  const { orientation } = outlooks[viewName]
  const inner = oneDigit(area * (1 - (outside ?? 0)))
  const slug = `${project}-${number.toLowerCase()}`
  return {
    serviceCharge: Math.round((inner * serviceCharge) / 10) * 10,
    parkingPlaces: placesOf(kind, bedrooms),
    priceOnRequest: ON_REQUEST.includes(slug),
    ...(outside && { innerArea: inner, balconyArea: oneDigit(area - inner) }),
    ...(availability !== 'notReleased' && { listedOn: listedOn(project, listedFrom, row) }),
    ...(orientation && { orientation }),
    ...(furnishing && { furnishing: kind === 'studio' ? 'furnished' : furnishing }),
  }
}

/** How the homes of a project are built. */
export const buildingOf = (project: string): Building => habits[project] as Habits

export const viewOf = (row: Row, language: Language): string => outlooks[row[9]].view[language]

const placesOf = (kind: Row[1], bedrooms: number): number => {
  if (kind === 'villa' || kind === 'penthouse') return 3
  return bedrooms > 1 ? 2 : 1
}

const DAYS_BETWEEN = 12

const listedOn = (project: string, from: string, row: Row): string => {
  const days = DAYS_BETWEEN * (list[project] ?? []).indexOf(row)
  return new Date(Date.parse(from) + days * 86_400_000).toISOString().slice(0, 10)
}

const oneDigit = (value: number): number => Math.round(value * 10) / 10
