import type { ReactNode } from 'react'
import { beginMessage } from '../forms/begin-message.ts'
import { ButtonLink } from '../ui/Button.tsx'
import { ChosenItems, ChosenLabel, chosenLines } from './ChosenItems.tsx'
import styles from './FilterResults.module.css'
import type { FilterResultsProps } from './FilterResults.tsx'

type NothingFoundProps = Pick<
  FilterResultsProps,
  'page' | 'options' | 'ask' | 'words' | 'onChoose' | 'onReset'
> & {
  /** The homes that come near. */
  children: ReactNode
}

/** Which choice to remove, whom to ask, and the homes that lack one thing only. */
export const NothingFound = (props: NothingFoundProps) => {
  const { page, options, ask, words, onChoose, onReset, children } = props
  const { choice, found } = page
  return (
    <div className={styles.results}>
      <ChosenItems {...props} />
      <div className={styles.nothing}>
        <p className={styles.title}>{words.t('filter.empty')}</p>
        {found.without.length > 0 && <p>{words.t('filter.loosen')}</p>}
        <ul className={styles.choices}>
          {found.without.map(({ item, choice: fewer, count }) => {
            const text = words.t('filter.without', { n: words.number(count) })
            const [before, after] = text.split('{choice}')
            return (
              <li key={item}>
                <button type="button" className={styles.choice} onClick={() => onChoose(fewer)}>
                  {before}
                  <bdi>
                    {item === null ? (
                      choice.text
                    ) : (
                      <ChosenLabel item={item} options={options} words={words} />
                    )}
                  </bdi>
                  {after}
                </button>
              </li>
            )
          })}
          <li>
            <button type="button" className={styles.choice} onClick={onReset}>
              {words.t('filter.reset')}
            </button>
          </li>
        </ul>
        {ask && (
          <ButtonLink
            href={ask}
            external={false}
            variant="primary"
            view={words}
            onClick={({ currentTarget }) => beginMessage(currentTarget, chosenLines())}
          >
            {words.t('filter.ask')}
          </ButtonLink>
        )}
      </div>
      {found.nearest.length > 0 && (
        <div className={styles.nearest}>
          <p className={styles.title}>{words.t('filter.nearest')}</p>
          {children}
        </div>
      )}
    </div>
  )
}
