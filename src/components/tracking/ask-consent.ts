import { CONSENT_ID } from '#src/site/consent.ts'
import type { Tracking } from '#src/site/tracking.ts'
import { keepForLaterVisits } from '../forms/attribution.ts'
import { keepAllTyped } from '../forms/typed-text.ts'
import { CHOICE_KEY, type Choice, keepChoice, readChoice } from './choice.ts'
import { applyChoice } from './start-tags.ts'

/**
 * Asks visitors what may be loaded, unless they have said so about this version of the text, and loads what they
 * allow. The question does not take the focus, and what is behind it can be read and used.
 *
 * @returns a function that ends this.
 */
export const askConsent = (tracking: Tracking): (() => void) => {
  const dialog = document.getElementById(CONSENT_ID)
  const form = dialog?.querySelector('form')
  if (!(dialog instanceof HTMLDialogElement) || !form) return () => {}
  const { version = '' } = dialog.dataset
  const status = document.querySelector('[data-consent-status]')
  const title = dialog.querySelector<HTMLElement>('[data-consent-title]')
  const ended = new AbortController()
  const { signal } = ended
  /** What opened the question; null if it opened itself. */
  let opener: HTMLElement | null = null

  const show = () => {
    const choice = readChoice(version)
    for (const box of form.querySelectorAll<HTMLInputElement>('input[name]'))
      box.checked = choice?.[box.name as keyof Choice] ?? false
    dialog.open = true
  }
  const close = () => {
    const hadFocus = dialog.contains(document.activeElement)
    dialog.open = false
    status?.replaceChildren()
    const next = opener ?? document.getElementById('content')
    if (hadFocus) next?.focus({ preventScroll: true })
    opener = null
  }
  const apply = (choice: Choice | null) => {
    keepForLaterVisits(choice?.marketing)
    if (!applyChoice(tracking, choice)) return
    keepAllTyped()
    location.reload()
  }
  /** Another tab, or the page that the browser has kept while another one was open, may know better. */
  const sync = () => {
    const choice = readChoice(version)
    if (choice) close()
    apply(choice)
  }

  form.addEventListener(
    'submit',
    (event) => {
      event.preventDefault()
      const said = (event.submitter as HTMLButtonElement | null)?.value
      const box = (name: keyof Choice) =>
        form.querySelector<HTMLInputElement>(`input[name="${name}"]`)?.checked === true
      const of = (name: keyof Choice) => said === 'accept' || (said === 'save' && box(name))
      const choice = { statistics: of('statistics'), marketing: of('marketing') }
      keepChoice(choice, version)
      close()
      apply(choice)
    },
    { signal },
  )
  dialog.addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Escape' && readChoice(version)) close()
    },
    { signal },
  )
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-consent-open]')
      if (!button) return
      opener = button
      show()
      for (const part of dialog.querySelectorAll('details')) part.open = true
      title?.focus()
    },
    { signal },
  )
  addEventListener('storage', ({ key }) => (key === CHOICE_KEY || key === null) && sync(), {
    signal,
  })
  addEventListener('pageshow', ({ persisted }) => persisted && sync(), { signal })

  const known = readChoice(version)
  apply(known)
  if (!known) {
    show()
    status?.replaceChildren(title?.textContent ?? '')
  }
  return () => ended.abort()
}
