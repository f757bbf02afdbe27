import { ArticleCard } from '../cards/ArticleCard.tsx'
import { AllCard } from '../ui/AllCard.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import { Section } from '../ui/Section.tsx'
import type { BlockProps } from './props.ts'

export const ArticlesBlock = ({ model, view }: BlockProps<'articles'>) => {
  const { sectionData, cards, allCard } = model
  const level = sectionData ? 3 : 2
  return (
    <Section data={sectionData}>
      <CardGrid>
        {cards.map((card) => (
          <li key={card.path}>
            <ArticleCard card={card} level={level} view={view} />
          </li>
        ))}
      </CardGrid>
      {allCard && <AllCard card={allCard} level={level} view={view} />}
    </Section>
  )
}
