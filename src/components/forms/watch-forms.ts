const FORMS = 'form[data-form]'

/** What shows that somebody is there. A form that is in view from the start waits for one of these. */
const GESTURES = ['pointermove', 'pointerdown', 'keydown', 'scroll', 'touchstart'] as const

/** A form whose submission came before it was hydrated, and that is still waited for. */
const WAITING = 'waiting'

/**
 * Calls with each form that a visitor comes to: one that is pointed at or focused, one in a modal that
 * opened, one that came into view. A form that is sent before that waits until it is hydrated.
 *
 * @returns a function that stops this.
 */
export const watchForms = (onForm: (form: HTMLFormElement) => void): (() => void) => {
  const onEvent = ({ target }: Event) => {
    const form = (target as Element).closest?.<HTMLFormElement>(FORMS)
    if (form) onForm(form)
  }
  const onSubmit = (event: SubmitEvent) => {
    const form = event.target as HTMLFormElement
    if (!form.matches(FORMS) || form.dataset.live !== undefined) return
    event.preventDefault()
    form.dataset[WAITING] = ''
    onForm(form)
  }
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      onForm(target as HTMLFormElement)
    }
  })
  const gestures = new AbortController()
  const onGesture = () => {
    gestures.abort()
    for (const form of document.querySelectorAll(FORMS)) observer.observe(form)
  }
  for (const gesture of GESTURES)
    addEventListener(gesture, onGesture, { passive: true, signal: gestures.signal })
  const controller = new AbortController()
  const { signal } = controller
  addEventListener('focusin', onEvent, { signal })
  addEventListener('pointerover', onEvent, { signal })
  addEventListener('submit', onSubmit, { signal, capture: true })
  return () => {
    gestures.abort()
    controller.abort()
    observer.disconnect()
  }
}

/** Submits a form that was waited for: through its own code if it is hydrated by now, else as the browser does. */
export const sendWaiting = (form: HTMLFormElement): void => {
  if (form.dataset[WAITING] === undefined) return
  delete form.dataset[WAITING]
  if (form.dataset.live === undefined) form.submit()
  else form.requestSubmit()
}
