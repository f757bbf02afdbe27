import { inlineScript } from '#src/lib/inline-script.ts'
import { NextChangedError } from './assumptions.ts'

/** A script as Next loads it: fetched beside the page and run as soon as it is there, painted or not. */
const ASYNC_SCRIPT = /<script src="(?<src>\/_next\/[^"]+)" async=""><\/script>/g
const BODY_END = '</body>'

/** What Next has fetched early of them. */
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g

/**
 * Has the scripts of a page loaded once it has been painted: before that they would only take bandwidth
 * and processor from what the visitor is waiting for. They are written as React writes them, since it looks
 * for those that it needs before it adds them itself.
 *
 * @param html a document as Next renders it, as byte text or as text.
 * @throws NextChangedError
 */
export const withLateScripts = (html: string): string => {
  const sources = [...html.matchAll(ASYNC_SCRIPT)].map(({ groups }) => groups?.src as string)
  if (sources.length === 0) return html
  const rest = html.replace(ASYNC_SCRIPT, '').replace(PRELOADED_SCRIPT, '')
  const place = rest.lastIndexOf(BODY_END)
  if (place === -1) throw new NextChangedError('script tags', 'the body of a document does not end')
  return `${rest.slice(0, place)}<script>${inlineScript(loadOncePainted, sources)}</script>${rest.slice(place)}`
}

/** A frame is being made when the first function is called, and has been shown when the second one is. */
const loadOncePainted = (sources: string[]): void => {
  requestAnimationFrame(() =>
    setTimeout(() => {
      for (const src of sources) {
        document.head.append(Object.assign(document.createElement('script'), { src, async: true }))
      }
    }),
  )
}
