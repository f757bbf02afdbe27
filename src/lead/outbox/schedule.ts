import { REDELIVERY_DELAYS_MS } from '#src/site/lead.ts'

const JITTER = 0.2

/** The scheduled function comes by as often. */
const RUN_EVERY_MS = 60_000

const LONGEST_MS = Math.max(...REDELIVERY_DELAYS_MS)

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
  const asked = Math.min(options.retryAfterMs ?? 0, LONGEST_MS)
  return Math.round(options.now + Math.max(spread, asked))
}

/**
 * When to send a lead again of which it is not known yet how this try goes; as `nextTry` has it, and after the
 * last one too.
 */
export const tryAfterNext = (tries: number, options: { now: number; random: number }): number =>
  nextTry(tries, options) ?? options.now + LONGEST_MS

/**
 * Whether a lead that has been due since `dueAt` is to be sent by the run at `now`, where the store cannot be
 * written: when it fell due, after each of the delays, and then after each longest one, for ever. All in
 * milliseconds since 1970. Of the runs that come each minute, exactly one gets yes for each of those times.
 */
export const isTurnWithoutStore = (dueAt: number, now: number): boolean => {
  const age = now - dueAt
  let turn = 0
  for (const delay of [0, ...REDELIVERY_DELAYS_MS.filter((ms) => ms > RUN_EVERY_MS)]) {
    turn += delay
    if (age >= turn && age < turn + RUN_EVERY_MS) return true
  }
  return age > turn && (age - turn) % LONGEST_MS < RUN_EVERY_MS
}
