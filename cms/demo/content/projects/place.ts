import { type Fields, media } from '../../entry.ts'
import type { Language } from '../people/advisors.ts'

type Words = Record<Language, string>
type By = 'foot' | 'bicycle' | 'car' | 'transit'

const words = (en: string, ar: string, de: string): Words => ({ en, ar, de })

const PLACES = {
  metro: words('Next metro station', 'أقرب محطة مترو', 'Nächste Metrostation'),
  heronWalk: words(
    'Heron Walk metro station, from 2028',
    'محطة مترو ممشى البلشون، من 2028',
    'Metrostation Heron Walk, ab 2028',
  ),
  lakePark: words(
    'Lake Park metro station, from 2028',
    'محطة مترو حديقة البحيرة، من 2028',
    'Metrostation Lake Park, ab 2028',
  ),
  harbour: words('Old Harbour', 'الميناء القديم', 'Alter Hafen'),
  beach: words('City beach', 'شاطئ المدينة', 'Stadtstrand'),
  ownBeach: words('The beach', 'الشاطئ', 'Strand'),
  school: words('Grove School', 'مدرسة البستان', 'Grove School'),
  clinic: words('Lake Park clinic', 'عيادة حديقة البحيرة', 'Klinik am Lake Park'),
  airport: words('Port Alma airport', 'مطار بورت ألما', 'Flughafen Port Alma'),
} as const

/** How long it takes from each project. */
const TIMES: Record<string, [place: keyof typeof PLACES, minutes: number, by: By][]> = {
  'marina-crest': [
    ['metro', 6, 'foot'],
    ['beach', 9, 'foot'],
    ['harbour', 14, 'transit'],
    ['airport', 24, 'car'],
  ],
  'palm-court': [
    ['metro', 6, 'foot'],
    ['harbour', 11, 'bicycle'],
    ['beach', 11, 'car'],
    ['airport', 22, 'car'],
  ],
  'creek-terraces': [
    ['heronWalk', 9, 'foot'],
    ['harbour', 17, 'bicycle'],
    ['clinic', 7, 'car'],
    ['airport', 15, 'car'],
  ],
  'olive-gardens': [
    ['school', 4, 'foot'],
    ['lakePark', 10, 'foot'],
    ['clinic', 6, 'car'],
    ['airport', 16, 'car'],
  ],
  'skyline-one': [
    ['metro', 2, 'foot'],
    ['harbour', 8, 'transit'],
    ['beach', 19, 'transit'],
    ['airport', 20, 'car'],
  ],
  'harbour-lights': [
    ['harbour', 3, 'foot'],
    ['metro', 7, 'foot'],
    ['beach', 12, 'bicycle'],
    ['airport', 22, 'car'],
  ],
  'dune-house': [
    ['school', 9, 'car'],
    ['clinic', 11, 'car'],
    ['airport', 13, 'car'],
    ['harbour', 26, 'car'],
  ],
  'pearl-bay': [
    ['ownBeach', 1, 'foot'],
    ['harbour', 28, 'car'],
    ['metro', 27, 'car'],
    ['airport', 35, 'car'],
  ],
}

const FOUNDATION = words(
  'The pit is dug and the foundation is cast; the piles of the ground floor stand.',
  'اكتمل الحفر وصُبّ الأساس، وارتفعت أعمدة الطابق الأرضي.',
  'Die Baugrube ist ausgehoben, das Fundament gegossen; die Stützen des Erdgeschosses stehen.',
)
const STRUCTURE = words(
  'The concrete frame rises beside the crane.',
  'يرتفع الهيكل الخرساني إلى جانب الرافعة.',
  'Neben dem Kran wächst das Betongerüst.',
)
const FACADE = words(
  'All storeys stand, and the facade is being closed from below.',
  'اكتملت جميع الطوابق، ويجري إغلاق الواجهة من الأسفل إلى الأعلى.',
  'Alle Geschosse stehen, die Fassade wird von unten her geschlossen.',
)
const FITTING = words(
  'The crane has gone, the facade is closed, and light burns on the storeys that are fitted out.',
  'رُفعت الرافعة وأُغلقت الواجهة، والأضواء مضاءة في الطوابق التي اكتمل تجهيزها.',
  'Der Kran ist fort, die Fassade geschlossen; in den ausgebauten Geschossen brennt Licht.',
)

/** The construction on several days, not in their order. */
const PICTURES: Record<string, [date: string, percent: number, file: string, seen: Words][]> = {
  'marina-crest': [
    ['2025-11-30', 58, 'site-structure.svg', STRUCTURE],
    ['2026-10-31', 92, 'site-fitting.svg', FITTING],
    ['2026-04-30', 76, 'site-facade.svg', FACADE],
  ],
  'creek-terraces': [
    ['2026-05-31', 63, 'site-facade.svg', FACADE],
    ['2026-10-31', 81, 'site-fitting.svg', FITTING],
  ],
  'skyline-one': [
    ['2025-12-31', 51, 'site-structure.svg', STRUCTURE],
    ['2026-06-30', 74, 'site-facade.svg', FACADE],
    ['2026-10-31', 88, 'site-fitting.svg', FITTING],
  ],
  'pearl-bay': [
    ['2026-10-31', 34, 'site-structure.svg', STRUCTURE],
    ['2026-03-31', 18, 'site-foundation.svg', FOUNDATION],
  ],
}

/** How far it is from a project, and its construction in pictures. */
export const placeOf = (project: string, language: Language): Fields => ({
  travelTimes: (TIMES[project] ?? []).map(([place, minutes, by]) => ({
    place: PLACES[place][language],
    minutes,
    by,
  })),
  progressPictures: (PICTURES[project] ?? []).map(([date, percent, file, seen]) => ({
    date,
    percent,
    image: media(file),
    alt: seen[language],
  })),
})

/** The city is made up: its map lies on this part of the globe. */
const NORTH = 25.16
const WEST = 55.1
const DEGREES_PER_PERCENT = { latitude: 0.0009, longitude: 0.0011 }

/** The coordinates of a place on the map of the city, in percent of its width and height. */
export const coordinatesOf = ([x, y]: readonly [x: number, y: number]): Fields => ({
  latitude: round(NORTH - y * DEGREES_PER_PERCENT.latitude),
  longitude: round(WEST + x * DEGREES_PER_PERCENT.longitude),
})

const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000
