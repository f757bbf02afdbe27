import { classNames } from '../ui/class-names.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { FrameView } from '../view/view.ts'
import { HeartIcon } from './HeartIcon.tsx'
import styles from './ShortlistLink.module.css'

type ShortlistLinkProps = { view: FrameView; labelled?: boolean }

/** The link to the shortlist. `keepShortlist` sets the count, for which space is reserved from the start. */
export const ShortlistLink = ({ view, labelled = false }: ShortlistLinkProps) => {
  const { t, shell, page } = view
  const label = t('shortlist.title')
  return (
    <a
      href={shell.shortlist}
      className={classNames(styles.link, labelled && styles.labelled)}
      aria-current={page.current(shell.shortlist)}
      data-scripting="enabled"
    >
      <HeartIcon />
      {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}{' '}
      <span className={styles.count} data-shortlist-count="" hidden />
    </a>
  )
}
