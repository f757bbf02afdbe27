/** A film that belongs to a picture. */
const FILM = 'video[data-silent]'

/**
 * Plays the films that belong to a picture, unless the visitor saves data, and lets a button pause them. The part of the
 * page says what its film does: `data-film` is `playing` or `paused`.
 *
 * @returns a function that stops this.
 */
export const watchFilms = (): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  // Events of films do not bubble.
  const onFilm = (type: string, act: (film: HTMLVideoElement) => void) =>
    addEventListener(
      type,
      ({ target }) => {
        if (target instanceof HTMLVideoElement && target.matches(FILM)) act(target)
      },
      { capture: true, signal },
    )
  onFilm('loadstart', load)
  onFilm('loadedmetadata', play)
  onFilm('playing', (film) => say(film, 'playing'))
  onFilm('pause', (film) => say(film, 'paused'))
  const onClick = ({ target }: Event) => {
    const button = target instanceof Element ? target.closest('[data-film-button]') : null
    const film = button?.parentElement?.querySelector('video')
    if (film?.paused) play(film)
    else film?.pause()
  }
  addEventListener('click', onClick, { signal })
  for (const film of document.querySelectorAll<HTMLVideoElement>(FILM)) load(film)
  return () => controller.abort()
}

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
}

const load = (film: HTMLVideoElement): void => {
  if (!savesData()) film.preload = 'metadata'
}

/** A browser may refuse to play it: the picture stays. */
const play = (film: HTMLVideoElement): void => void film.play().catch(() => {})

const say = (film: HTMLVideoElement, does: 'playing' | 'paused'): void => {
  if (film.parentElement) film.parentElement.dataset.film = does
}
