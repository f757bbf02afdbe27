import { type Fields, type MediaRef, media, picture } from '../../entry.ts'
import table from '../../home-pictures.json' with { type: 'json' }
import type { Language } from '../people/advisors.ts'
import { pictures, type Words } from '../projects/pictures.ts'
import type { Row } from './list.ts'
import type { ViewName } from './views.ts'

/** What a row of `home-pictures.json` says of the first picture of a home; `cms/art/homes` makes it. */
type Scene = {
  view: string
  room?: string
  light?: string
}

const scenes: Record<string, Scene> = table

/** What is seen of the home. */
const rooms: Record<string, Words> = {
  studio: {
    en: 'Studio with a bed on one side and a small sofa on the other',
    ar: 'استوديو فيه سرير في جهة وأريكة صغيرة في الأخرى',
    de: 'Studio mit Bett auf der einen und kleinem Sofa auf der anderen Seite',
  },
  living: {
    en: 'Living room with a sofa, two armchairs and a wide window',
    ar: 'صالة فيها أريكة وكرسيان ونافذة عريضة',
    de: 'Wohnraum mit Sofa, zwei Sesseln und breitem Fenster',
  },
  family: {
    en: 'Large living and dining room, glass along its whole front',
    ar: 'صالة واسعة للجلوس والطعام واجهتها كلها من الزجاج',
    de: 'Großer Wohn- und Essraum mit Glas über die ganze Breite',
  },
  loggia: {
    en: 'Covered balcony with two armchairs, a small table and plants',
    ar: 'شرفة مسقوفة فيها كرسيان وطاولة صغيرة ونباتات',
    de: 'Überdachter Balkon mit zwei Sesseln, kleinem Tisch und Pflanzen',
  },
  roof: {
    en: 'Roof terrace with two sofas and a plunge pool',
    ar: 'تراس على السطح فيه أريكتان ومسبح صغير',
    de: 'Dachterrasse mit zwei Sofas und Tauchbecken',
  },
  garden: {
    en: 'Terrace under timber beams with a sofa, two armchairs and a marble table',
    ar: 'تراس تحت عوارض خشبية فيه أريكة وكرسيان وطاولة من الرخام',
    de: 'Terrasse unter Holzbalken mit Sofa, zwei Sesseln und Marmortisch',
  },
  poolside: {
    en: 'Pool of twelve metres between a shaded terrace and loungers',
    ar: 'مسبح بطول اثني عشر مترًا بين تراس مظلّل وكراسي استلقاء',
    de: 'Pool von zwölf Metern zwischen schattiger Terrasse und Liegen',
  },
}

