import { type Pagination as PaginationModel, pagePath } from '#src/models/pagination.ts'
import type { View } from '../view.ts'
import styles from './Pagination.module.css'
import { SiteLink } from './SiteLink.tsx'

type PaginationProps = { pagination: PaginationModel; listPath: string; view: View }

/** Links to the other pages of a list; nothing where there is but one. */
export const Pagination = ({ pagination, listPath, view }: PaginationProps) => {
  const { page, totalPages, visible } = pagination
  const { t, number } = view
  if (totalPages < 2) return null
  const step = (target: number, rel: 'prev' | 'next') => {
    const label = t(rel === 'prev' ? 'list.previous' : 'list.next')
    const text = (
      <>
        <span className={styles.arrow} data-direction={rel} aria-hidden="true" />
        <span className={styles.word}>{label}</span>
      </>
    )
    return target >= 1 && target <= totalPages ? (
      <SiteLink
        href={pagePath(listPath, target)}
        external={false}
        view={view}
        className={styles.step}
        data-rel={rel}
      >
        {text}
      </SiteLink>
    ) : (
      // A link without an address: what can't be followed, but keeps its place.
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
              href={pagePath(listPath, target)}
              external={false}
              view={view}
              className={styles.page}
              aria-current={target === page ? 'page' : undefined}
              aria-label={t('list.page', { n: number(target) })}
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
