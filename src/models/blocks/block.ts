import type { Block as WireBlockUnion } from '#src/cms/blocks.ts'
import type { LocaleCards } from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'
import { articles } from './articles.ts'
import { banner } from './banner.ts'
import { gallery } from './gallery.ts'
import { hero } from './hero.ts'
import { home } from './home.ts'
import { imageText } from './image-text.ts'
import { items } from './items.ts'
import { jobs } from './jobs.ts'
import { leadForm } from './lead-form.ts'
import { map } from './map.ts'
import { marquee } from './marquee.ts'
import { numbers } from './numbers.ts'
import { person } from './person.ts'
import { projects } from './projects.ts'
import { questions } from './questions.ts'
import { text } from './text.ts'
import { units } from './units.ts'
import { video } from './video.ts'

/** The function that makes the model of each block, by the block's name. A block without one does not compile. */
const makers = {
  hero,
  text,
  'image-text': imageText,
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
  'lead-form': leadForm,
} satisfies { [Name in BlockName]: Maker<Name> }

type GlobalBlock = Extract<WireBlockUnion, { __component: 'blocks.global' }>
type ContentBlock = Exclude<WireBlockUnion, GlobalBlock>

/** A block's name, as the CMS has it below `blocks.`. */
export type BlockName = ContentBlock['__component'] extends `blocks.${infer Name}` ? Name : never

type Maker<Name extends BlockName> = (
  block: Extract<ContentBlock, { __component: `blocks.${Name}` }>,
  context: EntryContext,
  cards: LocaleCards,
) => { block: Name }

/** What a block shows, discriminated by `block`. */
export type BlockModel = ReturnType<(typeof makers)[keyof typeof makers]>

/** The models of a dynamic zone. A global block is replaced by the blocks that it holds. */
export const blockModels = (
  blocks: WireBlockUnion[],
  context: EntryContext,
  cards: LocaleCards,
): BlockModel[] =>
  blocks.flatMap((block) =>
    block.__component === 'blocks.global'
      ? globalBlocks(block, context, cards)
      : blockModel(block, context, cards),
  )

const blockModel = (block: ContentBlock, context: EntryContext, cards: LocaleCards): BlockModel => {
  // The map pairs each name with its maker; TypeScript can't follow that through a union.
  const make = makers[nameOf(block)] as (
    ...given: [ContentBlock, EntryContext, LocaleCards]
  ) => BlockModel
  return make(block, context, cards)
}

const nameOf = ({ __component }: ContentBlock): BlockName =>
  __component.slice('blocks.'.length) as BlockName

const globalBlocks = (
  { global }: GlobalBlock,
  context: EntryContext,
  cards: LocaleCards,
): BlockModel[] => {
  const entry = context.content.byId['global-blocks'].get(global ?? '')
  if (!entry) return []
  const { documentId, title } = entry
  const place = { type: 'global-blocks', documentId, locale: context.locale.code, title } as const
  return blockModels(entry.blocks, context.within(place), cards)
}
