/** However many ask, the answer is made once in this time. */
const FRESH_MS = 3_000
/** Then whoever makes it is idle for so many times as long as it took … */
const IDLE_SHARE = 10
/** … up to this: one slow answer is not shown for minutes. */
const OLDEST_MS = 15_000

type Held<Value> = { began: number; value: Promise<Value> }

/**
 * Returns the same answer for a while, and one answer for all simultaneous calls.
 *
 * @returns a function that returns an answer that was begun after the time `after`, in milliseconds since 1970.
 */
export function fresh<Value>(make: () => Promise<Value>): (after: number) => Promise<Value> {
  let held: Held<Value> | undefined
  return (after) => {
    if (held && held.began > after) return held.value
    const made: Held<Value> = { began: Date.now(), value: make() }
    held = made
    const forget = () => {
      if (held === made) held = undefined
    }
    made.value.then(() => {
      const idle = (Date.now() - made.began) * IDLE_SHARE
      setTimeout(forget, Math.min(OLDEST_MS, Math.max(FRESH_MS, idle))).unref()
    }, forget)
    return made.value
  }
}
