import { useSyncExternalStore } from 'react'
import { IDLE, type SearchState, type SearchStore, searchStore } from './search-store.ts'

/** What of the homes of the language has been loaded, and what loads more of them. */
export const useUnitSearch = (address: string): SearchState & Pick<SearchStore, 'load'> => {
  const { subscribe, now, load } = searchStore(address)
  return { ...useSyncExternalStore(subscribe, now, () => IDLE), load }
}
