import type { Entry } from '#src/cms/types.ts'
import { type BlockModel, blockModels } from '../blocks/block.ts'
import type { LocaleCards } from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'

/** The main page or a plain page. `title` is the heading where no hero opens the page. */
export type BlocksModel = { type: 'main' | 'page'; title: string; blocks: BlockModel[] }

export const blocksPage = (
  entry: Entry<'pages'>,
  context: EntryContext,
  cards: LocaleCards,
): BlocksModel => ({
  type: entry.kind === 'main' ? 'main' : 'page',
  title: entry.title,
  blocks: blockModels(entry.blocks, context, cards),
})
