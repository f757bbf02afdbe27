/** So many tries at once, and then one more after each interval. */
type Allowance = { tries: number; everyMs: number }

type Bucket = { left: number; at: number }

/** More than a site has people. The ones that were used longest ago are forgotten first. */
const MOST = 100_000

/**
 * Counts tries for each name that they are made with, from whatever address; Strapi counts them for each address.
 * A name is what was typed, so it is counted whether or not the account exists. Used attempts come back one by
 * one: using up another person's attempts blocks them only briefly.
 */
export function createAccountLimit({ tries, everyMs }: Allowance, now: () => number = Date.now) {
  const buckets = new Map<string, Bucket>()

  const current = (name: string): Bucket => {
    const { left, at } = buckets.get(name) ?? { left: tries, at: now() }
    const come = Math.floor((now() - at) / everyMs)
    return left + come >= tries
      ? { left: tries, at: now() }
      : { left: left + come, at: at + come * everyMs }
  }

  return {
    /** Whether one more try may be made, which is then counted. */
    take(name: string): boolean {
      const key = name.trim().toLowerCase()
      const { left, at } = current(key)
      // Deleted first: a map keeps the order in which its keys came.
      buckets.delete(key)
      buckets.set(key, { left: Math.max(0, left - 1), at })
      if (buckets.size > MOST) buckets.delete(buckets.keys().next().value as string)
      return left > 0
    },

    /** Returns an attempt that turned out to be the right person's. */
    giveBack(name: string): void {
      const key = name.trim().toLowerCase()
      const { left, at } = current(key)
      buckets.set(key, { left: Math.min(tries, left + 1), at })
    },
  }
}
