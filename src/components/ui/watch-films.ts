/** A film that belongs to a picture. */
const FILM = 'video[data-silent]'

/**
 * Plays the films that belong to a picture: `follow-film.ts`. Few pages have one, so the code comes with the first.
 *
 * @returns a function that stops this.
 */
export const watchFilms = (): (() => void) => {
  const controller = new AbortController()
  const { signal } = controller
  // A film whose code cannot be had stays a picture.
  const follow = (film: HTMLVideoElement) =>
    import('./follow-film.ts').then(
      ({ followFilm }) => followFilm(film, signal),
      () => {},
    )
  // Events of films do not bubble.
  const onStart = ({ target }: Event) => {
    if (target instanceof HTMLVideoElement && target.matches(FILM)) void follow(target)
  }
  addEventListener('loadstart', onStart, { capture: true, signal })
  for (const film of document.querySelectorAll<HTMLVideoElement>(FILM)) void follow(film)
  return () => controller.abort()
}
