import type { ListModel } from '#src/models/pages/list.ts'
import { ArticleCard } from '../cards/ArticleCard.tsx'
import { Cards } from '../cards/Cards.tsx'
import { JobList } from '../cards/JobList.tsx'
import { ProjectCard } from '../cards/ProjectCard.tsx'
import { UnitCard } from '../cards/UnitCard.tsx'
import { Empty } from '../ui/Empty.tsx'
import type { HeadingLevel } from '../ui/Heading.tsx'
import type { View } from '../view/view.ts'

type ListCardsProps = { content: ListModel; level: HeadingLevel; view: View; opening: boolean }

/** The cards of a list, by its kind; `opening` if nothing with a picture comes before them. */
export const ListCards = ({ content, level, view, opening }: ListCardsProps) => {
  const shown = { level, view, opening }
  if (content.cards.length === 0) return <Empty>{view.t('list.empty')}</Empty>
  switch (content.list) {
    case 'projects':
      return <Cards as={ProjectCard} cards={content.cards} columns={2} {...shown} />
    case 'units':
      return <Cards as={UnitCard} cards={content.cards} {...shown} />
    case 'articles':
      return <Cards as={ArticleCard} cards={content.cards} {...shown} />
    case 'jobs':
      return <JobList cards={content.cards} level={level} view={view} />
  }
}
