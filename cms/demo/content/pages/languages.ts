import type { Fields } from '../../entry.ts'

/** Picks the words of one language; the three stand side by side, in the order en, ar, de. */
export type Say = (en: string, ar: string, de: string) => string

/** The same fields written out in each language. */
export const inEach = (write: (say: Say) => Fields): { en: Fields; ar: Fields; de: Fields } => ({
  en: write((en) => en),
  ar: write((_en, ar) => ar),
  de: write((_en, _ar, de) => de),
})

/** The projects in their order on the site, and their names; German keeps the English ones. */
export const PROJECTS: [slug: string, en: string, ar: string][] = [
  ['marina-crest', 'Marina Crest', 'مارينا كريست'],
  ['palm-court', 'Palm Court', 'بالم كورت'],
  ['dune-house', 'Dune House', 'ديون هاوس'],
  ['harbour-lights', 'Harbour Lights', 'هاربر لايتس'],
  ['skyline-one', 'Skyline One', 'سكايلاين ون'],
  ['olive-gardens', 'Olive Gardens', 'أوليف غاردنز'],
  ['creek-terraces', 'Creek Terraces', 'كريك تيراسز'],
  ['pearl-bay', 'Pearl Bay', 'بيرل باي'],
]

/** The subjects of the magazine and their names. */
export const TAGS: [slug: string, en: string, ar: string, de: string][] = [
  ['living', 'Living', 'أسلوب الحياة', 'Wohnen'],
  ['architecture', 'Architecture', 'العمارة', 'Architektur'],
  ['investment', 'Investment', 'الاستثمار', 'Investment'],
  ['neighbourhoods', 'Neighbourhoods', 'الأحياء', 'Nachbarschaften'],
  ['interiors', 'Interiors', 'التصميم الداخلي', 'Interieur'],
  ['sustainability', 'Sustainability', 'الاستدامة', 'Nachhaltigkeit'],
  ['guides', 'Guides', 'أدلة عملية', 'Ratgeber'],
  ['company', 'News from Mira', 'أخبار ميرا', 'Neues von Mira'],
]
