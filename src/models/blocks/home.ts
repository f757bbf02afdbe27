import type { WireBlock } from '#src/cms/blocks.ts'
import type { LocaleCards, UnitCard } from '../parts/cards.ts'
import type { Button, EntryContext } from '../parts/context.ts'
import { homePlan, type PlanFloor } from '../parts/home-plan.ts'
import { type SectionData, sectionData } from '../parts/parts.ts'

type ShownHome = Pick<
  UnitCard,
  'path' | 'title' | 'summary' | 'project' | 'kind' | 'bedrooms' | 'area' | 'price' | 'availability'
> & { bathrooms: number }

/** One home with its plan, drawn large. */
export type HomeModel = {
  block: 'home'
  sectionData: SectionData
  /** Null if it is not published. */
  home: ShownHome | null
  /** The floor with the most rooms; null if the home has no drawing. */
  floor: PlanFloor | null
  buttons: Button[]
}

export const home = (
  block: WireBlock<'home'>,
  context: EntryContext,
  cards: LocaleCards,
): HomeModel => {
  const entry = context.content.byId.units.get(block.unit ?? '')
  const card = entry && cards.unit(entry.documentId)
  const floors = card ? (homePlan(entry, [], context.content)?.floors ?? []) : []
  return {
    block: 'home',
    sectionData: sectionData(block.sectionData, context),
    home: card ? shownHome(card, entry.bathrooms) : null,
    floor: floors.toSorted((a, b) => b.rooms.length - a.rooms.length)[0] ?? null,
    buttons: context.buttons(block.buttons),
  }
}

const shownHome = (card: UnitCard, bathrooms: number): ShownHome => {
  const { path, title, summary, project, kind, bedrooms, area, price, availability } = card
  return { path, title, summary, project, kind, bedrooms, bathrooms, area, price, availability }
}
