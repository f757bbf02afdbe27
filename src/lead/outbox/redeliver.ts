import { createLimit } from '#src/lib/limit.ts'
import { StoreError } from '#src/lib/store/store.ts'
import type { SendToCrm } from './crm.ts'
import type { Outbox } from './outbox.ts'
import { UnreadableRecord } from './read-record.ts'
import { type LeadKey, type LeadRecord, setAsideState } from './record.ts'
import { isTurnWithoutStore, nextTry, tryAfterNext } from './schedule.ts'

const CONCURRENCY = 10

/** For one try. Nobody waits for it, so it is longer than at the receipt: some CRMs answer after ten seconds. */
const SEND_TIMEOUT_MS = 12_000

/** How many leads came out how. `later` are not due, or there was no time left for them. */
export type Redelivery = Record<'delivered' | 'failed' | 'dead' | 'later' | 'broken', number>

/** Something that a person must look at. It holds no personal data. */
export type Report = (problem: string, details: Record<string, string | number>) => void

type Dependencies = {
  outbox: Outbox
  crm: SendToCrm
  now: () => number
  random: () => number
  report: Report
  /** No try is begun that could end after this. */
  deadline: number
  sendTimeoutMs?: number
}

/** What a run has found out about the store: how many writes failed, and why. */
type StoreState = { failures: number; problem?: StoreError }

/** After this many failures the run writes no more: each failure may take seconds. */
const FAILURES = 3

type Claiming = Dependencies & { store: StoreState }

/**
 * Sends the leads that are due. This is delivery, not a client's call: it repeats a POST on purpose,
 * always under the lead's own key. Several runs at once, and one that is stopped anywhere, lose nothing.
 */
export const redeliver = async (dependencies: Dependencies): Promise<Redelivery> => {
  const { outbox, report } = dependencies
  const sum: Redelivery = { delivered: 0, failed: 0, dead: 0, later: 0, broken: 0 }
  const limit = createLimit(CONCURRENCY)
  // In a different order each time: leads at the front that take long must not starve the others.
  const keys = shuffled(await outbox.list('pending'), dependencies.random)
  const store: StoreState = { failures: 0 }
  const each = async (key: LeadKey) => {
    try {
      sum[await redeliverOne(key, { ...dependencies, store })] += 1
    } catch (error) {
      sum.broken += 1
      report('a lead could not be handled', { id: key.id, cause: messageOf(error) })
    }
  }
  await Promise.all(keys.map((key) => limit(() => each(key))))
  if (store.problem) report('the store cannot be written', { cause: store.problem.message })
  return sum
}

const redeliverOne = async (key: LeadKey, dependencies: Claiming): Promise<keyof Redelivery> => {
  const { outbox, crm, now, report, sendTimeoutMs = SEND_TIMEOUT_MS } = dependencies
  if (now() + sendTimeoutMs > dependencies.deadline) return 'later'
  const record = await outbox.get('pending', key)
  // Another run was faster.
  if (!record) return 'delivered'
  if (Date.parse(record.dueAt) > now()) return 'later'
  if (await wasDelivered(record, outbox)) {
    await outbox.drop('pending', record)
    return 'delivered'
  }
  if (!(await claim(record, dependencies))) return 'later'

  const sent = await crm(record, sendTimeoutMs)
  const attempts = record.attempts + 1
  if (sent.status === 'delivered') {
    const deliveredAt = new Date(now()).toISOString()
    await outbox.move({ ...record, attempts, deliveredAt }, 'pending', 'delivered')
    // A run that was killed midway may have given it up already, or an operator released it.
    await outbox.drop('dead', record)
    if (record.spam.length > 0) await outbox.drop(setAsideState(record), record)
    return 'delivered'
  }

  const { problem, retryAfterMs } = sent
  const dueAt = nextTry(attempts, { now: now(), random: dependencies.random(), retryAfterMs })
  if (dueAt === undefined) {
    await outbox.move({ ...record, attempts, problem }, 'pending', 'dead')
    report('lead gave up', { id: record.id, attempts, problem })
    return 'dead'
  }
  const due = new Date(dueAt).toISOString()
  await outbox.put('pending', { ...record, attempts, problem, dueAt: due })
  return 'failed'
}

/**
 * Writes down that a lead is being sent before it is: where the store then cannot take down how that went, the
 * next try waits all the same. A store that takes nothing, such as a full one, does not hold the lead up; it is
 * sent at times that follow from the lead alone, since nothing can be remembered.
 *
 * @returns whether to send it in this run.
 */
const claim = async (record: LeadRecord, dependencies: Claiming): Promise<boolean> => {
  const { outbox, now, random, store } = dependencies
  const withoutStore = () => isTurnWithoutStore(Date.parse(record.dueAt), now())
  if (store.failures >= FAILURES) return withoutStore()
  const attempts = record.attempts + 1
  const dueAt = tryAfterNext(attempts, { now: now(), random: random() })
  try {
    await outbox.put('pending', { ...record, attempts, dueAt: new Date(dueAt).toISOString() })
    return true
  } catch (error) {
    if (!(error instanceof StoreError)) throw error
    store.failures += 1
    store.problem ??= error
    return withoutStore()
  }
}

/** By another run, or by the request that brought it. An operator's later wish to send it again counts more. */
const wasDelivered = async (record: LeadRecord, outbox: Outbox): Promise<boolean> => {
  try {
    const delivered = await outbox.get('delivered', record)
    return delivered !== undefined && (delivered.deliveredAt ?? '') >= (record.replayedAt ?? '')
  } catch (error) {
    // Its folder says that it was delivered, whatever the record says.
    if (error instanceof UnreadableRecord) return record.replayedAt === null
    throw error
  }
}

const shuffled = <Item>(items: Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')
