import { modalId, modalOfHash } from '../modals/modal-id.ts'

const MODALS = 'dialog[id^="modal:"]'

/**
 * Opens the modal that the hash names, or closes all when it names none: on load, after each navigation
 * and when the hash changes, so that the back button closes as well.
 *
 * @param jobs where the job modal is, for pages that lack it.
 */
export const followHash = (jobs: string): void => {
  const id = namedModal()
  if (id === modalId('job') && !document.getElementById(id))
    return location.replace(`${jobs}#${id}`)
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(MODALS)) {
    if (dialog.id !== id) dialog.close()
    else if (!dialog.open) dialog.showModal()
  }
}

export const closeModals = (): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`${MODALS}[open]`))
    dialog.close()
}

/** The modal that the hash names, or that holds the place it names, such as the words of thanks. */
const namedModal = (): string | null => {
  if (location.hash === '') return null
  const place = document.querySelector(':target')
  return modalOfHash(location.hash) ?? place?.closest(MODALS)?.id ?? null
}

/** Keeps hash and modals together. @returns what ends it. */
export const watchHash = (jobs: string): (() => void) => {
  /** Whether the step before this one in the history is the same page without the modal. */
  let cameFromPage = false
  /** The link that opened the modal: the browser itself forgets it, since the link led to a place. */
  let opener: HTMLElement | null = null
  const onHash = ({ oldURL, newURL }: HashChangeEvent) => {
    cameFromPage =
      modalOfHash(new URL(newURL).hash) !== null && modalOfHash(new URL(oldURL).hash) === null
    followHash(jobs)
  }
  // A dialog's "close" does not bubble.
  const onClose = ({ target }: Event) => {
    if (!(target instanceof HTMLDialogElement) || namedModal() !== target.id) return
    opener?.focus({ preventScroll: true })
    opener = null
    if (cameFromPage) history.back()
    else history.replaceState(history.state, '', location.pathname + location.search)
    cameFromPage = false
  }
  const onClick = ({ target }: MouseEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href*="#modal"]')
    if (link) opener = link
    // The backdrop belongs to the dialog: what is in the dialog lies within its first child.
    if (target instanceof HTMLDialogElement && target.matches(MODALS)) target.close()
  }
  addEventListener('hashchange', onHash)
  document.addEventListener('close', onClose, true)
  document.addEventListener('click', onClick)
  return () => {
    removeEventListener('hashchange', onHash)
    document.removeEventListener('close', onClose, true)
    document.removeEventListener('click', onClick)
  }
}
