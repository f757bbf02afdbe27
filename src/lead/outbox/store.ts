import { netlifyStore, type StoreAccess } from '#src/lib/store/netlify-store.ts'
import type { Store } from '#src/lib/store/store.ts'

/** What the outbox needs of a store. No condition on a write: every record has its own key. */
export type LeadStore = Omit<Store, 'create'>

/** The outbox on Netlify Blobs; `access` and `timeoutMs` as `netlifyStore` has them. */
export const leadStore = (context: string, access?: StoreAccess, timeoutMs?: number): LeadStore =>
  netlifyStore({ purpose: 'leads', context }, access, timeoutMs)
