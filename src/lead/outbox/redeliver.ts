import { createLimit } from '#src/lib/limit.ts'
import type { SendToCrm } from './crm.ts'
import type { Outbox } from './outbox.ts'
import type { LeadKey, LeadRecord } from './record.ts'
import { nextTry } from './schedule.ts'

const CONCURRENCY = 10

/** For one try. Nobody waits for it, so it is longer than at the receipt. */
const SEND_TIMEOUT_MS = 8_000

/** How many leads came out how. `later` are not due, or there was no time left for them. */
export type Redelivery = Record<'delivered' | 'failed' | 'dead' | 'later' | 'broken', number>

/** Something that a person must look at. It holds no personal data. */
export type Report = (problem: string, details: Record<string, string | number>) => void

type Means = {
  outbox: Outbox
  crm: SendToCrm
  now: () => number
  random: () => number
  report: Report
  /** No try is begun that could end after this. */
  deadline: number
  sendTimeoutMs?: number
}

/**
 * Sends the leads that are due. This is delivery, not a client's call: it repeats a POST on purpose,
 * always under the lead's own key. Several runs at once, and one that is stopped anywhere, lose nothing.
 */
export const redeliver = async (means: Means): Promise<Redelivery> => {
  const { outbox, report } = means
  const sum: Redelivery = { delivered: 0, failed: 0, dead: 0, later: 0, broken: 0 }
  const limit = createLimit(CONCURRENCY)
  // In a different order each time: leads at the front that take long must not starve the others.
  const keys = shuffled(await outbox.list('pending'), means.random)
  const each = async (key: LeadKey) => {
    try {
      sum[await redeliverOne(key, means)] += 1
    } catch (error) {
      sum.broken += 1
      report('a lead could not be handled', { id: key.id, cause: messageOf(error) })
    }
  }
  await Promise.all(keys.map((key) => limit(() => each(key))))
  return sum
}

const redeliverOne = async (key: LeadKey, means: Means): Promise<keyof Redelivery> => {
  const { outbox, crm, now, report, sendTimeoutMs = SEND_TIMEOUT_MS } = means
  if (now() + sendTimeoutMs > means.deadline) return 'later'
  const record = await outbox.get('pending', key)
  // Another run was faster.
  if (!record) return 'delivered'
  if (Date.parse(record.dueAt) > now()) return 'later'
  if (await wasDelivered(record, outbox)) {
    await outbox.drop('pending', record)
    return 'delivered'
  }

  const sent = await crm(record, sendTimeoutMs)
  const attempts = record.attempts + 1
  if (sent.status === 'delivered') {
    const deliveredAt = new Date(now()).toISOString()
    await outbox.move({ ...record, attempts, deliveredAt }, 'pending', 'delivered')
    // A run that was killed midway may have given it up already.
    await outbox.drop('dead', record)
    return 'delivered'
  }

  const { problem, retryAfterMs } = sent
  const dueAt = nextTry(attempts, { now: now(), random: means.random(), retryAfterMs })
  if (dueAt === undefined) {
    await outbox.move({ ...record, attempts, problem }, 'pending', 'dead')
    report('lead gave up', { id: record.id, attempts, problem })
    return 'dead'
  }
  const due = new Date(dueAt).toISOString()
  await outbox.put('pending', { ...record, attempts, problem, dueAt: due })
  return 'failed'
}

/** By another run, or by the request that brought it. An operator's later wish to send it again counts more. */
const wasDelivered = async (record: LeadRecord, outbox: Outbox): Promise<boolean> => {
  const delivered = await outbox.get('delivered', record)
  return delivered !== undefined && (delivered.deliveredAt ?? '') >= (record.replayedAt ?? '')
}

const shuffled = <Item>(items: Item[], random: () => number): Item[] =>
  items
    .map((item) => ({ item, at: random() }))
    .toSorted((a, b) => a.at - b.at)
    .map(({ item }) => item)

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : 'unknown')
