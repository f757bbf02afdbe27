import { vi } from 'vitest'
import type { Source } from '#src/rebuild/published.ts'
import { createRebuilder } from '#src/rebuild/rebuilder.ts'
import { createTurns } from '#src/rebuild/turns.ts'
import { sharedStore } from './shared-store.ts'

type BuildOutcome = 'succeeds' | 'brings something else' | 'fails' | 'never ends'

/**
 * A CMS, a builder and a site in made time (`vi.useFakeTimers`): edits raise the CMS's state, builds take
 * what the CMS has when they fetch and publish it when they are done.
 */
export const createWorld = (
  options: {
    buildMs?: number
    /** How the next build ends. */
    build?: (number: number) => BuildOutcome
    hook?: (call: number) => 'taken' | 'refused'
    latencyMs?: () => number
    /** Whether a build says when it ends. */
    speaks?: boolean
  } = {},
) => {
  const {
    buildMs = 60_000,
    build = () => 'succeeds',
    hook = () => 'taken',
    speaks = true,
  } = options
  const { latencyMs = () => 0 } = options
  const { store, state, entries } = sharedStore(latencyMs)
  const cms = { state: 0, editedAt: 0, reachable: true }
  let site: Source = { id: 'build-of-0', content: '0' }
  /** What is answered to who asks what the site was made from. */
  const web: { answer: 'site' | 'nothing' | 'failure' } = { answer: 'site' }
  const starts: number[] = []
  /** Builds that fetched what the site had already. */
  const empty: number[] = []
  let calls = 0
  const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

  const run = async (turn: number) => {
    starts.push(Date.now())
    const outcome = build(starts.length)
    if (outcome === 'never ends') return
    const fetched = outcome === 'succeeds' ? String(cms.state) : 'something else'
    if (fetched === site.content) empty.push(starts.length)
    await sleep(buildMs)
    if (outcome !== 'fails') site = { id: `build-of-${fetched}`, content: fetched }
    if (speaks)
      void (await aPublisher().buildEnded(turn, outcome === 'fails' ? 'failed' : 'succeeded')).rest
  }

  /** Each request gets its own one: functions share only the store. */
  const aPublisher = (wait = sleep) =>
    createRebuilder({
      turns: createTurns(store),
      buildHook: async (turn) => {
        calls += 1
        const answer = hook(calls)
        if (answer === 'taken') void run(turn)
        return answer
      },
      published: async () => ({ site, nothing: null, failure: undefined })[web.answer],
      cmsState: async () => {
        await sleep(latencyMs())
        if (!cms.reachable) throw new Error('The CMS cannot be reached.')
        return String(cms.state)
      },
      now: Date.now,
      sleep: wait,
    })

  return {
    starts,
    empty,
    store: state,
    entries,
    cms,
    web,
    calls: () => calls,
    site: () => site.content,
    /** An edit; `lost`: its webhook never arrives. `killed`: the function ends with its answer. */
    edit: async (how: 'heard' | 'lost' | 'killed' = 'heard') => {
      cms.state += 1
      cms.editedAt = Date.now()
      if (how === 'lost') return
      const { rest } = await aPublisher(how === 'killed' ? never : sleep).edited()
      void rest
    },
    /** A webhook of something that the site does not show, or shows already. */
    hearOfNothing: async () => {
      const { rest } = await aPublisher().edited()
      void rest
    },
    check: () => aPublisher().check(),
    /** Lets time pass, with the scheduled function each minute. */
    pass: async (ms: number) => {
      const end = Date.now() + ms
      while (Date.now() < end) {
        const toMinute = 60_000 - (Date.now() % 60_000)
        await vi.advanceTimersByTimeAsync(Math.min(toMinute, end - Date.now()))
        if (Date.now() % 60_000 === 0)
          void aPublisher()
            .check()
            .catch(() => {})
      }
    },
  }
}

/** For a function that is ended right after its answer: what it waits for never comes. */
const never = () => new Promise(() => {})
