import type { Outbox } from '#src/lead/outbox/outbox.ts'
import type { LeadRecord, LeadState } from '#src/lead/outbox/record.ts'
import { readLead } from '#src/lead/outbox/replay.ts'
import { createLimit } from '#src/lib/limit.ts'

const CONCURRENCY = 10

export type ListedLead = { state: LeadState } & LeadRecord

/** A record that is no lead, with its content; undefined if the store did not return it. */
export type UnreadableLead = { state: LeadState; id: string; problem: string; raw?: string }

export type ReadLeads = { leads: ListedLead[]; unreadable: UnreadableLead[] }

/**
 * The leads of some states, the newest first. Leads that change their state meanwhile may be missing. One that cannot
 * be read is named separately and delays no other.
 */
export const readLeads = async (
  outbox: Outbox,
  states: readonly LeadState[],
): Promise<ReadLeads> => {
  const limit = createLimit(CONCURRENCY)
  const leads: ListedLead[] = []
  const unreadable: UnreadableLead[] = []
  const read = async (state: LeadState, key: { id: string; receivedAt: string }) => {
    try {
      const found = await readLead(outbox, state, key)
      if (found?.status === 'lead') leads.push({ state, ...found.record })
      if (found?.status === 'unreadable') {
        const { message: problem, text: raw } = found.problem
        unreadable.push({ state, id: key.id, problem, raw })
      }
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error)
      unreadable.push({ state, id: key.id, problem })
    }
  }
  const ofState = async (state: LeadState) => {
    const keys = await outbox.list(state)
    await Promise.all(keys.map((key) => limit(() => read(state, key))))
  }
  await Promise.all(states.map(ofState))
  return {
    leads: leads.toSorted((a, b) => (a.receivedAt < b.receivedAt ? 1 : -1)),
    unreadable: unreadable.toSorted((a, b) => (a.id < b.id ? -1 : 1)),
  }
}
