import { type Store, StoreError } from '#src/lib/store/store.ts'

/** A store in memory that several functions share; each call takes some time. */
export const sharedStore = (latencyMs: () => number = () => 0) => {
  const entries = new Map<string, string>()
  const state = { down: false }
  const call = async () => {
    await new Promise((resolve) => setTimeout(resolve, latencyMs()))
    if (state.down) throw new StoreError('The store is down.')
  }
  const store: Store = {
    get: async (key) => {
      await call()
      return entries.get(key)
    },
    set: async (key, value) => {
      await call()
      entries.set(key, value)
    },
    create: async (key, value) => {
      await call()
      if (entries.has(key)) return false
      entries.set(key, value)
      return true
    },
    delete: async (key) => {
      await call()
      entries.delete(key)
    },
    list: async (prefix) => {
      await call()
      return [...entries.keys()].filter((key) => key.startsWith(prefix))
    },
  }
  return { store, state, entries }
}
