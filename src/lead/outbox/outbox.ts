import { readRecord } from './read-record.ts'
import { type LeadKey, type LeadRecord, type LeadState, parseKey, recordKey } from './record.ts'
import type { LeadStore } from './store.ts'

/** Leads by state. Every change is safe to stop after any of its writes. */
export type Outbox = {
  put: (state: LeadState, record: LeadRecord) => Promise<void>
  /**
   * @throws StoreError
   * @throws UnreadableRecord for what is there and is no lead.
   */
  get: (state: LeadState, key: LeadKey) => Promise<LeadRecord | undefined>
  /** In no particular order; those of a day of receipt, such as `2026-11-21`, or all. */
  list: (state: LeadState, day?: string) => Promise<LeadKey[]>
  /** Writes it to its new place, then deletes it from the old one. */
  move: (record: LeadRecord, from: LeadState, to: LeadState) => Promise<void>
  drop: (state: LeadState, key: LeadKey) => Promise<void>
  /** Like `move`, but for any record there, also one that cannot be read. */
  transfer: (key: LeadKey, from: LeadState, to: LeadState) => Promise<void>
}

export const createOutbox = (store: LeadStore): Outbox => {
  const put: Outbox['put'] = (state, record) =>
    store.set(recordKey(state, record), JSON.stringify(record))
  const drop: Outbox['drop'] = (state, key) => store.delete(recordKey(state, key))
  return {
    put,
    drop,
    get: async (state, key) => {
      const text = await store.get(recordKey(state, key))
      return text === undefined ? undefined : readRecord(text, state, recordKey(state, key))
    },
    list: async (state, day) => {
      const keys = await store.list(day ? `${state}/${day}/` : `${state}/`)
      return keys.flatMap((key) => {
        const parsed = parseKey(key)
        return parsed ? [{ id: parsed.id, receivedAt: parsed.day }] : []
      })
    },
    move: async (record, from, to) => {
      await put(to, record)
      if (from !== to) await drop(from, record)
    },
    transfer: async (key, from, to) => {
      const text = await store.get(recordKey(from, key))
      if (text === undefined || from === to) return
      await store.set(recordKey(to, key), text)
      await drop(from, key)
    },
  }
}
