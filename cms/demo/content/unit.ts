import { type Entry, type Fields, media, ref } from '../entry.ts'
import { below } from './below/below.ts'
import { homesOnFloors, isAtLeft } from './floors/outlines.ts'
import type { Language } from './people/advisors.ts'
import { homesOnBuildings, homesOnSites } from './projects/outlines.ts'
import { paymentPlanOf } from './projects/payment-plans.ts'
import type { Words } from './projects/pictures.ts'
import { closings, details, leads } from './units/details.ts'
import { buildingOf, sharedFacts, viewOf } from './units/facts.ts'
import { homes } from './units/homes.ts'
import { list, type Row } from './units/list.ts'
import { picturesOf, shareImageOf } from './units/pictures.ts'
import { hasPicture, planOf } from './units/plans.ts'
import { views } from './units/views.ts'

/** What all the homes of a project have in common. */
type Place = { name: Words; stage: 'ready' | 'building'; amenities: string[] }

const place = (ar: string, en: string, stage: Place['stage'], amenities: string[]): Place => ({
  name: { en, ar, de: en },
  stage,
  amenities,
})

const places: Record<string, Place> = {
  'marina-crest': place('مارينا كريست', 'Marina Crest', 'building', [
    'pool',
    'gym',
    'spa',
    'concierge',
    'parking',
    'security',
    'balcony',
    'smart',
  ]),
  'palm-court': place('بالم كورت', 'Palm Court', 'ready', [
    'pool',
    'garden',
    'gym',
    'kids',
    'parking',
    'balcony',
  ]),
  'dune-house': place('ديون هاوس', 'Dune House', 'building', [
    'pool',
    'garden',
    'kids',
    'parking',
    'smart',
  ]),
  'harbour-lights': place('هاربر لايتس', 'Harbour Lights', 'ready', [
    'gym',
    'coworking',
    'concierge',
    'pool',
    'parking',
    'security',
    'balcony',
  ]),
  'skyline-one': place('سكايلاين ون', 'Skyline One', 'building', [
    'concierge',
    'pool',
    'gym',
    'spa',
    'coworking',
    'parking',
    'security',
    'smart',
  ]),
  'olive-gardens': place('أوليف غاردنز', 'Olive Gardens', 'ready', [
    'garden',
    'kids',
    'pool',
    'gym',
    'parking',
    'security',
  ]),
  'creek-terraces': place('كريك تيراسز', 'Creek Terraces', 'building', [
    'garden',
    'pool',
    'gym',
    'coworking',
    'parking',
    'balcony',
    'smart',
  ]),
  'pearl-bay': place('بيرل باي', 'Pearl Bay', 'building', [
    'beach',
    'pool',
    'spa',
    'concierge',
    'garden',
    'parking',
    'security',
    'smart',
  ]),
}

/** Numbers of bedrooms in words, from one. Arabic: what follows the preposition. */
const rooms = {
  en: ['One', 'Two', 'Three', 'Four', 'Five'],
  ar: ['غرفة نوم واحدة', 'غرفتي نوم', 'ثلاث غرف نوم', 'أربع غرف نوم', 'خمس غرف نوم'],
  de: [
    'einem Schlafzimmer',
    'zwei Schlafzimmern',
    'drei Schlafzimmern',
    'vier Schlafzimmern',
    'fünf Schlafzimmern',
  ],
}
const kinds: Record<Row[1], Words> = {
  studio: { en: 'Studio', ar: 'استوديو', de: 'Studio' },
  apartment: { en: 'apartment', ar: 'شقة', de: 'Wohnung' },
  townhouse: { en: 'townhouse', ar: 'تاون هاوس', de: 'Stadthaus' },
  villa: { en: 'villa', ar: 'فيلا', de: 'Villa' },
  penthouse: { en: 'penthouse', ar: 'بنتهاوس', de: 'Penthouse' },
}

