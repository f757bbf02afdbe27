import { replaceEntry } from '../router/history-entry.ts'
import { closeModals, MODALS } from './close-modals.ts'
import { FOLLOW_HASH } from './follow-hash.ts'
import { modalId, modalOfHash } from './modal-id.ts'

/**
 * The mark on the document's element where this opens and closes modals, as in its `dataset`. Elsewhere styles do what
 * they can (`Modal.module.css`).
 */
const MARK = 'modals'

/**
 * Keeps hash and modals together once the page is there: opens the modal that the hash names when the hash changes, and
 * after `FOLLOW_HASH`. Another hash alone closes nothing (specification, section 2), but the way back
 * does: to the address that the modal was opened from, or to no hash.
 *
 * @param jobs the path of the list of jobs, where the job modal is, for pages that lack it.
 */
export const watchHash = (jobs: string): void => {
  /** The history entry before the modal, if that is the same page without it. */
  let openedFrom: string | null = null
  /**
   * The link that opened the modal, which the browser itself forgets, since the link led to a place; or the button of
   * the menu that holds the link, since the menu closes.
   */
  let opener: HTMLElement | null = null
  /** Where the button of the pointer went down: text that is marked may end on the backdrop. */
  let pressed: EventTarget | null = null

  const follow = () => {
    if (document.readyState === 'loading') openNamed()
    else followHash(jobs)
  }
  addEventListener(FOLLOW_HASH, follow)
  addEventListener('hashchange', ({ oldURL, newURL }) => {
    if (namedModal() !== null) {
      if (modalOfHash(new URL(oldURL).hash) === null) openedFrom = oldURL
      follow()
    } else if (newURL === openedFrom || new URL(newURL).hash === '') {
      openedFrom = null
      closeModals()
    }
  })
  // A dialog's "close" does not bubble.
  const onClose = ({ target }: Event) => {
    if (!isModal(target)) return
    opener?.focus({ preventScroll: true })
    opener = null
    if (namedModal() !== target.id) return
    if (openedFrom && new URL(openedFrom).pathname === location.pathname) history.back()
    else replaceEntry(location.pathname + location.search)
    openedFrom = null
  }
  addEventListener('close', onClose, true)
  addEventListener('pointerdown', ({ target }) => {
    pressed = target
  })
  addEventListener('click', ({ target }) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#modal"]')
    const menu = link?.closest('[popover]')?.id
    if (link) opener = document.querySelector<HTMLElement>(`[popovertarget="${menu}"]`) ?? link
    if (target === pressed && isModal(target)) target.close()
  })
  document.documentElement.dataset[MARK] = ''
}

/**
 * Opens the modal that the hash names. The job modal is on the list of jobs: a page without it is left for that one.
 *
 * @param jobs the path of the list of jobs.
 * @returns whether the page is left.
 */
export const followHash = (jobs: string): boolean => {
  if (openNamed() || namedModal() !== modalId('job') || location.pathname === jobs) return false
  location.replace(`${jobs}#${modalId('job')}`)
  return true
}

/** If the modal is open already, modals over it close. @returns whether the page has it. */
const openNamed = (): boolean => {
  const dialog = document.getElementById(namedModal() ?? '')
  if (!(dialog instanceof HTMLDialogElement)) return false
  if (dialog.open) closeModals(dialog)
  else dialog.showModal()
  return true
}

/** The modal that the hash names, or that holds the place it names, such as the words of thanks. */
const namedModal = (): string | null => {
  const { hash } = location
  return modalOfHash(hash) ?? document.getElementById(hash.slice(1))?.closest(MODALS)?.id ?? null
}

/** As the target of a click it is the backdrop, which belongs to it: its content is within its first child. */
const isModal = (target: EventTarget | null): target is HTMLDialogElement =>
  target instanceof HTMLDialogElement && target.matches(MODALS)
