'use client'

import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import type { SearchSettings } from './search-settings.ts'

export type SearchResultsProps = {
  settings: SearchSettings
  /** What is shown while nothing is searched for. */
  children: ReactNode
}

/** What has been found for the words in the address. The code of this page alone is no part of the code of all pages. */
export const SearchResults = (props: SearchResultsProps) => {
  const [loaded, setLoaded] = useState<{ Results: ComponentType<SearchResultsProps> }>()
  useEffect(() => {
    import('./LiveResults.tsx')
      .then(({ LiveResults }) => setLoaded({ Results: LiveResults }))
      .catch(console.warn)
  }, [])
  return loaded ? <loaded.Results {...props} /> : props.children
}
