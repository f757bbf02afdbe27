/** The selector of modals. */
export const MODALS = 'dialog[id^="modal:"]'

/** Closes all modals, or all but one. */
export const closeModals = (except?: HTMLDialogElement): void => {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>(`${MODALS}[open]`)) {
    if (dialog !== except) dialog.close()
  }
}