const titleOf = (language: Language, kind: Row[1], bedrooms: number, number: string): string => {
  const name = kinds[kind][language]
  if (kind === 'studio') return `${name} ${number}`
  const count = rooms[language][bedrooms - 1]
  if (language === 'en') return `${count}-bedroom ${name} ${number}`
  if (language === 'ar') return `${name} ${number} ب${count}`
  return `${name} ${number} mit ${count}`
}

const planPicture = (kind: Row[1], bedrooms: number): string =>
  kind === 'studio' ? 'plan-studio.png' : `plan-${bedrooms === 1 ? 'one' : 'two'}-bedroom.png`

const FURNISHED: Words = {
  en: 'Furnished plan, an example',
  ar: 'مخطط مؤثّث، مثال',
  de: 'Möblierter Grundriss, ein Beispiel',
}

/** How such a home can be furnished, as a file. */
const documentsOf = (project: string, plan: string | undefined, language: Language): Fields[] =>
  plan && project === 'marina-crest'
    ? [{ title: FURNISHED[language], file: media(plan), given: 'atOnce' }]
    : []

/** One of the texts by number, without the first one if it does not fit. */
const pick = (texts: Words[], index: number, first: boolean): Words => {
  const fitting = first ? texts : texts.slice(1)
  return fitting[index % fitting.length] as Words
}

const unit = (project: string, row: Row, index: number): Entry => {
  const [number, kind, bedrooms, bathrooms, area, price, availability, floors, ...pieces] = row
  const [homeName, viewName, points] = pieces
  const { name, stage, amenities } = places[project] as Place
  const slug = `${project}-${number.toLowerCase()}`
  const home = homes[homeName]
  const view = views[viewName]
  const endings = closings[stage]
  // On the ground floor there is a patio or a garden instead.
  const here = amenities.filter((key) => key !== 'balcony' || !floors.includes(0))
  // The first line and the first ending speak of a visit or of reserving.
  const open = availability === 'available'
  const lead = pick(leads, index, open && stage === 'ready')
  const closing = pick(endings, index, open)
  // By day it stands where the page says where the home is.
  const building = `${project}-dusk`

  const plan = hasPicture(row) ? planPicture(kind, bedrooms) : undefined
  const facts = sharedFacts(project, row)
  const outline = homesOnFloors[slug] ?? homesOnSites[slug]

  const fields = (language: Language): Fields => {
    const title = titleOf(language, kind, bedrooms, number)
    const summary = `${home.summary[language]} ${view.summary[language]}`
    const bullets = points.map((point) => `- ${details[point][language]}`)
    // Odd homes begin with the layout, even ones with the view.
    const paragraphs = [home.text[language], view.text[language]]
    if (index % 2) paragraphs.reverse()
    return {
      title,
      slug,
      summary,
      text: [...paragraphs, `${lead[language]}\n\n${bullets.join('\n')}`, closing[language]].join(
        '\n\n',
      ),
      images: picturesOf(language, slug, { project, row, building }),
      view: viewOf(row, language),
      files: documentsOf(project, plan, language),
      ...paymentPlanOf(slug, language),
      project: ref('project', project),
      floors: floors.map((level) => ref('floor', `${project}-${level}`)),
      amenities: here.map((key) => ref('amenity', key)),
      ...below(`unit/${slug}`, language),
      seo: {
        title: `${title}${language === 'ar' ? '، ' : ', '}${name[language]}`,
        description: summary,
        image: shareImageOf(slug),
      },
    }
  }
  return {
    key: slug,
    shared: {
      number,
      kind,
      bedrooms,
      bathrooms,
      area,
      price,
      availability,
      ...facts,
      ...planOf(row, facts, {
        building: buildingOf(project),
        atLeft: isAtLeft(slug),
      }),
      ...(outline && { outline }),
      ...(homesOnBuildings[slug] && { facadeOutline: homesOnBuildings[slug] }),
    },
    en: fields('en'),
    ar: fields('ar'),
    de: fields('de'),
  }
}

const rows = Object.entries(list).flatMap(([project, rowsOfProject]) =>
  rowsOfProject.map((row): [project: string, row: Row] => [project, row]),
)

export const units: Entry[] = rows.map(([project, row], index) => unit(project, row, index))
