import type { Outbox } from './outbox.ts'
import { UnreadableRecord } from './read-record.ts'
import { LEAD_STATES, type LeadKey, type LeadRecord, type LeadState } from './record.ts'

export type FoundLead =
  | { status: 'lead'; state: LeadState; key: LeadKey; record: LeadRecord }
  | { status: 'unreadable'; state: LeadState; key: LeadKey; problem: UnreadableRecord }

/** A lead by its id, in the first of these states that has it. */
export const findLead = async (
  outbox: Outbox,
  id: string,
  states: readonly LeadState[] = LEAD_STATES,
): Promise<FoundLead | undefined> => {
  for (const state of states) {
    const key = (await outbox.list(state)).find((one) => one.id === id)
    const found = key && (await readLead(outbox, state, key))
    if (found) return found
  }
  return undefined
}

/** The record under a key; undefined if there is none any more. */
export const readLead = async (
  outbox: Outbox,
  state: LeadState,
  key: LeadKey,
): Promise<FoundLead | undefined> => {
  try {
    const record = await outbox.get(state, key)
    return record && { status: 'lead', state, key, record }
  } catch (problem) {
    if (problem instanceof UnreadableRecord) return { status: 'unreadable', state, key, problem }
    throw problem
  }
}

type Stored = { state: LeadState; record: LeadRecord }

/** Makes a lead due at once, under its own key and with all its tries before it, also if it was delivered. */
export const replay = async (outbox: Outbox, found: Stored, now: number): Promise<void> => {
  const at = new Date(now).toISOString()
  const record = { ...found.record, attempts: 1, dueAt: at, replayedAt: at, problem: null }
  // A delivered one stays where it is: it says that it was.
  if (found.state === 'delivered') await outbox.put('pending', record)
  else await outbox.move(record, found.state, 'pending')
}

/** Releases a lead that was set aside: it is due at once, unless it was delivered meanwhile in another way. */
export const release = async (outbox: Outbox, found: Stored, now: number): Promise<void> => {
  const dueAt = new Date(now).toISOString()
  await outbox.move({ ...found.record, attempts: 1, dueAt, problem: null }, found.state, 'pending')
}
