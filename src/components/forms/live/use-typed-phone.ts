import { useEffect } from 'react'
import { meantPhone, type PhoneBefore, placeAfter } from './phone-typing.ts'

/**
 * Corrects what is typed, pasted and deleted in the telephone field of a place before React and the library learn of
 * it (`meantPhone`). The caret stays after the same digits as they are spaced anew.
 */
export const useTypedPhone = (place: HTMLElement): void =>
  useEffect(() => {
    let before: PhoneBefore | null = null
    let left: string | null = null
    const onBefore = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement) || isComposing(event)) return
      const { value } = target
      const start = target.selectionStart ?? value.length
      const end = target.selectionEnd ?? start
      before = {
        left: value.slice(0, start),
        selected: value.slice(start, end),
        right: value.slice(end),
      }
    }
    const onInput = (event: Event) => {
      const { target } = event
      if (!(target instanceof HTMLInputElement)) return
      // What a keyboard composes stays as it is until that is done: spaced anew, it would be composed twice.
      if (isComposing(event)) return event.stopPropagation()
      const { value } = target
      const caret = target.selectionStart ?? value.length
      const typed = { left: value.slice(0, caret), right: value.slice(caret) }
      const meant = meantPhone(typed, (event as InputEvent).inputType, before)
      // An input without the event before it, as of a filled form, is the whole text.
      before = null
      left = meant.right === '' ? null : meant.left
      const number = meant.left + meant.right
      // As if it had been typed: React takes no notice of a value that is set on the input itself.
      if (number !== value) setValue?.call(target, number)
    }
    const onSpaced = ({ target }: Event) => {
      if (left === null || !(target instanceof HTMLInputElement)) return
      const caret = placeAfter(left, target.value)
      left = null
      target.setSelectionRange(caret, caret)
    }
    const onComposed = ({ target }: Event) =>
      target?.dispatchEvent(new InputEvent('input', { inputType: 'insertText', bubbles: true }))
    place.addEventListener('beforeinput', onBefore, true)
    place.addEventListener('compositionstart', onBefore, true)
    place.addEventListener('compositionend', onComposed)
    place.addEventListener('input', onInput, true)
    // After React, which spaces the digits.
    addEventListener('input', onSpaced)
    return () => {
      place.removeEventListener('beforeinput', onBefore, true)
      place.removeEventListener('compositionstart', onBefore, true)
      place.removeEventListener('compositionend', onComposed)
      place.removeEventListener('input', onInput, true)
      removeEventListener('input', onSpaced)
    }
  }, [place])

const isComposing = (event: Event): boolean => event instanceof InputEvent && event.isComposing

const setValue =
  typeof HTMLInputElement === 'undefined'
    ? undefined
    : Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
