import type { RefObject } from 'react'
import { useKeptFocus } from './use-kept-focus.ts'

type KeptFocusProps = { outcome: RefObject<HTMLElement | null> }

/** The same as `useKeptFocus`, for what loads its code later. It is rendered again with what may go. */
export const KeptFocus = ({ outcome }: KeptFocusProps) => {
  useKeptFocus(outcome)
  return null
}
