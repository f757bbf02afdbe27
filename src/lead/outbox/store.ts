/**
 * What the outbox needs of a store: whole values under keys. Every call may throw, hang or take effect
 * late. No condition on a write: those of Netlify Blobs report success for some errors.
 */
export type LeadStore = {
  get: (key: string) => Promise<string | undefined>
  set: (key: string, value: string) => Promise<void>
  delete: (key: string) => Promise<void>
  /** The keys that start with a prefix. One written or deleted meanwhile may be missing. */
  list: (prefix: string) => Promise<string[]>
}

/** The store did not do what was asked. */
export class StoreError extends Error {
  override name = 'StoreError'
}
