import styles from './ChosenItems.module.css'
import { EnteredRange } from './FilterLabel.tsx'
import type { FilterResultsProps } from './FilterResults.tsx'
import { optionOf } from './filter-choice.ts'
import { fewerChoices } from './found-homes.ts'

type ChosenItemsProps = Pick<FilterResultsProps, 'page' | 'options' | 'words' | 'onChoose'>

/**
 * All that is chosen: on a phone most of the bar is out of sight. Pressing one removes it. They come with the homes
 * that they have found, so that nothing moves.
 */
export const ChosenItems = ({ page: { choice }, options, words, onChoose }: ChosenItemsProps) => {
  const chosen = fewerChoices(choice)
  if (chosen.length === 0) return null
  return (
    <ul className={styles.chosen} aria-label={words.t('unit.filter')}>
      {chosen.map(({ item, choice: fewer }) => (
        <li key={item}>
          <button
            type="button"
            aria-pressed="true"
            className={styles.item}
            onClick={() => onChoose(fewer)}
          >
            <span>
              {item === null ? (
                choice.text
              ) : (
                <ChosenLabel item={item} options={options} words={words} />
              )}
            </span>
          </button>
        </li>
      ))}
    </ul>
  )
}

type ChosenLabelProps = Pick<ChosenItemsProps, 'options' | 'words'> & { item: string }

/** An item or an entered range with the name of its option, such as "Bedrooms: 3". */
export const ChosenLabel = ({ item, options, words }: ChosenLabelProps) => {
  const option = options.find(({ key }) => key === optionOf(item))
  const known = option?.items.find(({ id }) => id === item)
  return (
    <>
      {option?.label}: {known ? known.label : <EnteredRange item={item} view={words} />}
    </>
  )
}

/** What is chosen as the visitor reads it, in currency and unit of the visitor. */
export const chosenLines = (): string[] =>
  [...document.querySelectorAll<HTMLElement>(`.${styles.chosen} button`)].map(
    // biome-ignore lint/performance/useDomNodeTextContent: an area is in the page in both units, and shown in one.
    ({ innerText }) => innerText,
  )
