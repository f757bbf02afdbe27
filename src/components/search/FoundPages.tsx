import { type ReactNode, type RefObject, useLayoutEffect, useState } from 'react'
import { KINDS, type Kind, type SearchRecord } from '#src/search/document.ts'
import type { Found } from '#src/search/open-search.ts'
import { Picture } from '../ui/Picture.tsx'
import { HomePrice, PriceIn } from '../ui/Price.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import { useSlow } from '../ui/use-slow.ts'
import { type Wording, type WordingSource, wordingOf } from '../view/wording.ts'
import styles from './FoundPages.module.css'
import { PageIcon } from './PageIcon.tsx'
import { isSearch, type SearchQuery } from './search-query.ts'
import { type Finding, useFound } from './use-found.ts'

export type FoundPagesProps = {
  query: SearchQuery
  wording: WordingSource
  /** What holds the results; it takes the focus of buttons that go. */
  place: RefObject<HTMLElement | null>
  /** Is told what is to be said of the search. */
  onSaid: (words: string) => void
  /** So many are shown. */
  most: number
  /** Chooses a kind; without it all kinds are shown together. */
  onKind?: (kind: Kind | null) => void
  /** What leads to more results than are shown. */
  more: () => ReactNode
  /** What is shown while nothing is searched for, and where nothing was found. */
  children?: ReactNode
}

/** The pages that a search has found, with their kind, picture and price. */
export const FoundPages = (props: FoundPagesProps) => {
  const { query, wording, place, onSaid, most, onKind, more, children } = props
  const view = wordingOf(wording)
  const [attempt, setAttempt] = useState(0)
  const finding = useFound(wording.locale, query, { most, attempt })
  const isSlow = useSlow(finding.status === 'idle' && isSearch(query))
  useKeptFocus(place)
  const words = isSlow ? view.t('search.loading') : wordsFor(finding, query, view)
  // Before anything is painted, so that nothing jumps.
  useLayoutEffect(() => onSaid(words), [onSaid, words])
  if (finding.status === 'idle') return children
  if (finding.status === 'failed') {
    return (
      <div role="alert" className={styles.message}>
        <p>{view.t('search.failed')}</p>
        <button type="button" className={styles.button} onClick={() => setAttempt(attempt + 1)}>
          {view.t('form.retry')}
        </button>
      </div>
    )
  }
  const { total, kinds, records } = finding.found
  return (
    <>
      {onKind && total > 0 && (
        <KindChoice kinds={kinds} total={total} chosen={query.kind} onKind={onKind} view={view} />
      )}
      <ul className={styles.list}>
        {records.map((record) => (
          <li key={record.path}>
            <FoundPage record={record} view={view} />
          </li>
        ))}
      </ul>
      {countOf(finding.found, query) > records.length && more()}
      {total === 0 && children && (
        <div className={styles.message}>
          <p>{view.t('search.hint')}</p>
          {children}
        </div>
      )}
    </>
  )
}

/** How many pages of the chosen kind there are. */
const countOf = ({ total, kinds }: Found, { kind }: SearchQuery): number =>
  kind === null ? total : kinds[kind]

/** What is said of a search; a failure is said by itself. */
const wordsFor = (finding: Finding, query: SearchQuery, view: Wording): string => {
  if (finding.status !== 'found') return ''
  const { found, text } = finding
  return found.total > 0
    ? view.t('search.results', { n: view.number(countOf(found, query)) })
    : view.t('search.empty', { query: text.trim() })
}

type KindChoiceProps = {
  kinds: Record<Kind, number>
  total: number
  chosen: Kind | null
  onKind: (kind: Kind | null) => void
  view: Wording
}

const KindChoice = ({ kinds, total, chosen, onKind, view }: KindChoiceProps) => (
  <ul className={styles.kinds}>
    {[null, ...KINDS]
      .filter((kind) => kind === null || kind === chosen || kinds[kind] > 0)
      .map((kind) => (
        <li key={kind}>
          <button
            type="button"
            className={styles.kind}
            aria-pressed={kind === chosen}
            onClick={() => onKind(kind)}
          >
            {view.t(`search.kinds.${kind ?? 'any'}`)}{' '}
            <span className={styles.count}>{view.number(kind === null ? total : kinds[kind])}</span>
          </button>
        </li>
      ))}
  </ul>
)

const FoundPage = ({ record, view }: { record: SearchRecord; view: Wording }) => {
  const { kind, path, title, about, price, picture } = record
  return (
    <a href={path} className={styles.page}>
      <span className={styles.picture}>
        {picture === null ? (
          <PageIcon />
        ) : (
          <Picture
            picture={{
              desktop: { src: picture, width: 0, height: 0 },
              tablet: null,
              mobile: null,
              alt: '',
            }}
            extent="result"
          />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.about}>{view.t(`search.kind.${kind}`)}</span>
        <span className={styles.title}>{title}</span>
        {about !== '' && <span className={styles.line}>{about}</span>}
      </span>
      {(price !== null || kind === 'unit') && (
        <span className={styles.price}>
          {kind === 'project' && price !== null ? (
            <PriceIn text="project.from" amount={price} view={view} />
          ) : (
            <HomePrice amount={price} view={view} />
          )}
        </span>
      )}
    </a>
  )
}
