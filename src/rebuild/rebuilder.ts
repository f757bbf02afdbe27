import type { BuildHook } from './build-hook.ts'
import { endOf } from './end-of.ts'
import type { Source } from './published.ts'
import { type Ended, isFine, isUnderWay, type Turn } from './turn.ts'
import { LONG_AGO, type Turns } from './turns.ts'
import { whenToRetry, whenToStart } from './when-to-retry.ts'

/** Netlify stops a function after 60 s, and one that runs on a schedule after 30. */
const WAIT_MS = 45_000
const CHECK_WAIT_MS = 22_000
const LOOK_MS = 500

/** If the CMS takes longer to answer whether a build is needed, the build starts without the answer. */
const LOOK_LIMIT_MS = 5_000

export type RebuilderDependencies = {
  turns: Turns
  buildHook: BuildHook
  /** What the deployed site was built from; null if it does not say so, undefined if it cannot be read. */
  published: () => Promise<Source | null | undefined>
  /** The state of the CMS's content; undefined if no CMS is set. It may throw. */
  cmsState: (known: string | null) => Promise<string | undefined>
  now: () => number
  sleep: (ms: number) => Promise<unknown>
}

/** The outcome of a check, for the log. */
export type CheckOutcome =
  | 'started'
  | 'refused'
  | 'waiting'
  | 'running'
  | 'up to date'
  | 'site unreadable'
  | 'retry later'
  | 'given up'
  | 'taken by another'

/**
 * Starts builds after edits: one build for many edits, one more for edits that arrive while it runs, and another one
 * if a build was lost. Any number of functions may do so at once; they share their state in the store.
 */
export const createRebuilder = (dependencies: RebuilderDependencies) => {
  const { turns, now, sleep } = dependencies

  /** The turn with its end, if it has ended meanwhile. */
  const settled = async (turn: Turn | undefined): Promise<Turn | undefined> => {
    if (!turn || !isUnderWay(turn)) return turn
    const overdueMs = await turns.overdueMs()
    const ended = endOf(turn, await dependencies.published(), now(), overdueMs)
    if (!ended) return turn
    await turns.end(turn.number, ended)
    // An end that is seen this late, after functions have rested, does not tell what the build took.
    const tellsTime = ended.at - (turn.started?.at ?? 0) <= overdueMs
    if (tellsTime) await noteTime(turn, ended)
    return { ...turn, ended }
  }

  /** Notes what a successful build took, if that is known. */
  const noteTime = async ({ started }: Turn, ended: Ended): Promise<void> => {
    if (!started || started.at === LONG_AGO || ended.status !== 'succeeded') return
    await turns.noteBuild(ended.at - started.at)
  }

  const start = async (turn: Turn): Promise<CheckOutcome> => {
    const published = await dependencies.published()
    const from = published?.id ?? null
    if (!(await turns.start(turn.number, { at: now(), from }))) return 'taken by another'
    if (await shows(published)) {
      await turns.end(turn.number, { at: now(), status: 'needless' })
      return 'up to date'
    }
    if ((await dependencies.buildHook(turn.number)) === 'taken') return 'started'
    await turns.end(turn.number, { at: now(), status: 'refused' })
    return 'refused'
  }

  /**
   * Whether the site has everything that the CMS has published, so that a build would change nothing. This is asked
   * once the turn has started: an edit that arrives after that belongs to the next turn. In doubt, no.
   */
  const shows = async (published: Source | null | undefined): Promise<boolean> => {
    if (!published?.content) return false
    const asked = dependencies.cmsState(published.content).catch(() => undefined)
    return (await Promise.race([asked, sleep(LOOK_LIMIT_MS)])) === published.content
  }

  /** Waits for the right moment to start a turn, for as long as a function may run, then starts it. */
  const wait = async (mine: Turn): Promise<CheckOutcome> => {
    for (;;) {
      const turn = await turns.read(mine.number)
      // If two functions claim one turn at the same instant, the store keeps one claim.
      if (!turn || turn.started || turn.claimed.by !== mine.claimed.by) return 'taken by another'
      const before = await settled(await turns.read(turn.number - 1))
      const at = whenToStart(turn, before, await turns.lastEdit())
      if (at <= now()) return start(turn)
      if (now() + LOOK_MS > turn.claimed.until) return 'waiting'
      await sleep(Math.min(at - now(), LOOK_MS))
    }
  }

  /**
   * Stores the time of an edit and arranges a build.
   *
   * @returns the number of that build, and the work that continues after the response.
   */
  const edited = async (): Promise<{ turn: number; rest: Promise<CheckOutcome> }> => {
    await turns.noteEdit(now())
    let latest = await turns.latest()
    for (;;) {
      if (latest && !latest.started) {
        const abandoned = now() > latest.claimed.until
        return { turn: latest.number, rest: abandoned ? check() : Promise.resolve('waiting') }
      }
      const number = (latest?.number ?? 0) + 1
      const claimed = claim({ target: null, attempt: 0, waitMs: WAIT_MS })
      if (await turns.claim(number, claimed)) {
        return { turn: number, rest: wait({ number, claimed }) }
      }
      latest = await turns.latest()
    }
  }

  const claim = (of: { target: string | null; attempt: number; waitMs: number }) => ({
    by: crypto.randomUUID(),
    at: now(),
    until: now() + of.waitMs,
    target: of.target,
    attempt: of.attempt,
  })

  /** Starts a build if the site differs from what the CMS has published: each minute, and when a build has ended. */
  const check = async (): Promise<CheckOutcome> => {
    const latest = await settled(await turns.latest())
    if (latest && !latest.started) {
      if (now() <= latest.claimed.until) return 'waiting'
      const before = await settled(await turns.read(latest.number - 1))
      return isUnderWay(before) ? 'running' : start(latest)
    }
    if (isUnderWay(latest)) return 'running'
    if (latest) await turns.tidy(latest.number)

    const source = await dependencies.published()
    if (source === undefined) return 'site unreadable'
    const published = source?.content ?? null
    const target = (await dependencies.cmsState(published)) ?? null
    // Without a CMS to ask, the site counts as up to date if the last build did not fail.
    const built = !latest?.ended || isFine(latest.ended)
    const upToDate = target === null ? built : target === published
    if (upToDate) return 'up to date'
    const retry = whenToRetry(latest, target, now())
    if (retry.status !== 'due') return retry.status === 'later' ? 'retry later' : 'given up'
    const number = (latest?.number ?? 0) + 1
    // Editors may be in the middle of several edits, so this waits for a pause too.
    const claimed = claim({ target, attempt: retry.attempt, waitMs: CHECK_WAIT_MS })
    return (await turns.claim(number, claimed)) ? wait({ number, claimed }) : 'taken by another'
  }

  /** A build has reported its end. A build that was not requested here has no number and changes nothing. */
  const buildEnded = async (
    number: number | undefined,
    status: Extract<Ended['status'], 'succeeded' | 'failed'>,
    problem?: string,
  ): Promise<{ rest: Promise<CheckOutcome> }> => {
    const turn = number === undefined ? undefined : await turns.read(number)
    if (turn?.started) {
      const ended: Ended = { at: now(), status, problem }
      await turns.end(turn.number, ended)
      // Also of one that was taken for lost before.
      await noteTime(turn, ended)
    }
    return { rest: check() }
  }

  return { edited, check, buildEnded }
}

export type Rebuilder = ReturnType<typeof createRebuilder>
