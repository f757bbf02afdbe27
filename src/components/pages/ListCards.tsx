import type { ListModel } from '#src/models/pages/list.ts'
import { ArticleCard } from '../cards/ArticleCard.tsx'
import { JobList } from '../cards/JobList.tsx'
import { ProjectCard } from '../cards/ProjectCard.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import type { HeadingLevel } from '../ui/Heading.tsx'
import type { View } from '../view.ts'

type ListCardsProps = { content: ListModel; level: HeadingLevel; view: View }

/** The cards of a list, by its kind. */
export const ListCards = ({ content, level, view }: ListCardsProps) => {
  if (content.cards.length === 0) return <p>{view.t('list.empty')}</p>
  switch (content.list) {
    case 'projects':
      return (
        <CardGrid columns={2}>
          {content.cards.map((card) => (
            <li key={card.path}>
              <ProjectCard card={card} level={level} view={view} />
            </li>
          ))}
        </CardGrid>
      )
    case 'units':
      return (
        <CardGrid>
          {content.cards.map((card) => (
            <li key={card.path}>
              <UnitCard card={card} level={level} view={view} />
            </li>
          ))}
        </CardGrid>
      )
    case 'articles':
      return (
        <CardGrid>
          {content.cards.map((card) => (
            <li key={card.path}>
              <ArticleCard card={card} level={level} view={view} />
            </li>
          ))}
        </CardGrid>
      )
    case 'jobs':
      return <JobList cards={content.cards} level={level} view={view} />
  }
}
