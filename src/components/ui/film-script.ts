import { inlineScript } from '#src/lib/inline-script.ts'

/**
 * A script at the start of the body: it plays the films that belong to a picture, unless the visitor saves data, and
 * lets a button pause them. The part of the page says what its film does: `data-film` is `playing` or `paused`.
 */
export const FILM_SCRIPT = inlineScript(() => {
  const filmOf = ({ target }: Event) =>
    target instanceof HTMLVideoElement && target.hasAttribute('data-silent') ? target : null
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  const savesData = () =>
    connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
  const play = (film: HTMLVideoElement) => void film.play().catch(() => {})
  const load = (film: HTMLVideoElement) => {
    if (!savesData()) film.preload = 'metadata'
  }
  // Events of films do not bubble.
  addEventListener(
    'loadstart',
    (event) => {
      const film = filmOf(event)
      if (!film) return
      // The payload at the end of the document is read from its markup as it was rendered.
      if (document.readyState !== 'loading') load(film)
      else addEventListener('DOMContentLoaded', () => load(film), { once: true })
    },
    true,
  )
  addEventListener(
    'loadedmetadata',
    (event) => {
      const film = filmOf(event)
      if (film) play(film)
    },
    true,
  )
  for (const type of ['playing', 'pause']) {
    const say = (event: Event) => {
      const part = filmOf(event)?.parentElement
      if (part) part.dataset.film = type === 'pause' ? 'paused' : 'playing'
    }
    addEventListener(type, say, true)
  }
  addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('[data-film-button]') : null
    const film = button?.parentElement?.querySelector('video')
    if (!film) return
    if (film.paused) play(film)
    else film.pause()
  })
})
