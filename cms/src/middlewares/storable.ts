import type { Core } from '@strapi/strapi'
import { errors } from '@strapi/utils'

/** What Postgres says of a value that it cannot take: https://www.postgresql.org/docs/current/errcodes-appendix.html */
const PROBLEMS: Record<string, string> = {
  '22001': 'A text is too long for its field. Shorten it.',
  '22003': 'A number is too large for its field.',
  '22007': 'A date or time is none.',
  '22008': 'A date or time is too far in the past or the future.',
  '22P02': 'A value is of another kind than its field.',
}
const ANY = 'A value does not fit its field.'

const NUL = '\0'

/**
 * Refuses with a sentence and status 400 what one of the databases cannot store or compare: the character
 * NUL, which Postgres does not know, always; the rest where the database finds it.
 */
export default (_config: unknown, _: { strapi: Core.Strapi }): Core.MiddlewareHandler =>
  async (context, next) => {
    const { path, query, request } = context
    if (hasNul([decoded(path), query, request.body])) {
      throw new errors.ValidationError(
        'A text holds the invisible character NUL (code 0). Remove it, or type the text again.',
      )
    }
    try {
      await next()
    } catch (error) {
      const code = (error as { code?: unknown }).code
      if (typeof code !== 'string' || !/^22[0-9A-Z]{3}$/.test(code)) throw error
      throw new errors.ValidationError(PROBLEMS[code] ?? ANY)
    }
  }

/** Not by recursion: a body may be nested deeper than calls can be. */
function hasNul(value: unknown): boolean {
  const waiting = [value]
  while (waiting.length > 0) {
    const next = waiting.pop()
    if (typeof next === 'string' && next.includes(NUL)) return true
    if (typeof next !== 'object' || next === null) continue
    for (const [name, field] of Object.entries(next)) waiting.push(name, field)
  }
  return false
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
