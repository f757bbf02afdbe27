import { StoreError } from '#src/lib/store/store.ts'
import { withinTime } from '#src/lib/within-time.ts'
import type { SendToCrm } from './crm.ts'
import type { Outbox } from './outbox.ts'
import { type LeadRecord, setAsideState } from './record.ts'

/** What became of a lead by the time the visitor must have an answer. */
export type Receipt = {
  status: 'delivered' | 'stored' | 'unavailable'
  /** Why it is not in the store yet, without personal data. */
  storeProblem?: string
  /** Ends when all that was begun is done; never fails. A function lives on until then. */
  rest: Promise<unknown>
}

type Dependencies = {
  outbox: Outbox
  /** Undefined when no CRM is set up: leads then wait in the outbox. */
  crm: SendToCrm | undefined
  now: () => number
  /** The time to be done by. */
  deadline: number
  /** How long to wait for the store before the lead is sent without. */
  storeMs: number
}

/**
 * Stores a lead, then sends it, once. A store that is slow or down does not hold the lead up: it is sent
 * all the same, and what the store completes later counts later. See docs/leads.md.
 */
export const receive = async (record: LeadRecord, dependencies: Dependencies): Promise<Receipt> => {
  const { outbox, crm, now, deadline } = dependencies
  const left = () => deadline - now()
  const write = track(outbox.put('pending', record))
  const earlier = track(outbox.get('delivered', record))
  await withinTime(Promise.all([write.done, earlier.done]), Math.min(dependencies.storeMs, left()))
  if (write.ok && earlier.value) {
    return { status: 'delivered', rest: settle(outbox.drop('pending', record)) }
  }

  const sent = await crm?.(record, left())
  if (sent?.status === 'delivered') {
    const deliveredAt = new Date(now()).toISOString()
    const rest = write.done.then(() =>
      settle(outbox.move({ ...record, deliveredAt }, 'pending', 'delivered')),
    )
    // A store that works marks it at once; the visitor does not wait for one that does not.
    if (write.ok) await withinTime(rest, Math.min(dependencies.storeMs, left()))
    return { status: 'delivered', storeProblem: write.problem(), rest }
  }

  if (!write.ok) await withinTime(write.done, left())
  return {
    status: write.ok ? 'stored' : 'unavailable',
    storeProblem: write.problem(),
    rest: write.done,
  }
}

/** Sets aside what looks like spam. It is never sent automatically. */
export const setAside = async (
  record: LeadRecord,
  dependencies: Pick<Dependencies, 'outbox' | 'now' | 'deadline'>,
): Promise<Receipt> => {
  const write = track(dependencies.outbox.put(setAsideState(record), record))
  await withinTime(write.done, dependencies.deadline - dependencies.now())
  return {
    status: write.ok ? 'stored' : 'unavailable',
    storeProblem: write.problem(),
    rest: write.done,
  }
}

/** Work whose state can be read at any time. `done` never fails. */
const track = <Result>(work: Promise<Result>) => {
  let failure: string | undefined
  const state = {
    ok: false,
    value: undefined as Result | undefined,
    done: work.then(
      (value) => {
        state.ok = true
        state.value = value
      },
      (error) => {
        failure = error instanceof StoreError ? error.message : 'unknown'
      },
    ),
    problem: (): string | undefined => (state.ok ? undefined : (failure ?? 'slow')),
  }
  return state
}

const settle = (work: Promise<unknown>): Promise<unknown> => work.catch(() => undefined)
