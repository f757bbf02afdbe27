import { type MouseEvent, type RefObject, useLayoutEffect, useRef } from 'react'

const HEART = 'thead [data-heart]'

/**
 * The heart of a home leaves the page with its column. The focus then goes to the heart of the column that takes its
 * place, or of the last, or without any to the heading of the page.
 *
 * @returns the ref of the element that holds the columns, and what notes a click in it.
 */
export const useFocusAfterRemoval = (
  ids: string[],
): [place: RefObject<HTMLDivElement | null>, noteClick: (event: MouseEvent) => void] => {
  const place = useRef<HTMLDivElement>(null)
  const pressed = useRef<{ id: string; column: number }>(undefined)
  useLayoutEffect(() => {
    if (!pressed.current || ids.includes(pressed.current.id)) return
    const { column } = pressed.current
    pressed.current = undefined
    const hearts = place.current?.querySelectorAll<HTMLElement>(HEART) ?? []
    const next = hearts[Math.min(column, hearts.length - 1)]
    if (next) return next.focus()
    const heading = document.querySelector<HTMLElement>('main h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  })
  const noteClick = ({ target }: MouseEvent) => {
    const heart = target instanceof Element ? target.closest<HTMLElement>(HEART) : null
    const id = heart?.dataset.heart
    pressed.current = id === undefined ? undefined : { id, column: ids.indexOf(id) }
  }
  return [place, noteClick]
}
