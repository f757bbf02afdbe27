import { modalId, modalOfHash } from '../modals/modal-id.ts'
import { replaceEntry } from '../router/history-entry.ts'

const MODALS = 'dialog[id^="modal:"]'

/**
 * Opens the modal that the hash names: on load, after each navigation and when the hash changes. If it is
 * open already, modals over it close.
 *
 * @param jobs where the job modal is, for pages that lack it.
 */
export const followHash = (jobs: string): void => {
  const id = namedModal()
  if (id === modalId('job') && !document.getElementById(id)) {
    location.replace(`${jobs}#${id}`)
    return
  }
  const dialog = id === null ? null : document.getElementById(id)
  if (!(dialog instanceof HTMLDialogElement)) return
  if (dialog.open) closeModals(dialog)
  else openModal(dialog)
}

/** Where styles have shown it before (`hydrated.ts`), the focus may be in it already, and stays. */
const openModal = (dialog: HTMLDialogElement): void => {
  const focused = document.activeElement
  dialog.showModal()
  if (focused instanceof HTMLElement && dialog.contains(focused)) focused.focus()
}

/** Closes all modals, or all but one. */
export const closeModals = (except?: HTMLDialogElement): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`${MODALS}[open]`)) {
    if (dialog !== except) dialog.close()
  }
}

/** The modal that the hash names, or that holds the place it names, such as the words of thanks. */
const namedModal = (): string | null => {
  if (location.hash === '') return null
  const place = document.querySelector(':target')
  return modalOfHash(location.hash) ?? place?.closest(MODALS)?.id ?? null
}

/**
 * Keeps hash and modals together. Another hash alone closes nothing (specification, section 2), but the way
 * back does: to the address that the modal was opened from, or to no hash. @returns a function that stops this.
 */
export const watchHash = (jobs: string): (() => void) => {
  /** The history entry before the modal, if that is the same page without it. */
  let openedFrom: string | null = null
  /**
   * The link that opened the modal, which the browser itself forgets, since the link led to a place; or the button of
   * the menu that holds the link, since the menu closes.
   */
  let opener: HTMLElement | null = null
  const onHash = ({ oldURL, newURL }: HashChangeEvent) => {
    if (namedModal() !== null) {
      if (modalOfHash(new URL(oldURL).hash) === null) openedFrom = oldURL
      followHash(jobs)
    } else if (newURL === openedFrom || new URL(newURL).hash === '') {
      openedFrom = null
      closeModals()
    }
  }
  // A dialog's "close" does not bubble.
  const onClose = ({ target }: Event) => {
    if (!isModal(target)) return
    opener?.focus({ preventScroll: true })
    opener = null
    if (namedModal() !== target.id) return
    if (openedFrom !== null) history.back()
    else replaceEntry(location.pathname + location.search)
    openedFrom = null
  }
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#modal"]')
    const menu = link?.closest('[popover]')?.id
    if (link) opener = document.querySelector<HTMLElement>(`[popovertarget="${menu}"]`) ?? link
    if (target === pressed && isModal(target)) target.close()
  }
  /** Where the button of the pointer went down: text that is marked may end on the backdrop. */
  let pressed: EventTarget | null = null
  const onPress = ({ target }: Event) => {
    pressed = target
  }
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('hashchange', onHash, { signal })
  addEventListener('close', onClose, { signal, capture: true })
  addEventListener('pointerdown', onPress, { signal })
  addEventListener('click', onClick, { signal })
  return () => controller.abort()
}

/** As the target of a click it is the backdrop, which belongs to it: its content is within its first child. */
const isModal = (target: EventTarget | null): target is HTMLDialogElement =>
  target instanceof HTMLDialogElement && target.matches(MODALS)
