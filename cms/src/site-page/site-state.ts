import type { Build, SiteStatus } from './ask-site.ts'
import type { ToldAnswer, Yours } from './site-answer.ts'

type SiteState = Pick<
  ToldAnswer,
  'liveSince' | 'state' | 'buildingSince' | 'edits' | 'failed' | 'buildsByItself'
>

/**
 * Compares the site with what is published.
 *
 * @param edits how many entries differ; undefined if that is unknown.
 */
export function siteState(
  { live, builds, buildsByItself }: SiteStatus,
  { state, edits }: { state: string; edits: number | undefined },
): SiteState {
  const running = builds.findLast(({ status }) => status === 'running')
  const waiting = builds.findLast(({ status }) => status === 'waiting')
  const ended = builds.findLast(({ endedAt }) => endedAt !== null)
  const upToDate = live?.content === state
  const stateNow = () => {
    if (running) return 'building'
    if (waiting) return 'waiting'
    if (live && live.content === null) return 'elsewhere'
    return upToDate ? 'up to date' : 'behind'
  }
  return {
    liveSince: live && Date.parse(live.since),
    state: stateNow(),
    buildingSince: running?.startedAt ?? waiting?.askedAt ?? null,
    edits: upToDate ? 0 : (edits ?? null),
    failed: !upToDate && ended?.status === 'failed' ? failureOf(ended) : null,
    buildsByItself,
  }
}

const failureOf = ({ endedAt, problem }: Build) => ({ at: endedAt as number, problem })

/**
 * Whether what was published at a time is on the site: because a build began after that time, or because the site is
 * up to date.
 */
export function reachedSite(
  at: number,
  { builds, live }: SiteStatus,
  { state }: { state: string },
): Pick<Yours, 'state' | 'liveSince'> {
  const good = builds.filter(({ status }) => status === 'succeeded')
  const after = good.find(({ startedAt }) => (startedAt ?? 0) >= at)
  if (after) return { state: 'live', liveSince: after.endedAt }
  if (live?.content === state) {
    // It was published after a build had begun but before that build read its content, or it changed nothing.
    const during = good.find(({ endedAt }) => (endedAt ?? 0) >= at)
    return { state: 'live', liveSince: during?.endedAt ?? null }
  }
  const building = builds.some(
    ({ status, startedAt }) => status === 'running' && (startedAt ?? 0) >= at,
  )
  return { state: building ? 'building' : 'waiting', liveSince: null }
}
