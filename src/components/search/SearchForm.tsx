import { QUERY_PARAMETER } from '#src/site/search.ts'
import type { View } from '../view/view.ts'
import styles from './SearchForm.module.css'
import { SearchIcon } from './SearchIcon.tsx'

/** The field of the page of the search. `SearchResults` shows what is typed; without a script the browser sends it. */
export const SearchForm = ({ view: { t, shell } }: { view: View }) => (
  // biome-ignore lint/a11y/useSemanticElements: older browsers do not know <search>.
  <form
    action={shell.search}
    role="search"
    className={styles.form}
    autoComplete="off"
    data-site-search=""
  >
    <SearchIcon />
    <input
      id="search-field"
      type="search"
      name={QUERY_PARAMETER}
      className={styles.field}
      aria-label={t('search.field')}
      placeholder={t('search.field')}
      enterKeyHint="search"
      autoCapitalize="none"
      data-first-focus=""
    />
    <button type="submit" className={styles.button}>
      {t('search.title')}
    </button>
  </form>
)
