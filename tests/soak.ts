/** How many runs a series of random cases has: few in `npm test`, many in `npm run soak`. */
export const runs = ({ test, soak }: { test: number; soak: number }): number =>
  process.env.SOAK ? soak : test

/** The time that such a series may take, in milliseconds. */
export const SOAK_TIMEOUT = process.env.SOAK ? 3_600_000 : 60_000
