import { memo, useDeferredValue } from 'react'
import { canTurnTo } from '#src/models/addresses/pagination.ts'
import { UnitCard } from '../cards/UnitCard.tsx'
import { freeze } from '../static/freeze.tsx'
import { CardGrid } from '../ui/CardGrid.tsx'
import type { HeadingLevel } from '../ui/Heading.tsx'
import { Pagination } from '../ui/Pagination.tsx'
import type { Wording } from '../view/wording.ts'
import { ChosenItems } from './ChosenItems.tsx'
import type { ShownOption } from './FilterForm.tsx'
import styles from './FilterResults.module.css'
import { type FilterChoice, queryOf } from './filter-choice.ts'
import type { FoundPage } from './found-homes.ts'
import { HomeTable } from './HomeTable.tsx'
import { NothingFound } from './NothingFound.tsx'
import type { FoundCard } from './search-store.ts'

export type FilterResultsProps = {
  page: FoundPage
  /** By the position of the home. */
  cards: ReadonlyMap<number, FoundCard>
  options: ShownOption[]
  listPath: string
  /** Where visitors can say what they are looking for. */
  ask: string | null
  level: HeadingLevel
  words: Wording
  onChoose: (choice: FilterChoice) => void
  onReset: () => void
  onPage: (page: number) => void
}

/** As many as a phone shows at a time. The cards after them follow a frame later. */
const AT_ONCE = 2

/** What is chosen, and a page of the homes that were found, as cards or as a table, or, if there are none, what comes near. */
export const FilterResults = (props: FilterResultsProps) => {
  const { page, cards, listPath, level, words, onPage } = props
  if (page.found.units.length === 0) {
    return (
      <NothingFound {...props}>
        <HomeCards positions={page.positions} cards={cards} level={level} words={words} />
      </NothingFound>
    )
  }
  return (
    <div className={styles.results}>
      <ChosenItems {...props} />
      {page.choice.table ? (
        <HomeTable positions={page.positions} cards={cards} words={words} />
      ) : (
        <HomeCards positions={page.positions} cards={cards} level={level} words={words} />
      )}
      <Pagination
        pagination={page.pagination}
        hrefOf={(target) => listPath + queryOf({ ...page.choice, page: target })}
        onPage={(target) => canTurnTo(target, page.pagination) && onPage(target)}
        view={words}
      />
    </div>
  )
}

type HomeCardsProps = Pick<FilterResultsProps, 'cards' | 'level' | 'words'> & {
  positions: number[]
}

const HomeCards = ({ positions, cards, level, words }: HomeCardsProps) => {
  const later = useDeferredValue(positions)
  const shown = [...positions.slice(0, AT_ONCE), ...later.slice(AT_ONCE, positions.length)]
  return (
    <CardGrid>
      {shown.map((position, place) => {
        const card = cards.get(position)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a card that makes room for another one is not missing in between.
          <li key={place}>{card && <HomeCard card={card} level={level} words={words} />}</li>
        )
      })}
    </CardGrid>
  )
}

type HomeCardProps = Pick<FilterResultsProps, 'level' | 'words'> & { card: FoundCard }

/** As HTML a card takes a fraction of the time: React sees one element instead of forty. */
const HomeCard = memo(({ card, level, words }: HomeCardProps) =>
  freeze(<UnitCard card={card} level={level} view={words} />),
)
