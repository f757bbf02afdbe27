import { z } from 'zod'

/** A function has claimed the turn: it will start the build. Times in milliseconds since 1970. */
const claimed = z.object({
  /** A random name of the function's call. */
  by: z.string(),
  at: z.number(),
  /** Until then the claiming function waits for the right moment; later any function may start the build. */
  until: z.number(),
  /** The CMS's state that the site lacked, if that was the reason; null after an edit. */
  target: z.string().nullable(),
  /** How many builds for the same reason came before. */
  attempt: z.int(),
})

const started = z.object({
  at: z.number(),
  /** The build that was deployed then. */
  from: z.string().nullable(),
})

const ended = z.object({
  at: z.number(),
  /**
   * `refused`: the build hook did not accept it. `lost`: it never reported its end. `needless`: the site already
   * shows what the CMS has, so no build was requested.
   */
  status: z.enum(['succeeded', 'failed', 'refused', 'lost', 'needless']),
  /** Why a build failed, in its own words. */
  problem: z.string().optional(),
})

export const turnSteps = { claimed, started, ended }

export type Claimed = z.infer<typeof claimed>
export type Started = z.infer<typeof started>
export type Ended = z.infer<typeof ended>

/** One build, from the request to its end. Each step is written once, by the first function that needs it. */
export type Turn = { number: number; claimed: Claimed; started?: Started; ended?: Ended }

/** Whether a build runs, as far as is known. */
export const isUnderWay = (turn: Turn | undefined): boolean =>
  turn?.started !== undefined && turn.ended === undefined

/** Whether the site had what the CMS has when a turn came to this end. */
export const isFine = ({ status }: Ended): boolean =>
  status === 'succeeded' || status === 'needless'
