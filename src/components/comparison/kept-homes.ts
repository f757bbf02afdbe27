import { joined, type KeptHome } from '#src/account/shortlist.ts'
import type { ComparedHome } from './load-home.ts'
import type { LoadedHomes } from './use-homes.ts'

/** Keeps homes behind those that are kept already. If there is no room for all of them, it says so. */
export const keepHomes = (homes: ComparedHome[]): void => {
  const { shortlist } = window
  const next = joined(shortlist.get().homes, homes.map(keptHome))
  shortlist.change(next)
  if (homes.some(({ id }) => !next.some((home) => home.id === id))) shortlist.sayFull()
}

/**
 * Takes homes that the site has no more off the shortlist, and gives the others their current titles and paths. Those
 * alone are no change of the list, so they don't outweigh the account's.
 *
 * @returns how many were taken off.
 */
export const refreshShortlist = (loaded: LoadedHomes): number => {
  const { homes: before } = window.shortlist.get()
  const now = before.flatMap((home) => {
    const result = loaded[home.path]
    if (result?.status === 'gone') return []
    return result?.status === 'ready' ? [keptHome(result.home)] : [home]
  })
  if (now.length < before.length) window.shortlist.change(now)
  else if (JSON.stringify(now) !== JSON.stringify(before)) {
    window.shortlist.set({ ...window.shortlist.get(), homes: now })
  }
  return before.length - now.length
}

const keptHome = ({ id, path, title }: ComparedHome): KeptHome => ({ id, path, title })
