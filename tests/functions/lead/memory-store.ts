import { setTimeout as sleep } from 'node:timers/promises'
import type { LeadStore } from '#src/lead/outbox/store.ts'
import { StoreError } from '#src/lib/store/store.ts'

/** What is wrong with the store. */
export type StoreFault = 'fine' | 'slow' | 'down' | 'full' | 'second write fails'

export type MemoryStore = LeadStore & { entries: Map<string, string>; fault: StoreFault }

/** A store in memory, with the faults of a real one. */
export const memoryStore = (fault: StoreFault = 'fine', slowMs = 200): MemoryStore => {
  const entries = new Map<string, string>()
  const writes = new Map<string, number>()
  const trouble = async (write?: string): Promise<void> => {
    if (store.fault === 'slow') await sleep(slowMs)
    if (store.fault === 'down') throw new StoreError('The store is down.')
    if (write === undefined) return
    if (store.fault === 'full') throw new StoreError('The store is full.')
    const count = (writes.get(write) ?? 0) + 1
    writes.set(write, count)
    if (store.fault === 'second write fails' && count === 2) {
      throw new StoreError('The second write failed.')
    }
  }
  const store: MemoryStore = {
    entries,
    fault,
    get: async (key) => {
      await trouble()
      return entries.get(key)
    },
    set: async (key, value) => {
      await trouble(idOf(key))
      entries.set(key, value)
    },
    delete: async (key) => {
      await trouble()
      entries.delete(key)
    },
    list: async (prefix) => {
      await trouble()
      return [...entries.keys()].filter((key) => key.startsWith(prefix))
    },
  }
  return store
}

/** Writes are counted by lead. */
const idOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1)
