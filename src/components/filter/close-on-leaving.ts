/** Closes the open option of a form on Escape, and when the visitor goes on elsewhere. @returns what ends that. */
export const closeOnLeaving = (form: { current: HTMLFormElement | null }): (() => void) => {
  const open = () => form.current?.querySelector<HTMLDetailsElement>('details[open]')
  const onEvent = ({ type, target }: Event) => {
    const details = open()
    if (!details || details.contains(target as Node)) return
    // A press on a word within the option gives the focus to what is around all of it, before it is a click.
    if (type === 'focusin' && (target as Node).contains(details)) return
    details.open = false
  }
  const onKey = ({ key }: KeyboardEvent) => {
    const details = open()
    if (key !== 'Escape' || !details) return
    details.open = false
    details.querySelector('summary')?.focus()
  }
  document.addEventListener('click', onEvent)
  document.addEventListener('focusin', onEvent)
  document.addEventListener('keydown', onKey)
  return () => {
    document.removeEventListener('click', onEvent)
    document.removeEventListener('focusin', onEvent)
    document.removeEventListener('keydown', onKey)
  }
}
