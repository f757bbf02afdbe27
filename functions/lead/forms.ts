import { type FormsFile, formsFile, formsPath } from '#src/lead/forms-file.ts'

const KEPT_MS = 60_000
const TIMEOUT_MS = 700

/** Asked for anew, they are read anew; but not more often, whatever is sent. */
const FRESH_MS = 5_000

type Kept = { forms: FormsFile; readAt: number }

/** The forms of a language as the site has published them; undefined when they cannot be had. */
export type Forms = (
  origin: string,
  locale: string | undefined,
  options?: { fresh: boolean },
) => Promise<FormsFile | undefined>

/**
 * Reads the forms that the site has published. They are kept for a minute; when the site cannot be read,
 * for as long as the function lives.
 *
 * @returns undefined when they were never there to be read.
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

  return async (origin, locale, { fresh } = { fresh: false }) => {
    const key = `${origin} ${locale}`
    const known = kept.get(key)
    if (known && known.readAt + (fresh ? FRESH_MS : KEPT_MS) > now()) return known.forms
    const own = await read(`${origin}/${formsPath(locale ?? 'default')}`)
    const found = own === 'missing' ? await read(`${origin}/${formsPath('default')}`) : own
    if (!found || found === 'missing') return known?.forms
    // A language that does not exist is not kept: there is no end to their names.
    if (own !== 'missing') kept.set(key, { forms: found, readAt: now() })
    return found
  }
}
