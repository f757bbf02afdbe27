import { endOf } from './end-of.ts'
import type { Source } from './published.ts'
import type { SiteReport } from './site-report.ts'
import { type Ended, isFine, type Turn } from './turn.ts'

/** A build that an edit asked for. Times in milliseconds since 1970; `endedAt` is null while it runs or waits. */
export type BuildStep = {
  askedAt: number
  startedAt: number | null
  endedAt: number | null
  status: 'waiting' | 'running' | 'succeeded' | 'failed'
  /** Why it failed, if that is known. */
  problem: string | null
}

/** What the site reports to the CMS: what is live, which builds there were, and what was left out. */
export type SiteStatus = {
  /** Null if the site does not say it. */
  live: { id: string; since: string; content: string | null } | null
  /** Oldest first; empty if no build hook is set. */
  builds: BuildStep[]
  /** Whether an edit starts a build automatically. */
  buildsByItself: boolean
  /** Null if the build wrote no report. */
  report: SiteReport | null
}

/** The state of a build, also of one that ended without reporting it. */
export const buildStep = (
  turn: Turn,
  published: Source | null | undefined,
  now: number,
  overdueMs: number,
): BuildStep => {
  const ended: Ended | undefined = turn.ended ?? endOf(turn, published, now, overdueMs)
  return {
    askedAt: turn.claimed.at,
    startedAt: turn.started?.at ?? null,
    endedAt: ended?.at ?? null,
    status: statusOf(turn, ended),
    problem: ended?.problem ?? null,
  }
}

const statusOf = ({ started }: Turn, ended: Ended | undefined): BuildStep['status'] => {
  if (ended) return isFine(ended) ? 'succeeded' : 'failed'
  return started ? 'running' : 'waiting'
}
