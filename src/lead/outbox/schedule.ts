import { REDELIVERY_DELAYS_MS } from '#src/site/lead.ts'

const JITTER = 0.2

/**
 * When to send a lead again, in milliseconds since 1970, or undefined when it was tried often enough.
 *
 * @param tries so far, the one at its receipt included.
 * @param random from 0 to 1: leads that failed together are not sent together.
 * @param retryAfterMs what the CRM asked for; it can make the wait longer, up to the longest delay.
 */
export const nextTry = (
  tries: number,
  options: { now: number; random: number; retryAfterMs?: number },
): number | undefined => {
  const delay = REDELIVERY_DELAYS_MS[tries - 1]
  if (delay === undefined) return undefined
  const spread = delay * (1 - JITTER + 2 * JITTER * options.random)
  const asked = Math.min(options.retryAfterMs ?? 0, Math.max(...REDELIVERY_DELAYS_MS))
  return Math.round(options.now + Math.max(spread, asked))
}
