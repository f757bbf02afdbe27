import { keepSessionText, sessionText } from '#src/lib/session-text.ts'
import { modalOfHash } from '../modals/modal-id.ts'
import { restoreTyped } from './typed-text.ts'

/** Under this name the tab keeps what it wrote for the visitor. */
const BEGUN = 'begun'

/**
 * Begins the message of a form with what the visitor asks about, to be changed or gone on with. Nothing happens if the
 * visitor has written something there, or if the link leads to no modal.
 *
 * @param link opens the form.
 * @param lines what it is about.
 */
export const beginMessage = (link: HTMLAnchorElement, lines: readonly string[]): void => {
  const modal = document.getElementById(modalOfHash(link.hash) ?? '')
  const message = modal?.querySelector('textarea')
  if (!message?.form || lines.length === 0) return
  restoreTyped(message.form)
  if (message.value !== '' && message.value !== sessionText(BEGUN)) return
  // Spaces that do not break are for the page.
  const text = `${lines.join('\n').replaceAll('\u00a0', ' ')}\n`
  message.value = message.maxLength > 0 ? text.slice(0, message.maxLength) : text
  keepSessionText(BEGUN, message.value)
  message.dispatchEvent(new Event('input', { bubbles: true }))
}
