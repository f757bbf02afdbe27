import type { AllCard as AllCardModel, SectionData } from '#src/models/parts/parts.ts'
import { type CardComponent, Cards } from '../cards/Cards.tsx'
import { AllCard } from '../ui/AllCard.tsx'
import { Section } from '../ui/Section.tsx'
import type { View } from '../view/view.ts'

type CardsBlockProps<C> = {
  model: { sectionData: SectionData | null; cards: C[]; allCard: AllCardModel | null }
  view: View
}

/** The block that shows cards of one kind, and the card that leads to all of them. */
export const cardsBlock =
  <C extends { path: string }>(Card: CardComponent<C>) =>
  ({ model: { sectionData, cards, allCard }, view }: CardsBlockProps<C>) => {
    const level = sectionData ? 3 : 2
    return (
      <Section data={sectionData}>
        <Cards as={Card} cards={cards} level={level} view={view} />
        {allCard && <AllCard card={allCard} level={level} view={view} />}
      </Section>
    )
  }
