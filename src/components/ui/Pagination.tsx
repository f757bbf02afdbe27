import type { MouseEvent } from 'react'
import { canTurnTo, type Pagination as PaginationModel } from '#src/models/addresses/pagination.ts'
import type { Wording } from '../view/wording.ts'
import styles from './Pagination.module.css'
import { SiteLink } from './SiteLink.tsx'

type PaginationProps = {
  pagination: PaginationModel
  /** The address of a page. */
  hrefOf: (page: number) => string
  /** Shows a page without going to its address. */
  onPage?: (page: number) => void
  view: Wording
}

/** Links to the other pages of a list; nothing if there is only one. */
export const Pagination = ({ pagination, hrefOf, onPage, view }: PaginationProps) => {
  const { page, totalPages, visible } = pagination
  const { t, number } = view
  if (totalPages < 2) return null
  const follow = (target: number) =>
    onPage && {
      onClick: (event: MouseEvent) => {
        event.preventDefault()
        onPage(target)
      },
    }
  const step = (target: number, rel: 'prev' | 'next') => {
    const label = t(rel === 'prev' ? 'list.previous' : 'list.next')
    const text = (
      <>
        <span className={styles.arrow} data-direction={rel} aria-hidden="true" />
        <span className={styles.word}>{label}</span>
      </>
    )
    return canTurnTo(target, { totalPages }) ? (
      <SiteLink
        href={hrefOf(target)}
        external={false}
        view={view}
        className={styles.step}
        data-rel={rel}
        {...follow(target)}
      >
        {text}
      </SiteLink>
    ) : (
      // biome-ignore lint/a11y/useValidAnchor: this cannot be followed, but keeps its place.
      <a className={styles.step} data-rel={rel} role="link" aria-disabled="true">
        {text}
      </a>
    )
  }
  return (
    <nav aria-label={t('list.pagination')} className={styles.pagination}>
      <p className={styles.status}>
        {t('list.pageOf', { n: number(page), total: number(totalPages) })}
      </p>
      <ul className={styles.pages}>
        <li>{step(page - 1, 'prev')}</li>
        {visible.map((target) => (
          <li key={target}>
            <SiteLink
              href={hrefOf(target)}
              external={false}
              view={view}
              className={styles.page}
              aria-current={target === page ? 'page' : undefined}
              aria-label={t('list.page', { n: number(target) })}
              {...follow(target)}
            >
              {number(target)}
            </SiteLink>
          </li>
        ))}
        <li>{step(page + 1, 'next')}</li>
      </ul>
    </nav>
  )
}
