import {
  type Attribution,
  attributionText,
  captureAttribution,
  mergeAttribution,
  parseAttribution,
  startsVisit,
} from '#src/lead/utm.ts'

const FROM = 'mira:from'
const SEEN = 'mira:seen'

/** The fallback where the browser stores nothing: it lasts until a page is reloaded. */
const memory = new Map<string, string>()

/** Notes that a page is open, and where its visitor came from: to be called for each page. */
export const noteVisit = (now = Date.now()): void => {
  const seen = read(SEEN)
  const visit = { isNew: startsVisit(seen === null ? undefined : Number(seen), now) }
  const page = captureAttribution({ url: location.href, referrer: document.referrer })
  write(FROM, attributionText(mergeAttribution(visitAttribution(), page, visit)))
  write(SEEN, String(now))
}

/** Where the visitor came from, as far as that is known. */
export const visitAttribution = (): Attribution | undefined => parseAttribution(read(FROM))

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key) ?? memory.get(key) ?? null
  } catch {
    return memory.get(key) ?? null
  }
}

const write = (key: string, value: string): void => {
  memory.set(key, value)
  try {
    localStorage.setItem(key, value)
  } catch {
    // The browser keeps nothing for this site.
  }
}
