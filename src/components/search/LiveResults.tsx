import { type ComponentType, useEffect, useRef, useState } from 'react'
import { setQuery, useQuery } from '../filter/use-query.ts'
import { useSlow } from '../ui/use-slow.ts'
import styles from './FoundPages.module.css'
import type { FoundPagesProps } from './FoundPages.tsx'
import type { SearchResultsProps } from './SearchResults.tsx'
import { isSearch, readSearch, writeSearch } from './search-query.ts'

const PAGES = 20

/**
 * The results of the page of the search. The address follows what is typed and chosen, and the field the address. What
 * the search says has its place before there is anything to say: screen readers tell only what changes in it.
 */
export const LiveResults = ({ settings: { wording }, children }: SearchResultsProps) => {
  const [loaded, setLoaded] = useState<{ Pages: ComponentType<FoundPagesProps> }>()
  const [said, say] = useState('')
  const place = useRef<HTMLDivElement>(null)
  const query = useQuery()
  const wanted = readSearch(query)
  const { text } = wanted
  const [most, setMost] = useState({ of: '', pages: PAGES })
  const pages = most.of === query ? most.pages : PAGES

  useEffect(() => {
    const field = document.getElementById('search-field') as HTMLInputElement | null
    if (!field) return
    const typed = () => {
      const now = readSearch(location.search)
      setQuery(writeSearch({ ...now, text: field.value }), false)
    }
    // What was typed before this code came.
    if (field.value !== '' && document.activeElement === field) typed()
    // With the kind that is chosen, which the form does not have: nobody else is to follow it.
    const sent = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      typed()
    }
    field.addEventListener('input', typed)
    field.form?.addEventListener('submit', sent)
    return () => {
      field.removeEventListener('input', typed)
      field.form?.removeEventListener('submit', sent)
    }
  }, [])

  useEffect(() => {
    const field = document.getElementById('search-field') as HTMLInputElement | null
    if (field && readSearch(location.search).text === text && field.value.trim() !== text.trim())
      field.value = text
  }, [text])

  // The engine is loaded with the words, or when somebody comes to the field.
  useEffect(() => {
    const field = document.getElementById('search-field')
    const load = () => {
      import('./FoundPages.tsx')
        .then(({ FoundPages }) => setLoaded({ Pages: FoundPages }))
        .catch(console.warn)
    }
    if (query !== '') load()
    field?.addEventListener('focus', load)
    return () => field?.removeEventListener('focus', load)
  }, [query])

  const isSlow = useSlow(loaded === undefined && isSearch(wanted))
  return (
    <div ref={place} tabIndex={-1} className={styles.found}>
      <p role="status" className={styles.status}>
        {loaded ? said : isSlow && wording.messages['search.loading']}
      </p>
      {loaded ? (
        <loaded.Pages
          query={wanted}
          wording={wording}
          place={place}
          onSaid={say}
          most={pages}
          onKind={(next) => setQuery(writeSearch({ text, kind: next }), true)}
          more={() => (
            <button
              type="button"
              className={styles.button}
              onClick={() => setMost({ of: query, pages: pages + PAGES })}
            >
              {wording.messages['search.more']}
            </button>
          )}
        >
          {children}
        </loaded.Pages>
      ) : (
        children
      )}
    </div>
  )
}
