import type { MailLog } from '#src/lead/mail/mail-log.ts'
import type { Outbox } from '#src/lead/outbox/outbox.ts'
import type { LeadKey, LeadState } from '#src/lead/outbox/record.ts'
import { type FoundLead, readLead } from '#src/lead/outbox/replay.ts'
import { createLimit } from '#src/lib/limit.ts'
import { LEAD_ALARM_MS, SET_ASIDE_ALARM_COUNT, SET_ASIDE_ALARM_MS } from '#src/site/lead.ts'
import type { Part } from './part.ts'

/** Leads in the outbox. */
export type LeadsHealth = {
  /** That wait to be delivered. */
  pending: number
  /** That were given up. */
  dead: number
  /** That were set aside: they look like a bot's and wait for a person. Those that surely are one's are no alarm. */
  setAside: number
  /** That cannot be read: how many, and which. */
  unreadable: number
  unreadableIds: string[]
  oldestPendingSeconds: number | null
  /** Of which a mail to those who look after them was given up. */
  notMailed: number
}

export type LeadsDependencies = {
  outbox: Outbox
  /** What was mailed. */
  mails: Pick<MailLog, 'list'>
  /** Whether there is a CRM to deliver to. */
  delivers: boolean
  now: () => number
}

/** Of more leads of a state than this, the oldest days' are looked at. */
const LOOKED_AT = 100
const CONCURRENCY = 30
const MOST_IDS = 20

/** The state of the outbox, with the most important problem first. */
export const leadsHealth = async (dependencies: LeadsDependencies): Promise<Part & LeadsHealth> => {
  const { outbox, mails, now } = dependencies
  const limit = createLimit(CONCURRENCY)
  const look = async (state: LeadState) => {
    const keys = (await outbox.list(state)).toSorted(byDay)
    const looked = keys.slice(0, LOOKED_AT).map((key) => limit(() => readLead(outbox, state, key)))
    return { count: keys.length, found: await Promise.all(looked) }
  }
  const [pending, dead, doubtful, trapped, notMailed] = await Promise.all([
    look('pending'),
    look('dead'),
    look('quarantine'),
    outbox.list('trap'),
    mails.list('failed'),
  ])
  const unreadable = [pending, dead, doubtful].flatMap(({ found }) =>
    found.flatMap((one) => (one?.status === 'unreadable' ? [one.key.id] : [])),
  )
  const oldestMs = oldestAge(pending.found, now())
  const leads: LeadsHealth = {
    pending: pending.count,
    dead: dead.count,
    setAside: doubtful.count + trapped.length,
    unreadable: unreadable.length,
    unreadableIds: unreadable.slice(0, MOST_IDS),
    oldestPendingSeconds: oldestMs === undefined ? null : Math.max(0, Math.round(oldestMs / 1_000)),
    notMailed: notMailed.length,
  }
  const doubtfulMs = oldestAge(doubtful.found, now())
  const seen = { oldestMs, doubtful: doubtful.count, doubtfulMs }
  return { ...judged(leads, dependencies.delivers, seen), ...leads }
}

const judged = (
  { pending, dead, setAside, unreadable, notMailed }: LeadsHealth,
  delivers: boolean,
  seen: { oldestMs: number | undefined; doubtful: number; doubtfulMs: number | undefined },
): Part => {
  const homeless = pending > 0 && !delivers ? 'leads wait, and FORM_API_HOST is not set' : undefined
  const failing = [
    unreadable > 0 && 'leads cannot be read',
    dead > 0 && 'leads were given up',
    (seen.oldestMs ?? 0) > LEAD_ALARM_MS && (homeless ?? 'leads wait for too long'),
    seen.doubtful >= SET_ASIDE_ALARM_COUNT && 'many leads are set aside',
    (seen.doubtfulMs ?? 0) > SET_ASIDE_ALARM_MS &&
      'leads were set aside, and nobody looked at them',
  ].filter((problem) => problem !== false)
  if (failing.length > 0) return { status: 'failing', problem: failing.join('; ') }
  const warnings = [
    homeless,
    setAside > 0 ? 'leads are set aside' : undefined,
    notMailed > 0 ? 'leads could not be mailed' : undefined,
  ].filter(Boolean)
  return warnings.length > 0
    ? { status: 'warning', problem: warnings.join('; ') }
    : { status: 'ok' }
}

const byDay = (a: LeadKey, b: LeadKey): number => (a.receivedAt < b.receivedAt ? -1 : 1)

/** How long the oldest lead waits. One that is gone was delivered meanwhile. */
const oldestAge = (found: (FoundLead | undefined)[], now: number): number | undefined => {
  const times = found.flatMap((one) =>
    one?.status === 'lead' ? [Date.parse(one.record.receivedAt)] : [],
  )
  return times.length > 0 ? now - Math.min(...times) : undefined
}
