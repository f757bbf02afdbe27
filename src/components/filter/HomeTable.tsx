import { memo } from 'react'
import { listed } from '#src/lib/listed.ts'
import { freeze } from '../static/freeze.tsx'
import { Area } from '../ui/Area.tsx'
import { HomePrice } from '../ui/Price.tsx'
import { SiteLink } from '../ui/SiteLink.tsx'
import type { Wording } from '../view/wording.ts'
import type { FilterResultsProps } from './FilterResults.tsx'
import styles from './HomeTable.module.css'
import type { FoundCard } from './search-store.ts'

type HomeTableProps = Pick<FilterResultsProps, 'cards' | 'words'> & { positions: number[] }

const COLUMNS = [
  'filter.home',
  'unit.price',
  'unit.project',
  'unit.kind',
  'unit.bedrooms',
  'unit.area',
  'unit.floor',
  'unit.availability',
] as const

/** The homes as rows, to compare them. On phones each is a line of name and price with the rest below it. */
export const HomeTable = ({ positions, cards, words }: HomeTableProps) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what a phone cannot show at once.
  <section className={styles.frame} aria-label={words.t('filter.table')} tabIndex={0}>
    <table className={styles.table}>
      <thead>
        <tr>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {words.t(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {positions.map((position) => {
          const card = cards.get(position)
          return card && <HomeRow key={card.path} card={card} words={words} />
        })}
      </tbody>
    </table>
  </section>
)

/** As HTML, like the cards. */
const HomeRow = memo(({ card, words }: { card: FoundCard; words: Wording }) =>
  freeze(
    <tr>
      <th scope="row">
        <SiteLink href={card.path} external={false} view={words}>
          {card.title}
        </SiteLink>
      </th>
      <td className={styles.price}>
        <HomePrice amount={card.price} view={words} />
      </td>
      <td>{card.project}</td>
      <td>{words.t(`unit.kind.${card.kind}`)}</td>
      {card.bedrooms > 0 ? (
        <td data-label={words.t('unit.bedrooms')}>{words.number(card.bedrooms)}</td>
      ) : (
        <td data-none="">–</td>
      )}
      <td>
        <Area squareMetres={card.area} view={words} />
      </td>
      <td>{listed(card.floors)}</td>
      <td>{words.t(`unit.availability.${card.availability}`)}</td>
    </tr>,
  ),
)