/** What lies outside. */
const outside: Record<ViewName, Words> = {
  'marina-quay': {
    en: 'yachts at their moorings',
    ar: 'يخوت راسية عند الرصيف',
    de: 'Yachten an ihren Liegeplätzen',
  },
  'marina-gulf': {
    en: 'nothing but the gulf up to the horizon',
    ar: 'الخليج وحده حتى الأفق',
    de: 'nichts als der Golf bis zum Horizont',
  },
  'marina-city': { en: 'the towers of the city', ar: 'أبراج المدينة', de: 'die Türme der Stadt' },
  'palm-pool': {
    en: 'the courtyard with its long pool and date palms',
    ar: 'الفناء بمسبحه الطويل ونخيله',
    de: 'der Hof mit langem Pool und Dattelpalmen',
  },
  'palm-patio': {
    en: 'a walled patio with a gate and palms behind it',
    ar: 'فناء مسوّر له بوابة وخلفه نخيل',
    de: 'ein ummauerter Patio mit Tor, dahinter Palmen',
  },
  'palm-lane': {
    en: 'trees, gardens and low white houses',
    ar: 'أشجار وحدائق وبيوت بيضاء منخفضة',
    de: 'Bäume, Gärten und niedrige weiße Häuser',
  },
  'dune-dunes': {
    en: 'nothing but dunes and tufts of grass',
    ar: 'الكثبان وحدها وخصل من العشب',
    de: 'nichts als Dünen und Grasbüschel',
  },
  'dune-yard': {
    en: 'a courtyard of clay walls with a basin and citrus trees',
    ar: 'فناء بجدران طينية وحوض ماء وأشجار حمضيات',
    de: 'ein Hof aus Lehmwänden mit Becken und Zitrusbäumen',
  },
  'dune-west': {
    en: 'sand, and the city as a thin line on the horizon',
    ar: 'الرمال والمدينة خط رفيع عند الأفق',
    de: 'Sand und die Stadt als dünne Linie am Horizont',
  },
  'harbour-quay': {
    en: 'the quay, the harbour and the ferry',
    ar: 'الرصيف والميناء والعبّارة',
    de: 'Kai, Hafen und Fähre',
  },
  'harbour-cranes': {
    en: 'the old harbour cranes across the water',
    ar: 'رافعات الميناء القديمة في الضفة المقابلة',
    de: 'die alten Hafenkräne jenseits des Wassers',
  },
  'harbour-town': {
    en: 'the flat roofs of the old town and a leaning minaret',
    ar: 'أسطح المدينة القديمة المستوية ومئذنة مائلة',
    de: 'die flachen Dächer der Altstadt und ein schiefes Minarett',
  },
  'skyline-square': {
    en: 'a square with trees between the blocks of the city',
    ar: 'ساحة فيها أشجار بين مباني المدينة',
    de: 'ein Platz mit Bäumen zwischen den Häusern der Stadt',
  },
  'skyline-roofs': {
    en: 'the roofs of downtown far below',
    ar: 'أسطح وسط المدينة في الأسفل',
    de: 'die Dächer der Innenstadt weit unten',
  },
  'skyline-coast': {
    en: 'the coast far below and the gulf up to the horizon',
    ar: 'الساحل في الأسفل والخليج حتى الأفق',
    de: 'die Küste weit unten und der Golf bis zum Horizont',
  },
  'skyline-desert': {
    en: 'the edge of the city and the desert behind it',
    ar: 'طرف المدينة والصحراء من ورائه',
    de: 'der Rand der Stadt und dahinter die Wüste',
  },
  'olive-grove': {
    en: 'a grove of old olive trees',
    ar: 'بستان زيتون قديم',
    de: 'ein Hain alter Olivenbäume',
  },
  'olive-lawn': {
    en: 'a wide lawn with trees and the school behind it',
    ar: 'مرج واسع بأشجار وخلفه المدرسة',
    de: 'eine weite Wiese mit Bäumen, dahinter die Schule',
  },
  'olive-edge': {
    en: 'a hedge and rows of vegetables behind it',
    ar: 'سياج نباتي وخلفه صفوف خضار',
    de: 'eine Hecke und dahinter Reihen von Gemüse',
  },
  'creek-bank': {
    en: 'the creek with its green banks and the towers of the city behind',
    ar: 'الخور بضفتيه الخضراوين وخلفه أبراج المدينة',
    de: 'der Creek mit grünen Ufern, dahinter die Türme der Stadt',
  },
  'creek-bend': {
    en: 'the bend of the creek between green banks',
    ar: 'منعطف الخور بين ضفتين خضراوين',
    de: 'die Biegung des Creek zwischen grünen Ufern',
  },
  'creek-crown': {
    en: 'the creek from above and the towers on the horizon',
    ar: 'الخور من علٍ والأبراج عند الأفق',
    de: 'der Creek von oben und Türme am Horizont',
  },
  'pearl-sand': {
    en: 'dune grass, the beach and the sea',
    ar: 'عشب الكثبان والشاطئ والبحر',
    de: 'Dünengras, Strand und Meer',
  },
  'pearl-horizon': {
    en: 'palms, the bay and its headlands',
    ar: 'نخيل والخليج ورأساه',
    de: 'Palmen, die Bucht und ihre Landzungen',
  },
  'pearl-garden': {
    en: 'a path between shrubs down to the sea',
    ar: 'ممر بين الشجيرات نحو البحر',
    de: 'ein Weg zwischen Sträuchern zum Meer',
  },
}

const DUSK: Words = { en: ' at dusk', ar: ' عند الغروب', de: ' in der Dämmerung' }

/** In words: the room, the light, and what lies outside. */
const altOf = (language: Language, room: string, { view, light }: Scene): string => {
  const inside = rooms[room]
  const seen = outside[view as ViewName]
  if (!inside || !seen) throw new Error(`pictures.ts: no words for ${room} or ${view}`)
  const dusk = light === 'dusk' ? DUSK[language] : ''
  if (language === 'ar') return `${inside.ar}${dusk}، وفي الخارج ${seen.ar}`
  const outsideIs = { en: 'outside, ', de: 'draußen ' }[language]
  return `${inside[language]}${dusk}; ${outsideIs}${seen[language]}`
}

/** Rooms that do not show where the home is. */
const ROOMS = ['interior-kitchen', 'interior-bedroom']
const BATHROOM = 'interior-bathroom'

/** Projects among towers: the window of the bathroom shows some. */
const AMONG_TOWERS = ['marina-crest', 'skyline-one', 'harbour-lights']

const roomsShown = (project: string, [, kind]: Row): string[] => {
  const bath = AMONG_TOWERS.includes(project) ? [BATHROOM] : []
  return kind === 'studio' ? bath : [...ROOMS, ...(kind === 'penthouse' ? bath : [])]
}

/**
 * The pictures of a home: first what is seen from it, then rooms that look the same in many homes, then its building.
 * A home that has no first picture has none: its plan stands in their place.
 */
export const picturesOf = (
  language: Language,
  slug: string,
  { project, row, building }: { project: string; row: Row; building: string },
): Fields[] => {
  const scene = scenes[slug]
  if (!scene) throw new Error(`home-pictures.json has no line for ${slug}`)
  const { room } = scene
  if (!room) return []
  return [
    picture(`home-${slug}`, altOf(language, room, scene)),
    ...pictures(language, [...roomsShown(project, row), building]),
  ]
}

export const shareImageOf = (slug: string): MediaRef | null =>
  scenes[slug]?.room ? media(`home-${slug}-desktop.jpg`) : null
