import type { AccountCall } from '#src/account/forms.ts'
import { type AccountDone, type AccountErrorCode, doneId, errorId } from '#src/account/outcomes.ts'
import { callAccount } from './call-account.ts'

/**
 * Sends a form and shows the outcome.
 *
 * @param next where the visitor was going before.
 * @returns where the browser goes on to, if it does.
 */
export const sendForm = async (
  form: HTMLFormElement,
  next: string | undefined,
): Promise<string | undefined> => {
  if (form.ariaBusy === 'true') return undefined
  form.ariaBusy = 'true'
  for (const input of form.elements) input.removeAttribute('aria-invalid')
  const data = new FormData(form)
  if (next) data.set('next', next)
  const call = form.dataset.accountForm as AccountCall
  const result = await callAccount(call, data).finally(() => {
    form.ariaBusy = null
  })
  if (result.status === 'done') {
    if (result.to) return result.to
    form.reset()
    say(doneId(result.done as AccountDone))
    return undefined
  }
  say(errorId(result.code as AccountErrorCode))
  const field = result.field && form.elements.namedItem(result.field)
  if (field instanceof HTMLInputElement) {
    field.setAttribute('aria-invalid', 'true')
    field.focus()
  }
  return undefined
}

/** Reloads the page, so that nothing that another person has seen stays in this tab. */
export const leave = (to: string): void => {
  const { pathname, search } = location
  location.assign(to)
  if (to.split('#')[0] === pathname + search) location.reload()
}

/** The page has the message; the hash of the address shows it. */
const say = (id: string): void => {
  location.replace(`#${id}`)
  document.getElementById(id)?.focus()
}
