import { useSyncExternalStore } from 'react'
import { pushEntry, replaceEntry } from '../router/history-entry.ts'
import { QUERY_CHANGED } from './query-changed.ts'

/** The query of the page's address; '' while it is rendered on the server, where nobody has chosen yet. */
export const useQuery = (): string => useSyncExternalStore(subscribe, read, () => '')

/**
 * Sets the query. A choice is a step that the back button undoes; what is typed is one step in all.
 *
 * @param step whether the change adds an entry to the history.
 */
export const setQuery = (query: string, step: boolean): void => {
  const address = location.pathname + query
  if (step) pushEntry(address)
  else replaceEntry(address)
  dispatchEvent(new Event(QUERY_CHANGED))
}

const read = (): string => location.search

const subscribe = (listener: () => void): (() => void) => {
  addEventListener('popstate', listener)
  addEventListener(QUERY_CHANGED, listener)
  return () => {
    removeEventListener('popstate', listener)
    removeEventListener(QUERY_CHANGED, listener)
  }
}
