import { memo } from '#src/lib/memo.ts'
import type { Picture } from '#src/models/parts/media.ts'
import type { SearchedUnit, SearchIndex } from '#src/models/whole-site/unit-search.ts'
import type { Engine } from './engine.ts'
import { fetchJson } from './fetch-json.ts'
import type { Index } from './filter-units.ts'

/** What a card in the browser shows. */
export type FoundCard = Omit<SearchedUnit, 'picture'> & { picture: Picture | null }

/** What has been loaded so far; a new value after each change. */
export type SearchState = {
  status: 'idle' | 'loading' | 'failed' | 'ready'
  engine?: Engine
  index?: Index
  /** By the position of the home in the list. */
  cards: ReadonlyMap<number, FoundCard>
}

/** What is wanted of the search data besides the figures. */
export type Wanted = { words?: boolean; listed?: boolean; cards?: readonly number[] }

export type SearchStore = {
  now: () => SearchState
  subscribe: (listener: () => void) => () => void
  /** Loads what is wanted and not there; what fails is tried once more, and again when it is wanted again. */
  load: (wanted: Wanted) => void
}

/** Nothing before somebody is about to choose. */
export const IDLE: SearchState = { status: 'idle', cards: new Map() }

const makeStore = (address: string): SearchStore => {
  let state = IDLE
  let loading: Promise<(wanted: Wanted) => Promise<void>> | undefined
  const listeners = new Set<() => void>()
  const change = (next: Partial<SearchState>) => {
    state = { ...state, ...next }
    for (const listener of listeners) listener()
  }
  const start = async () => {
    // Beside the engine; what opens it learns whether it could be loaded.
    const ahead = fetchJson<SearchIndex>(address)
    ahead.catch(() => {})
    const { engine } = await import('./engine.ts')
    state = { ...state, engine }
    return engine.searchLoader({ address, ahead, now: () => state, change })
  }
  const attempt = async (wanted: Wanted) => {
    loading ??= start()
    const loader = loading
    await loader.then(
      (load) => load(wanted),
      (error) => {
        if (loading === loader) loading = undefined
        throw error
      },
    )
  }
  return {
    now: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    load: (wanted) => {
      if (state.status !== 'ready') change({ status: 'loading' })
      attempt(wanted)
        .catch(() => attempt(wanted))
        .then(
          () => state.status !== 'ready' && change({ status: 'ready' }),
          () => change({ status: 'failed' }),
        )
    },
  }
}

/** The homes of a language, kept as long as the tab stays on the site. */
export const searchStore = memo(makeStore)
