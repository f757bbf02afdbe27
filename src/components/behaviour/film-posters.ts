/** How far from the window a film gets its poster. */
const NEAR = '100%'

/** Sets the posters of films shortly before they scroll into view. @returns a function that stops this. */
export const showPosters = (): (() => void) => {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (!isIntersecting) continue
        observer.unobserve(target)
        const film = target as HTMLVideoElement
        film.poster = film.dataset.poster ?? ''
      }
    },
    { rootMargin: NEAR },
  )
  for (const film of document.querySelectorAll('video[data-poster]')) observer.observe(film)
  return () => observer.disconnect()
}
