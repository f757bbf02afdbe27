import type { WireBlock } from '#src/cms/blocks.ts'
import { chosenOrAll, defined, type LocaleCards, type UnitCard } from '../parts/cards.ts'
import type { EntryContext } from '../parts/context.ts'
import {
  type AllCard,
  optionalAllCard,
  optionalSectionData,
  type SectionData,
} from '../parts/parts.ts'

/** A row of units. */
export type UnitsModel = {
  block: 'units'
  sectionData: SectionData | null
  cards: UnitCard[]
  allCard: AllCard | null
}

export const units = (
  block: WireBlock<'units'>,
  context: EntryContext,
  cards: LocaleCards,
): UnitsModel => ({
  block: 'units',
  sectionData: optionalSectionData(block.sectionData, context),
  cards: defined(chosenOrAll(block.units, context.content.homes.all).map(cards.unit)).slice(
    0,
    block.limit,
  ),
  allCard: optionalAllCard(block.allCard, context),
})
