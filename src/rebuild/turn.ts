import { z } from 'zod'

/** Somebody has taken it upon itself to start a build. Times in milliseconds since 1970. */
const claimed = z.object({
  /** Who it was, by a random name. */
  by: z.string(),
  at: z.number(),
  /** Until then whoever claimed it waits for the right moment; later anybody may start it. */
  until: z.number(),
  /** The CMS's state that the site lacked, where that was the reason; null after an edit. */
  target: z.string().nullable(),
  /** How many builds for the same reason came before. */
  attempt: z.int(),
})

const started = z.object({
  at: z.number(),
  /** The build that was published then. */
  from: z.string().nullable(),
})

const ended = z.object({
  at: z.number(),
  /**
   * `refused`: the build hook did not take it. `lost`: nothing was heard of it. `needless`: the site shows
   * what the CMS has, so none was asked for.
   */
  status: z.enum(['succeeded', 'failed', 'refused', 'lost', 'needless']),
  /** Why a build failed, in its own words. */
  problem: z.string().optional(),
})

export const turnSteps = { claimed, started, ended }

export type Claimed = z.infer<typeof claimed>
export type Started = z.infer<typeof started>
export type Ended = z.infer<typeof ended>

/** One build, from the wish to its end. Each step is written once, by whoever comes first. */
export type Turn = { number: number; claimed: Claimed; started?: Started; ended?: Ended }

/** Whether a build runs, as far as is known. */
export const isUnderWay = (turn: Turn | undefined): boolean =>
  turn?.started !== undefined && turn.ended === undefined

/** Whether the site had what the CMS has when a turn came to this end. */
export const isFine = ({ status }: Ended): boolean =>
  status === 'succeeded' || status === 'needless'
