import fc from 'fast-check'
import { isCore } from './core.ts'

/** How many runs a series has, or which cases: few in a test, many in `npm run soak`, perhaps fewer in the core. */
export const runs = <T>({ test, soak, core = test }: { test: T; soak: T; core?: T }): T => {
  if (process.env.SOAK) return soak
  return isCore ? core : test
}

/**
 * Of cases that differ in their language alone a test has the one whose turn it is, and `npm run soak` all.
 */
export const oneOf = <T>(cases: readonly T[], turn: number): T[] =>
  process.env.SOAK ? [...cases] : [cases[turn % cases.length] as T]

/** The seed of a series that counts on its own: the same in each run of the tests, another one in each `npm run soak`. */
export const seedOf = (fixed: number): number =>
  process.env.SOAK ? Math.floor(Math.random() * 2 ** 31) : fixed

/** The time that such a series may take, in milliseconds. */
export const SOAK_TIMEOUT = process.env.SOAK ? 3_600_000 : 240_000

// A test has the same answer each time; `npm run soak` looks for new cases.
if (!process.env.SOAK) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: 20_261_122 })
