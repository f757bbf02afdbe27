import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'

/**
 * Keeps the focus where what had it goes: a button that has done its work leaves the page, or what holds a link is
 * disabled while something loads. The focus then goes to what shows the outcome.
 *
 * @param outcome the controls are in it or beside it.
 */
export const useKeptFocus = (outcome: RefObject<HTMLElement | null>): void => {
  const pressed = useRef<{ control: Element; disabled: boolean }>(undefined)
  useEffect(() => {
    const note = ({ target }: MouseEvent) => {
      const control = target instanceof Element ? target.closest('a, button') : null
      pressed.current =
        control && outcome.current?.parentElement?.contains(control)
          ? { control, disabled: false }
          : undefined
    }
    document.addEventListener('click', note, { capture: true })
    return () => document.removeEventListener('click', note, { capture: true })
  }, [outcome])
  useLayoutEffect(() => {
    if (!pressed.current || !outcome.current) return
    const { control, disabled } = pressed.current
    const { activeElement } = document
    if (activeElement !== control && hasFocus(activeElement)) {
      pressed.current = undefined
    } else if ([control, outcome.current].some(isDisabled)) {
      pressed.current.disabled = true
    } else if (disabled || !control.isConnected) {
      pressed.current = undefined
      outcome.current.focus({ preventScroll: true })
    }
  })
}

/** What is disabled has the focus until the browser looks again. */
const hasFocus = (element: Element | null): boolean =>
  element !== null && element !== document.body && !isDisabled(element)

const isDisabled = (element: Element): boolean => element.closest('[inert]') !== null
