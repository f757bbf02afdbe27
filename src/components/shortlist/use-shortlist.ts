import { useSyncExternalStore } from 'react'
import { SHORTLIST_CHANGED, type Shortlist } from './store.ts'

/** The visitor's shortlist; null while it is rendered on the server, where nobody has one. */
export const useShortlist = (): Shortlist | null =>
  useSyncExternalStore<Shortlist | null>(
    subscribe,
    () => window.shortlist.get(),
    () => null,
  )

const subscribe = (listener: () => void): (() => void) => {
  addEventListener(SHORTLIST_CHANGED, listener)
  return () => removeEventListener(SHORTLIST_CHANGED, listener)
}
