import { KeptFocus } from '../ui/KeptFocus.tsx'
import { closeOnLeaving } from './close-on-leaving.ts'
import { FilterResults } from './FilterResults.tsx'
import { countItems, suffices } from './filter-units.ts'
import { findHomes, foundPage } from './found-homes.ts'
import { emptyWrong, RangeFields } from './RangeFields.tsx'
import { searchLoader } from './search-loader.ts'

/** What only visitors need who filter: it is loaded with the homes. */
export const engine = {
  closeOnLeaving,
  searchLoader,
  countItems,
  suffices,
  findHomes,
  foundPage,
  FilterResults,
  KeptFocus,
  RangeFields,
  emptyWrong,
}

export type Engine = typeof engine
