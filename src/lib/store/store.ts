/** Whole values under keys. Every call may throw, hang or take effect late. */
export type Store = {
  get: (key: string) => Promise<string | undefined>
  set: (key: string, value: string) => Promise<void>
  /** Creates a value if there is none. Only one caller gets true, as long as the store works correctly. */
  create: (key: string, value: string) => Promise<boolean>
  delete: (key: string) => Promise<void>
  /** The keys that start with a prefix. One written or deleted meanwhile may be missing. */
  list: (prefix: string) => Promise<string[]>
}

/** An operation of the store failed. */
export class StoreError extends Error {
  override name = 'StoreError'
}
