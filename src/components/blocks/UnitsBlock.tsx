import { UnitCard } from '../cards/UnitCard.tsx'
import { AllCard } from '../ui/AllCard.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import { Section } from '../ui/Section.tsx'
import type { BlockProps } from './props.ts'

export const UnitsBlock = ({ model, view }: BlockProps<'units'>) => {
  const { sectionData, cards, allCard } = model
  const level = sectionData ? 3 : 2
  return (
    <Section data={sectionData}>
      <CardGrid>
        {cards.map((card) => (
          <li key={card.path}>
            <UnitCard card={card} level={level} view={view} />
          </li>
        ))}
      </CardGrid>
      {allCard && <AllCard card={allCard} level={level} view={view} />}
    </Section>
  )
}
