import type { Block as WireBlockUnion } from '#src/cms/blocks.ts'
import type { LocaleCards } from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'
import { type ArticlesModel, articles } from './articles.ts'
import { type BannerModel, banner } from './banner.ts'
import { type GalleryModel, gallery } from './gallery.ts'
import { type HeroModel, hero } from './hero.ts'
import { type ImageTextModel, imageText } from './image-text.ts'
import { type ItemsModel, items } from './items.ts'
import { type JobsModel, jobs } from './jobs.ts'
import { type LeadFormModel, leadForm } from './lead-form.ts'
import { type MapModel, map } from './map.ts'
import { type MarqueeModel, marquee } from './marquee.ts'
import { type NumbersModel, numbers } from './numbers.ts'
import { type ProjectsModel, projects } from './projects.ts'
import { type QuestionsModel, questions } from './questions.ts'
import { type TextModel, text } from './text.ts'
import { type UnitsModel, units } from './units.ts'
import { type VideoModel, video } from './video.ts'

/** What a block shows, told apart by `block`. */
export type BlockModel =
  | HeroModel
  | TextModel
  | ImageTextModel
  | ItemsModel
  | NumbersModel
  | GalleryModel
  | MarqueeModel
  | QuestionsModel
  | BannerModel
  | VideoModel
  | MapModel
  | ProjectsModel
  | UnitsModel
  | ArticlesModel
  | JobsModel
  | LeadFormModel

/** The models of a dynamic zone. A global block gives way to the blocks that it holds. */
export const blockModels = (
  blocks: WireBlockUnion[],
  context: EntryContext,
  cards: LocaleCards,
): BlockModel[] => blocks.flatMap((block) => blockModel(block, context, cards))

const blockModel = (
  block: WireBlockUnion,
  context: EntryContext,
  cards: LocaleCards,
): BlockModel | BlockModel[] => {
  switch (block.__component) {
    case 'blocks.hero':
      return hero(block, context)
    case 'blocks.text':
      return text(block, context)
    case 'blocks.image-text':
      return imageText(block, context)
    case 'blocks.items':
      return items(block, context)
    case 'blocks.numbers':
      return numbers(block, context)
    case 'blocks.gallery':
      return gallery(block, context)
    case 'blocks.marquee':
      return marquee(block, context)
    case 'blocks.questions':
      return questions(block, context)
    case 'blocks.banner':
      return banner(block, context)
    case 'blocks.video':
      return video(block, context)
    case 'blocks.map':
      return map(block, context)
    case 'blocks.projects':
      return projects(block, context, cards)
    case 'blocks.units':
      return units(block, context, cards)
    case 'blocks.articles':
      return articles(block, context, cards)
    case 'blocks.jobs':
      return jobs(block, context, cards)
    case 'blocks.lead-form':
      return leadForm(block, context)
    case 'blocks.global':
      return globalBlocks(block.global, context, cards)
  }
}

const globalBlocks = (
  documentId: string | null,
  context: EntryContext,
  cards: LocaleCards,
): BlockModel[] => {
  const entry = context.content.byId['global-blocks'].get(documentId ?? '')
  if (!entry) return []
  const { title } = entry
  const place = {
    type: 'global-blocks',
    documentId: entry.documentId,
    locale: context.locale.code,
    title,
  } as const
  return blockModels(entry.blocks, context.within(place), cards)
}
