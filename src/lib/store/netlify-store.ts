import { getStore, type Store as NetlifyStore } from '@netlify/blobs'
import { type Store, StoreError } from './store.ts'

/**
 * Netlify Blobs takes 25 s to throw when it is down: it waits 5 s before each of five tries.
 * https://github.com/netlify/primitives/blob/main/packages/blobs/src/retry.ts
 */
const TIMEOUT_MS = 5_000

export type StoreAccess = {
  siteID: string
  token: string
  apiURL?: string
  edgeURL?: string
  uncachedEdgeURL?: string
}

/**
 * A store on Netlify Blobs. Stores are shared by all deploy contexts, so each context has its own.
 *
 * @param name.purpose such as `leads`.
 * @param access for use outside Netlify; a function finds its own.
 * @param timeoutMs for each call, which then throws; what it does may still take effect.
 */
export const netlifyStore = (
  { purpose, context }: { purpose: string; context: string },
  access?: StoreAccess,
  timeoutMs = TIMEOUT_MS,
): Store => {
  const name = `${purpose}-${context.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}`
  // Eventual reads may be a minute old: a delivered lead would be sent again.
  // Opened within each call: where Blobs are not set up, each call fails, as with a store that is down.
  const inTime = <Result>(what: string, work: (store: NetlifyStore) => Promise<Result>) =>
    limited(what, async () => work(getStore({ name, consistency: 'strong', ...access })), timeoutMs)
  return {
    get: async (key) =>
      (await inTime('read', (store) => store.get(key, { type: 'text' }))) ?? undefined,
    set: async (key, value) => {
      await inTime('write', (store) => store.set(key, value))
    },
    create: async (key, value) => {
      const written = await inTime('write', (store) => store.set(key, value, { onlyIfNew: true }))
      // Any answer but 412 counts as written there, a 500 too; only a real one names what it wrote.
      if (written.modified && !written.etag) throw new StoreError('The store could not write.')
      return written.modified
    },
    delete: (key) => inTime('delete', (store) => store.delete(key)),
    list: async (prefix) => {
      const { blobs } = await inTime('list', (store) => store.list({ prefix }))
      return blobs.map(({ key }) => key)
    },
  }
}

const limited = async <Result>(
  what: string,
  work: () => Promise<Result>,
  timeoutMs: number,
): Promise<Result> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new StoreError(`The store did not ${what} within ${timeoutMs} ms.`)),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([work(), late])
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    throw new StoreError(`The store could not ${what}.`, { cause })
  } finally {
    clearTimeout(timer)
  }
}
