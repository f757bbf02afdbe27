import { parseJson, unchecked } from '#src/lib/json-file.ts'

/** A document as Next renders it, without its scripts. */
export type LateDocument = {
  html: string
  /** The addresses of the scripts, in their order. */
  scripts: string[]
  /** What their code starts with, as JSON; empty if the document says that in another way. */
  entry: string
}

/** A script as Next loads it: fetched in parallel with the page and run once loaded, even before the first paint. */
const ASYNC_SCRIPT = /<script src="(?<src>\/_next\/[^"]+)" async=""><\/script>/g

/** The preload links that Next adds for scripts. */
const PRELOADED_SCRIPT = /<link rel="preload" as="script"[^>]*>/g

/** The inline scripts before the payload: what Turbopack's code starts with, and a payload without parts. */
const INLINE_SCRIPTS =
  /<script[^>]*>\(globalThis\["TURBOPACK"\] \|\| \(globalThis\["TURBOPACK"\] = \[\]\)\)\.push\((?<entry>{[^<]*})\);<\/script><script>\(self\.__next_f=self\.__next_f\|\|\[\]\)\.push\(\[0\]\)<\/script>/

/**
 * Takes the scripts out of a page, which loads them after its first paint (`src/components/router/start-page.ts`):
 * before that they would only take bandwidth and processor time from what the visitor is waiting for.
 *
 * @param html a document as Next renders it, as byte text or as text.
 */
export const withLateScripts = (html: string): LateDocument => {
  const scripts = [...html.matchAll(ASYNC_SCRIPT)].map(({ groups }) => groups?.src as string)
  if (scripts.length === 0) return { html, scripts, entry: '' }
  const late = html.replace(ASYNC_SCRIPT, '').replace(PRELOADED_SCRIPT, '')
  const entry = INLINE_SCRIPTS.exec(late)?.groups?.entry
  if (entry === undefined || !isJson(entry)) return { html: late, scripts, entry: '' }
  return { html: late.replace(INLINE_SCRIPTS, ''), scripts, entry }
}

const isJson = (text: string): boolean => parseJson(text, unchecked()) !== undefined
