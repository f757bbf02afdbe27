import { type Entry, type Fields, media, ref } from '../entry.ts'
import { courts } from './floors/buildings.ts'
import { layoutOf } from './floors/layout.ts'
import { drawingOf } from './floors/picture.ts'
import type { Language } from './people/advisors.ts'
import { floorsOnBuildings } from './projects/outlines.ts'
import { sitePlanOf } from './projects/site-plans.ts'

type Names = { en: string; ar: string; de: string }

/** The buildings whose floors are drawn. */
const buildings: Record<string, Names> = {
  'marina-crest': { en: 'Marina Crest', ar: 'مارينا كريست', de: 'Marina Crest' },
  'palm-court': { en: 'Palm Court', ar: 'بالم كورت', de: 'Palm Court' },
  'harbour-lights': { en: 'Harbour Lights', ar: 'هاربر لايتس', de: 'Harbour Lights' },
  'skyline-one': { en: 'Skyline One', ar: 'سكايلاين ون', de: 'Skyline One' },
  'creek-terraces': { en: 'Creek Terraces', ar: 'كريك تيراسز', de: 'Creek Terraces' },
}

/** The levels of each project on which there are homes of the list. */
const levels: Record<string, number[]> = {
  'marina-crest': [4, 12, 21, 34, 35],
  'palm-court': [0, 1, 2, 3],
  'dune-house': [0, 1, 2],
  'harbour-lights': [2, 5, 9],
  'skyline-one': [8, 24, 47, 71, 72],
  'olive-gardens': [0, 1, 2],
  'creek-terraces': [1, 4, 7],
  'pearl-bay': [0, 1, 2],
}

const title = (level: number): Names =>
  level === 0
    ? { en: 'Ground floor', ar: 'الطابق الأرضي', de: 'Erdgeschoss' }
    : { en: `Floor ${level}`, ar: `الطابق ${level}`, de: `${level}. Obergeschoss` }

/** Its homes in words: one, two, or more. */
const homesIn = {
  en: { tag: 'en-GB', one: 'home', two: 'homes', more: 'homes' },
  ar: { tag: 'ar', one: 'المنزل', two: 'المنزلان', more: 'المنازل' },
  de: { tag: 'de', one: 'Wohnung', two: 'Wohnungen', more: 'Wohnungen' },
}

const homesOf = (numbers: string[], language: Language): string => {
  const { tag, one, two, more } = homesIn[language]
  const word = numbers.length > 2 ? more : numbers.length > 1 ? two : one
  return `${word} ${new Intl.ListFormat(tag).format(numbers)}`
}

/** A drawing of a floor shows its homes with their numbers. */
const floorAlt = (project: string, level: number, numbers: string[]): Names => {
  const name = buildings[project]
  if (!name) throw new Error(`floor.ts: no name for ${project}`)
  const floor = title(level)
  const [en, ar, de] = (['en', 'ar', 'de'] as const).map((language) => homesOf(numbers, language))
  const where = courts[project] ? COURT : CORRIDOR
  return {
    en: `Floor plan of ${name.en}, ${floor.en.toLowerCase()}: ${en} ${where.en}`,
    ar: `مخطط ${floor.ar} في ${name.ar}: ${ar} ${where.ar}`,
    de: `Grundriss von ${name.de}, ${floor.de}: ${de} ${where.de}`,
  }
}

const CORRIDOR: Names = {
  en: 'on a corridor with lifts and stairs',
  ar: 'على ممر فيه مصاعد ودرج',
  de: 'an einem Flur mit Aufzügen und Treppen',
}
const COURT: Names = {
  en: 'north of a courtyard with palms and a pool',
  ar: 'شمال فناء فيه نخيل ومسبح',
  de: 'nördlich eines Hofs mit Palmen und Pool',
}

/** The drawing of a floor and what it shows: a site plan where houses and apartments stand apart. */
const planOf = (project: string, level: number): { file: string; alt: Names } => {
  const site = sitePlanOf(project, level, title(level))
  if (site) return site
  const numbers = layoutOf(project, level)?.homes.map(({ number }) => number) ?? []
  return {
    file: drawingOf(project, level),
    alt: floorAlt(project, level, numbers.toSorted()),
  }
}

const floor = (project: string, level: number): Entry => {
  const names = title(level)
  const plan = planOf(project, level)
  const key = `${project}-${level}`
  const onBuilding = floorsOnBuildings[key]
  const fields = (language: Language): Fields => ({
    title: names[language],
    alt: plan.alt[language],
    project: ref('project', project),
  })
  return {
    key,
    shared: {
      level,
      plan: media(plan.file),
      ...(onBuilding && { facadeOutline: onBuilding }),
    },
    en: fields('en'),
    ar: fields('ar'),
    de: fields('de'),
  }
}

export const floors: Entry[] = Object.entries(levels).flatMap(([project, ofProject]) =>
  ofProject.map((level) => floor(project, level)),
)
