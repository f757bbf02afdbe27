import { classNames } from '../ui/class-names.ts'
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx'
import type { FrameView } from '../view/view.ts'
import { SearchIcon } from './SearchIcon.tsx'
import styles from './SearchLink.module.css'

type SearchLinkProps = { view: FrameView; labelled?: boolean }

/** The link to the search. */
export const SearchLink = ({ view, labelled = false }: SearchLinkProps) => {
  const { t, shell, page } = view
  const label = t('search.title')
  return (
    <a
      href={shell.search}
      className={classNames(styles.link, labelled && styles.labelled)}
      aria-current={page.current(shell.search)}
      aria-keyshortcuts="Control+K Meta+K"
      title={`${label} (Ctrl K, ⌘ K)`}
      data-search=""
    >
      <SearchIcon />
      {labelled ? label : <VisuallyHidden>{label}</VisuallyHidden>}
    </a>
  )
}
