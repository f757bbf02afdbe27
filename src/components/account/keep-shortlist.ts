import { idsOf, withAccount } from '#src/account/shortlist.ts'
import { SHORTLIST_CHANGED } from '../shortlist/store.ts'
import { loadCalls } from './load-calls.ts'

/** Changes that follow each other within this time are saved as one. */
const QUIET_MS = 400

let watching = false
let timer: ReturnType<typeof setTimeout> | undefined

/** Somebody is signed in: their account keeps the shortlist of this browser from now on, and gives it its own. */
export const keepWithAccount = async (username: string): Promise<void> => {
  const { loadShortlist } = await loadCalls()
  const kept = await loadShortlist()
  window.shortlist.set(withAccount(window.shortlist.get(), kept.homes, username))
  if (!watching) addEventListener(SHORTLIST_CHANGED, saveSoon)
  watching = true
  saveSoon()
}

/** Nobody is signed in any more: what is in an account does not stay in the browser. */
export const forgetAccount = (): void => {
  clearTimeout(timer)
  window.shortlist.set({ homes: [] })
}

const saveSoon = (): void => {
  clearTimeout(timer)
  if (window.shortlist.get().unsaved) timer = setTimeout(() => save().catch(() => {}), QUIET_MS)
}

/** What could not be saved stays unsaved, and is saved with the next change or on the next page. */
const save = async (): Promise<void> => {
  const { saveShortlist } = await loadCalls()
  const { homes, of } = window.shortlist.get()
  if (of === undefined) return
  await saveShortlist({ homes: [...homes] })
  const now = window.shortlist.get()
  if (now.of !== of) return
  window.shortlist.set(now.homes === homes ? { homes, of } : { ...now, before: idsOf(homes) })
}
