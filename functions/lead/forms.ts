import { type FormsFile, formsFile, formsPath } from '#src/lead/forms-file.ts'
import { withinTime } from '#src/lib/within-time.ts'

const KEPT_MS = 60_000

/** Nobody waits longer than this; what is read later serves the next one. */
const WAIT_MS = 900
const TIMEOUT_MS = 5_000

/** An unknown form makes the function read them again, but not more often than this. */
const FRESH_MS = 5_000

type Kept = { forms: FormsFile; readAt: number }

/** The forms of a language on the deployed site; undefined if they cannot be read. */
export type Forms = (
  origin: string,
  locale: string | undefined,
  options?: { fresh: boolean },
) => Promise<FormsFile | undefined>

/**
 * Reads the forms of the deployed site. They are kept for a minute; if the site cannot be read, or not in time, for as
 * long as the function lives.
 *
 * @returns undefined if they could never be read.
 */
export const createForms = (
  options: { fetch?: typeof globalThis.fetch; now?: () => number } = {},
): Forms => {
  const { fetch = globalThis.fetch, now = Date.now } = options
  const kept = new Map<string, Kept>()

  const read = async (url: string): Promise<FormsFile | 'missing' | undefined> => {
    try {
      const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (response.status === 404) return 'missing'
      return response.ok ? formsFile.parse(await response.json()) : undefined
    } catch {
      return undefined
    }
  }

  const readNew = async (origin: string, locale: string | undefined, key: string) => {
    const own = await read(`${origin}/${formsPath(locale ?? 'default')}`)
    const found = own === 'missing' ? await read(`${origin}/${formsPath('default')}`) : own
    if (!found || found === 'missing') return undefined
    // A language that does not exist is not kept: requests can name any number of them.
    if (own !== 'missing') kept.set(key, { forms: found, readAt: now() })
    return found
  }

  const reading = new Map<string, Promise<FormsFile | undefined>>()

  return async (origin, locale, { fresh } = { fresh: false }) => {
    const key = `${origin} ${locale}`
    const known = kept.get(key)
    if (known && known.readAt + (fresh ? FRESH_MS : KEPT_MS) > now()) return known.forms
    const found =
      reading.get(key) ?? readNew(origin, locale, key).finally(() => reading.delete(key))
    reading.set(key, found)
    return (await withinTime(found, WAIT_MS)) ?? known?.forms
  }
}
