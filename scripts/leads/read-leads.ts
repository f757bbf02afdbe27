import type { Outbox } from '#src/lead/outbox/outbox.ts'
import type { LeadRecord, LeadState } from '#src/lead/outbox/record.ts'
import { createLimit } from '#src/lib/limit.ts'

const CONCURRENCY = 10

export type ListedLead = { state: LeadState } & LeadRecord

/** The leads of some states, the newest first. Those that move on meanwhile may be missing. */
export const readLeads = async (
  outbox: Outbox,
  states: readonly LeadState[],
): Promise<ListedLead[]> => {
  const limit = createLimit(CONCURRENCY)
  const ofState = async (state: LeadState) => {
    const keys = await outbox.list(state)
    const records = await Promise.all(keys.map((key) => limit(() => outbox.get(state, key))))
    return records.flatMap((record) => (record ? [{ state, ...record }] : []))
  }
  const leads = (await Promise.all(states.map(ofState))).flat()
  return leads.toSorted((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1))
}
