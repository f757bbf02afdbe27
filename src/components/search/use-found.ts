import { useEffect, useState } from 'react'
import { get } from '#src/lib/get.ts'
import { memo } from '#src/lib/memo.ts'
import { type Found, openSearch } from '#src/search/open-search.ts'
import { isSearch, type SearchQuery } from './search-query.ts'

/** While somebody types, this long after a letter. */
const WAIT_MS = 80

export type Finding =
  | { status: 'idle' }
  | { status: 'failed' }
  | { status: 'found'; found: Found /** For what. */; text: string }

/** What has been found for a query: what was found before, until that is known. `attempt` counts up to try again. */
export const useFound = (
  locale: string,
  { text, kind }: SearchQuery,
  { most, attempt }: { most: number; attempt: number },
): Finding => {
  const [finding, setFinding] = useState<Finding>({ status: 'idle' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt is made for what failed.
  useEffect(() => {
    // What was found before stays until more is known.
    setFinding((before) =>
      before.status === 'found' && isSearch({ text, kind }) ? before : { status: 'idle' },
    )
    if (!isSearch({ text, kind })) return
    let isOld = false
    const show = (next: Finding) => {
      if (!isOld) setFinding(next)
    }
    const timer = setTimeout(() => {
      const search = () => searchOf(locale)(text, { most, kind })
      search()
        .catch(search)
        .then(
          (found) => show({ status: 'found', found, text }),
          (error) => {
            console.warn(error)
            show({ status: 'failed' })
          },
        )
    }, WAIT_MS)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [locale, text, kind, most, attempt])
  return finding
}

/** The search of a language, kept as long as the tab stays on the site. */
const searchOf = memo((locale) =>
  openSearch(locale, async (path) => {
    const response = await get(path)
    if (!response.ok) throw new Error(`[GET] "${path}": ${response.status}`)
    return response.json()
  }),
)
