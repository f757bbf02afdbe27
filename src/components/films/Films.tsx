'use client'

import { useEffect } from 'react'

/**
 * A click on the picture of a film at another host plays it in its place. The code is loaded by the click; where it
 * cannot be, and without a script, the link leads to the film.
 */
export const Films = () => {
  useEffect(() => {
    const onClick = async (event: MouseEvent) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-player]')
      const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      if (!link || event.button !== 0 || modified) return
      event.preventDefault()
      try {
        const { openFilm } = await import('./open-film.ts')
        openFilm(link)
      } catch {
        location.assign(link.href)
      }
    }
    document.addEventListener('click', onClick)
    return () => document.removeEventListener('click', onClick)
  }, [])
  return null
}
