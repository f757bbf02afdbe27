/** The films that are followed, each by what ends it. */
const followed = new WeakMap<HTMLVideoElement, AbortSignal>()

/**
 * Plays a film that belongs to a picture, unless the visitor saves data, and lets the button beside it pause it. The part
 * of the page says what its film does: `data-film` is `playing` or `paused`.
 */
export const followFilm = (film: HTMLVideoElement, signal: AbortSignal): void => {
  if (!film.isConnected || signal.aborted || followed.get(film) === signal) return
  followed.set(film, signal)
  const part = film.parentElement
  const say = (does: 'playing' | 'paused') => {
    if (part) part.dataset.film = does
  }
  film.addEventListener('loadedmetadata', () => play(film), { signal })
  film.addEventListener('playing', () => say('playing'), { signal })
  film.addEventListener('pause', () => say('paused'), { signal })
  const onClick = ({ target }: Event) => {
    if (!(target instanceof Element && target.closest('[data-film-button]'))) return
    if (film.paused) play(film)
    else film.pause()
  }
  part?.addEventListener('click', onClick, { signal })
  if (film.readyState >= HTMLMediaElement.HAVE_METADATA) play(film)
  else if (!savesData()) film.preload = 'metadata'
}

const savesData = (): boolean => {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  return connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches
}

/** Not on a page that was left. A browser may refuse to play it: the picture stays. */
const play = (film: HTMLVideoElement): void => {
  if (film.isConnected) film.play().catch(() => {})
}
