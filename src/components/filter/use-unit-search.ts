import { useCallback, useState } from 'react'
import { get } from '#src/lib/get.ts'
import type { UnitSearch } from '#src/models/site/unit-search.ts'
import type { FilterResults } from './FilterResults.tsx'
import { type Index, indexUnits } from './filter-units.ts'

/** The homes, and what shows them: only who filters needs it. */
type Searchable = { search: UnitSearch; index: Index; Results: typeof FilterResults }

type State = { status: 'idle' | 'loading' | 'failed' } | ({ status: 'ready' } & Searchable)

/** All homes of the language, loaded when `load` is first called; after a failure it may be called again. */
export const useUnitSearch = (address: string): State & { load: () => void } => {
  const [state, setState] = useState<State>({ status: 'idle' })
  const load = useCallback(() => {
    setState((current) => {
      if (current.status === 'loading' || current.status === 'ready') return current
      fetchSearch(address).then(setState, () => setState({ status: 'failed' }))
      return { status: 'loading' }
    })
  }, [address])
  return { ...state, load }
}

const loaded = new Map<string, Promise<State>>()

/** Once a page load, whatever asks. */
const fetchSearch = (address: string): Promise<State> => {
  const known = loaded.get(address)
  if (known) return known
  const loading = Promise.all([fetchUnits(address), import('./FilterResults.tsx')]).then(
    ([search, { FilterResults }]): State => ({
      status: 'ready',
      search,
      index: indexUnits(search),
      Results: FilterResults,
    }),
  )
  loading.catch(() => loaded.delete(address))
  loaded.set(address, loading)
  return loading
}

const fetchUnits = async (address: string): Promise<UnitSearch> => {
  const response = await get(address)
  if (!response.ok) throw new Error(`[GET] "${address}": ${response.status}`)
  return response.json()
}
