import { CHUNK_MISSING } from './chunk-missing.ts'

/** The key under which the tab stores when it last reloaded. */
const RELOADED = 'reloaded'

/** A tab does not reload twice within this time, so a part that stays missing causes no loop. */
const PAUSE_MS = 300_000

/** What the server answered is known so much later. */
export const ANSWER_MS = 100

/** So many files of a page are known with their answers; browsers know 250 unless told otherwise. */
const KNOWN_FILES = 5_000

/** A page that is being left is gone within this time: a reload before that would end the way to the next one. */
export const LEAVE_MS = 5_000

/**
 * Comes first in the page: when a script or a style of the site cannot be loaded, it reloads the page once, and
 * again where a step in the history, as when a modal closes, ends the reload before the page arrives. So a tab that is
 * older than the files kept for it gets the current code. The error messages are those of Turbopack and of webpack.
 * Offline, a reload would only lose the page. It waits for the styles before it, so it also looks at what has
 * failed by then.
 *
 * Firefox and WebKit also report what they give up since the page is being left. Where no answer of the server says
 * that something is missing, only a page that stays is reloaded.
 */
export const guardChunks = (): void => {
  const reload = () => {
    try {
      const last = Number(sessionStorage.getItem(RELOADED))
      if (!navigator.onLine || Date.now() - last < PAUSE_MS) return
      sessionStorage.setItem(RELOADED, String(Date.now()))
    } catch {
      return
    }
    dispatchEvent(new Event(CHUNK_MISSING))
    addEventListener('popstate', () => location.reload())
    location.reload()
  }
  const isOwn = (address: string | undefined) => address?.includes('/_next/static/')
  /** @param said what names the file, as its address; without it, any file counts. */
  const isMissing = (said?: string) => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return resources.some(
      ({ responseStatus, name }) =>
        responseStatus > 399 && isOwn(name) && (said ?? name).includes(new URL(name).pathname),
    )
  }
  const fail = (said: string) =>
    setTimeout(() => (isMissing(said) ? reload() : setTimeout(reload, LEAVE_MS)), ANSWER_MS)
  const look = (error: Partial<Error> | undefined) => {
    const said = `${error?.name}${error?.message}`
    if (/ChunkLoadError|Loading (CSS )?chunk|Failed to load chunk/.test(said)) fail(said)
  }
  performance.setResourceTimingBufferSize(KNOWN_FILES)
  addEventListener(
    'error',
    ({ target, error }) => {
      if (target === window) look(error)
      else if (target instanceof HTMLLinkElement) {
        if (target.rel === 'stylesheet' && isOwn(target.href)) fail(target.href)
      } else {
        const { src } = target as HTMLScriptElement
        if (isOwn(src)) fail(src)
      }
    },
    true,
  )
  addEventListener('unhandledrejection', ({ reason }) => look(reason))
  if (isMissing()) reload()
}
