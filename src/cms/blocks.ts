import { z } from 'zod'
import {
  advisor,
  allCard,
  button,
  buttonImage,
  chip,
  filterSearch,
  images,
  item,
  number,
  question,
  sectionData,
} from './components.ts'
import {
  cssLength,
  markdown,
  media,
  optionalText,
  relation,
  relations,
  requiredMedia,
} from './fields.ts'

/** The blocks of `cms/src/components/blocks`, discriminated by `__component`. */

export const block = <Name extends string, Shape extends z.ZodRawShape>(name: Name, shape: Shape) =>
  z.object({ __component: z.literal(name), ...shape })

const limit = z.int().min(1)

const hero = block('blocks.hero', {
  sectionData,
  images,
  video: media(),
  search: filterSearch.nullable(),
  chips: z.array(chip),
  buttons: z.array(button),
})

const richText = block('blocks.text', { sectionData: sectionData.nullable(), text: markdown() })

const imageText = block('blocks.image-text', {
  sectionData,
  images,
  imageSide: z.enum(['start', 'end']),
  chips: z.array(chip),
  items: z.array(item),
  buttons: z.array(button),
})

const items = block('blocks.items', {
  sectionData: sectionData.nullable(),
  items: z.array(item),
  buttons: z.array(button),
})

const numbers = block('blocks.numbers', {
  sectionData: sectionData.nullable(),
  items: z.array(number),
})

const gallery = block('blocks.gallery', {
  sectionData: sectionData.nullable(),
  images: z.array(images),
  arrangement: z.enum(['grid', 'evening']).nullable(),
})

const marquee = block('blocks.marquee', {
  sectionData: sectionData.nullable(),
  chips: z.array(chip),
  duration: z.number().min(1).nullable(),
  delay: z.number().min(0).nullable(),
  loop: z.int().min(0).nullable(),
  gradientLength: cssLength().nullable(),
})

const questions = block('blocks.questions', {
  sectionData: sectionData.nullable(),
  items: z.array(question),
})

const banner = block('blocks.banner', {
  sectionData,
  images: images.nullable(),
  buttons: z.array(button),
  buttonImage: z.array(buttonImage),
})

const video = block('blocks.video', {
  sectionData: sectionData.nullable(),
  video: requiredMedia(),
  poster: images.nullable(),
  caption: optionalText(),
})

const map = block('blocks.map', {
  sectionData: sectionData.nullable(),
  images,
  projects: relations(),
})

const projects = block('blocks.projects', {
  sectionData: sectionData.nullable(),
  projects: relations(),
  limit,
  allCard: allCard.nullable(),
})

const units = block('blocks.units', {
  sectionData: sectionData.nullable(),
  units: relations(),
  limit,
  allCard: allCard.nullable(),
})

const home = block('blocks.home', { sectionData, unit: relation(), buttons: z.array(button) })

const person = block('blocks.person', {
  sectionData,
  advisor,
  occupation: optionalText(),
  buttons: z.array(button),
})

const articles = block('blocks.articles', {
  sectionData: sectionData.nullable(),
  articles: relations(),
  tag: relation(),
  limit,
  allCard: allCard.nullable(),
})

const jobs = block('blocks.jobs', {
  sectionData: sectionData.nullable(),
  jobs: relations(),
  button: button.nullable(),
})

const leadForm = block('blocks.lead-form', {
  sectionData,
  form: relation(),
  images: images.nullable(),
})

const global = block('blocks.global', { global: relation() })

const contentBlocks = [
  hero,
  richText,
  imageText,
  items,
  numbers,
  gallery,
  marquee,
  questions,
  banner,
  video,
  map,
  projects,
  units,
  home,
  person,
  articles,
  jobs,
  leadForm,
] as const

/** A block of a global block: any but another global block. */
export const globalZoneBlock = z.discriminatedUnion('__component', contentBlocks)

/** A block of a page. */
export const pageZoneBlock = z.discriminatedUnion('__component', [...contentBlocks, global])

export type Block = z.infer<typeof pageZoneBlock>

/** The block of a component, by its name without the category. */
export type WireBlock<Name extends string> = Extract<Block, { __component: `blocks.${Name}` }>
