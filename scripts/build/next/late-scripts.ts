import { inlineCall } from '#src/lib/inline-script.ts'
import { NextChangedError } from './assumptions.ts'

/** A script as Next loads it: fetched in parallel with the page and run once loaded, even before the first paint. */
const ASYNC_SCRIPT = /<script src="(?<src>\/_next\/[^"]+)" async=""><\/script>/g
const BODY_END = '</body>'

/** The preload links that Next adds for scripts. */
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g

/**
 * Makes a page load its scripts after its first paint: before that they would only take bandwidth and processor time
 * from what the visitor is waiting for. The tags look as React writes them, since React looks for the scripts that it
 * needs before it adds them itself.
 *
 * @param html a document as Next renders it, as byte text or as text.
 * @param load the text of `loadOncePainted`.
 * @throws NextChangedError
 */
export const withLateScripts = (html: string, load: string): string => {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(({ groups }) => groups?.src as string)
  if (sources.length === 0) return html
  const rest = html.replace(ASYNC_SCRIPT, '').replace(PRELOADED_SCRIPT, '')
  const place = rest.lastIndexOf(BODY_END)
  if (place === -1) throw new NextChangedError('script tags', 'the body of a document does not end')
  return `${rest.slice(0, place)}<script>${inlineCall(load, sources)}</script>${rest.slice(place)}`
}

/**
 * Runs in a page: loads these scripts after the first paint. The browser is making a frame when it calls the first
 * function, and has shown it when it calls the second.
 */
export const loadOncePainted = (sources: string[]): void => {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const src of sources) {
        document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
      }
    }),
  )
}
