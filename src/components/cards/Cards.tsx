import type { ComponentType } from 'react'
import { CardGrid } from '../ui/CardGrid.tsx'
import { type Extent, inRowsOf } from '../ui/extents.ts'
import type { HeadingLevel } from '../ui/Heading.tsx'
import type { View } from '../view/view.ts'
import type { Wording } from '../view/wording.ts'

/** @template V what a card needs to say things: in the browser no more than the wording. */
export type CardProps<C, V extends Wording = View> = {
  card: C
  level: HeadingLevel
  view: V
  /** Whether its picture opens the page. */
  opening?: boolean
  /** Where its picture stands, if not in rows of three. */
  extent?: Extent
}

/** The component that shows one card. */
export type CardComponent<C> = ComponentType<CardProps<C>>

type CardsProps<C> = {
  as: CardComponent<C>
  cards: C[]
  columns?: 2 | 3
  /** Whether they open the page: then the first picture loads at once. */
  opening?: boolean
  level: HeadingLevel
  view: View
}

/** Cards of one kind, each the link to its page. */
export const Cards = <C extends { path: string }>({
  as: Card,
  cards,
  columns = 3,
  opening = false,
  level,
  view,
}: CardsProps<C>) => (
  <CardGrid columns={columns}>
    {cards.map((card, position) => (
      <li key={card.path}>
        <Card
          card={card}
          level={level}
          view={view}
          opening={opening && position === 0}
          extent={inRowsOf(columns)}
        />
      </li>
    ))}
  </CardGrid>
)
