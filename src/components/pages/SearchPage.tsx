import { SearchForm } from '../search/SearchForm.tsx'
import { SearchResults } from '../search/SearchResults.tsx'
import { searchSettings } from '../search/search-settings.ts'
import { PageHeader } from '../ui/PageHeader.tsx'
import { Section } from '../ui/Section.tsx'
import type { PageProps } from './props.ts'
import styles from './SearchPage.module.css'

/** The page of the search. What is searched for is in its address, which can be shared. */
export const SearchPage = ({ content, view }: PageProps<'search'>) => {
  const { t, shell } = view
  return (
    <>
      <PageHeader title={t('search.title')} summary={t('search.text')}>
        <SearchForm view={view} />
      </PageHeader>
      <Section data={null}>
        <div className={styles.body}>
          <SearchResults settings={searchSettings(shell)}>
            <div>
              <p data-scripting="none">{t('search.noScript')}</p>
              <p data-scripting="enabled">{t('search.browse')}</p>
              <ul className={styles.links}>
                {content.links.map(({ label, path }) => (
                  <li key={path}>
                    <a href={path}>{label}</a>
                  </li>
                ))}
              </ul>
            </div>
          </SearchResults>
        </div>
      </Section>
    </>
  )
}
