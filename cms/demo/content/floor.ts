import { type Entry, media, ref } from '../entry.ts'
import { floorsOnBuildings } from './projects/outlines.ts'
import { sitePlanOf } from './projects/site-plans.ts'

type Plan = 'lower' | 'middle' | 'upper'
type Names = { en: string; ar: string; de: string }

const projects: Record<string, Names> = {
  'marina-crest': { en: 'Marina Crest', ar: 'مارينا كريست', de: 'Marina Crest' },
  'palm-court': { en: 'Palm Court', ar: 'بالم كورت', de: 'Palm Court' },
  'dune-house': { en: 'Dune House', ar: 'ديون هاوس', de: 'Dune House' },
  'harbour-lights': { en: 'Harbour Lights', ar: 'هاربر لايتس', de: 'Harbour Lights' },
  'skyline-one': { en: 'Skyline One', ar: 'سكايلاين ون', de: 'Skyline One' },
  'olive-gardens': { en: 'Olive Gardens', ar: 'أوليف غاردنز', de: 'Olive Gardens' },
  'creek-terraces': { en: 'Creek Terraces', ar: 'كريك تيراسز', de: 'Creek Terraces' },
  'pearl-bay': { en: 'Pearl Bay', ar: 'بيرل باي', de: 'Pearl Bay' },
}

/** The floors with a plan of their own: project, level, plan. */
const levels: [string, number, Plan][] = [
  ['marina-crest', 4, 'lower'],
  ['marina-crest', 12, 'middle'],
  ['marina-crest', 21, 'middle'],
  ['marina-crest', 34, 'upper'],
  ['marina-crest', 35, 'upper'],
  ['palm-court', 0, 'lower'],
  ['palm-court', 1, 'middle'],
  ['palm-court', 2, 'middle'],
  ['palm-court', 3, 'upper'],
  ['dune-house', 0, 'lower'],
  ['dune-house', 1, 'middle'],
  ['dune-house', 2, 'upper'],
  ['harbour-lights', 2, 'lower'],
  ['harbour-lights', 5, 'middle'],
  ['harbour-lights', 9, 'upper'],
  ['skyline-one', 8, 'lower'],
  ['skyline-one', 24, 'middle'],
  ['skyline-one', 47, 'middle'],
  ['skyline-one', 71, 'upper'],
  ['skyline-one', 72, 'upper'],
  ['olive-gardens', 0, 'lower'],
  ['olive-gardens', 1, 'middle'],
  ['olive-gardens', 2, 'upper'],
  ['creek-terraces', 1, 'lower'],
  ['creek-terraces', 4, 'middle'],
  ['creek-terraces', 7, 'upper'],
  ['pearl-bay', 0, 'lower'],
  ['pearl-bay', 1, 'middle'],
  ['pearl-bay', 2, 'upper'],
]

const title = (level: number): Names =>
  level === 0
    ? { en: 'Ground floor', ar: 'الطابق الأرضي', de: 'Erdgeschoss' }
    : { en: `Floor ${level}`, ar: `الطابق ${level}`, de: `${level}. Obergeschoss` }

const floor = ([project, level, plan]: [string, number, Plan]): Entry => {
  const { en, ar, de } = title(level)
  const name = projects[project]
  if (!name) throw new Error(`floor.ts: no name for ${project}`)
  const relation = { project: ref('project', project) }
  const key = `${project}-${level}`
  const onBuilding = floorsOnBuildings[key]
  const site = sitePlanOf(project, level, { en, ar, de })
  const alt = site?.alt ?? {
    en: `Floor plan of ${name.en}, ${en.toLowerCase()}: the homes around the lift core`,
    ar: `مخطط ${ar} في ${name.ar}: توزيع المنازل حول المصاعد`,
    de: `Grundriss von ${name.de}, ${de}: die Wohnungen rund um den Aufzugskern`,
  }
  return {
    key,
    shared: {
      level,
      plan: media(site?.file ?? `floor-${plan}.png`),
      ...(onBuilding && { facadeOutline: onBuilding }),
    },
    en: { title: en, alt: alt.en, ...relation },
    ar: { title: ar, alt: alt.ar, ...relation },
    de: { title: de, alt: alt.de, ...relation },
  }
}

export const floors: Entry[] = levels.map(floor)
