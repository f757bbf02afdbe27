'use client'

import { useEffect } from 'react'
import { onPlainClick } from '../behaviour/on-plain-click.ts'

/**
 * A click on the picture of a film at another host plays it in its place. The code is loaded by the click; where it
 * cannot be, and without a script, the link leads to the film.
 */
export const Films = () => {
  useEffect(
    () =>
      onPlainClick('a[data-player]', async (link) => {
        const { openFilm } = await import('./open-film.ts')
        openFilm(link)
      }),
    [],
  )
  return null
}
