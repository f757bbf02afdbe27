import type { Outbox } from './outbox.ts'
import { LEAD_STATES, type LeadRecord, type LeadState } from './record.ts'

export type FoundLead = { state: LeadState; record: LeadRecord }

/** A lead by its id, in whichever state it is. */
export const findLead = async (outbox: Outbox, id: string): Promise<FoundLead | undefined> => {
  for (const state of LEAD_STATES) {
    const key = (await outbox.list(state)).find((one) => one.id === id)
    const record = key && (await outbox.get(state, key))
    if (record) return { state, record }
  }
  return undefined
}

/** Makes a lead due at once, under its own key and with all its tries before it. */
export const replay = async (outbox: Outbox, found: FoundLead, now: number): Promise<void> => {
  const at = new Date(now).toISOString()
  const record = { ...found.record, attempts: 1, dueAt: at, replayedAt: at, problem: null }
  // A delivered one stays where it is: it says that it was.
  if (found.state === 'delivered') await outbox.put('pending', record)
  else await outbox.move(record, found.state, 'pending')
}
