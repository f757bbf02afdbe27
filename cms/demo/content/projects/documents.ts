import { type Fields, media } from '../../entry.ts'
import type { Language } from '../people/advisors.ts'
import type { Words } from './pictures.ts'

const BROCHURES = [
  'marina-crest',
  'palm-court',
  'harbour-lights',
  'olive-gardens',
  'creek-terraces',
]
const PRICE_LISTS = ['marina-crest', 'creek-terraces']

const BROCHURE: Words = { en: 'Brochure', ar: 'كتيّب', de: 'Broschüre' }
const PRICES: Words = { en: 'Price list', ar: 'قائمة أسعار', de: 'Preisliste' }

/** The file of a project's brochure, if it has one. */
export const brochureOf = (project: string, language: Language): string | undefined =>
  BROCHURES.includes(project) ? `${project}-brochure-${language}.pdf` : undefined

/** What visitors may take with them of a project: the brochure at once, the price list by form. */
export const documentsOf = (
  project: string,
  { title, language }: { title: string; language: Language },
): Fields[] => {
  const brochure = brochureOf(project, language)
  return [
    ...(brochure
      ? [{ title: `${BROCHURE[language]} ${title}`, file: media(brochure), given: 'atOnce' }]
      : []),
    ...(PRICE_LISTS.includes(project)
      ? [
          {
            title: `${PRICES[language]} ${title}`,
            file: media(`${project}-prices-${language}.pdf`),
            given: 'byForm',
          },
        ]
      : []),
  ]
}
