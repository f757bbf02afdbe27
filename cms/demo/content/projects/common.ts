import { type Entry, type Fields, fileLink, media, ref } from '../../entry.ts'
import { below } from '../below/below.ts'
import { advisorOf, type Language } from '../people/advisors.ts'
import { brochureOf, documentsOf } from './documents.ts'
import { finderPictures } from './outlines.ts'
import { paymentPlanOf } from './payment-plans.ts'
import { pictures } from './pictures.ts'
import { coordinatesOf, placeOf } from './place.ts'

/** What is the same in every language. `icons` are those of the facts, in their order. */
type Frame = {
  key: string
  order: number
  character: string
  stage: 'planned' | 'construction' | 'ready'
  completion?: string
  /** Handover, progress, permit, escrow account and who is mailed its leads, where they are known. */
  sale?: Fields
  position: [x: number, y: number]
  video?: string
  pictures: string[]
  amenities: string[]
  icons: string[]
  /** Whether the button of the project arranges a visit. Others ask a question. */
  visit?: true
}
/** What is written anew in each language. A fact is a label and a value. */
type Copy = {
  title: string
  district: string
  address: string
  summary: string
  button: string
  facts: [label: string, value: string][]
  seo: [title: string, description: string]
  text: string
}

/** A project: its frame and its copy put into the fields of the content type. */
export const project = (frame: Frame, copy: Record<Language, Copy>): Entry => {
  const fields = (language: Language): Fields => {
    const { title, district, address, summary, button, facts, seo, text } = copy[language]
    const advisor = advisorOf(frame.key, language)
    const brochure = brochureOf(frame.key, language)
    return {
      title,
      slug: frame.key,
      summary,
      text: text.trim(),
      district,
      address,
      images: pictures(language, frame.pictures),
      detailButton: {
        label: button,
        href: brochure ? fileLink(brochure) : frame.visit ? '#modal:visit' : '#modal:interest',
        icon: media(brochure ? 'icon-document.svg' : 'icon-calendar.svg'),
        variant: 'text',
      },
      files: documentsOf(frame.key, { title, language }),
      ...(advisor && { advisor }),
      projectInfo: facts.map(([label, value], index) => ({
        label,
        value,
        icon: media(`icon-${frame.icons[index] ?? 'key'}.svg`),
      })),
      ...paymentPlanOf(frame.key, language),
      ...placeOf(frame.key, language),
      amenities: frame.amenities.map((key) => ref('amenity', key)),
      ...below(`project/${frame.key}`, language),
      seo: {
        title: seo[0],
        description: seo[1],
        image: media(`${frame.key}-day-desktop.jpg`),
      },
    }
  }
  const shared: Fields = {
    character: frame.character,
    stage: frame.stage,
    order: frame.order,
    pinImage: media('mark-mira.svg'),
    position: { x: frame.position[0], y: frame.position[1] },
    coordinates: coordinatesOf(frame.position),
    mapImage: media(`map-${frame.key}.jpg`),
  }
  const finderPicture = finderPictures[frame.key]
  if (finderPicture) shared.finderImage = media(finderPicture)
  if (frame.completion) shared.completion = frame.completion
  Object.assign(shared, frame.sale)
  if (frame.video) shared.video = media(frame.video)
  return { key: frame.key, shared, en: fields('en'), ar: fields('ar'), de: fields('de') }
}
