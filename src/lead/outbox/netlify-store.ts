import { getStore, type Store } from '@netlify/blobs'
import { type LeadStore, StoreError } from './store.ts'

/**
 * Netlify Blobs takes 25 s to throw when it is down: it waits 5 s before each of five tries.
 * https://github.com/netlify/primitives/blob/main/packages/blobs/src/retry.ts
 */
const TIMEOUT_MS = 5_000

type Access = {
  siteID: string
  token: string
  apiURL?: string
  edgeURL?: string
  uncachedEdgeURL?: string
}

/**
 * The outbox on Netlify Blobs. Stores are shared by all deploy contexts, so each context has its own.
 *
 * @param access for use outside Netlify; a function finds its own.
 * @param timeoutMs for each call, which then throws; what it does may still take effect.
 */
export const netlifyStore = (
  context: string,
  access?: Access,
  timeoutMs = TIMEOUT_MS,
): LeadStore => {
  const name = `leads-${context.toLowerCase().replace(/[^a-z0-9-]+/g, '-')}`
  // Eventual reads may be a minute old: a delivered lead would be sent again.
  // Opened within each call: where Blobs are not set up, each call fails, as with a store that is down.
  const inTime = <Result>(what: string, work: (store: Store) => Promise<Result>) =>
    limited(what, async () => work(getStore({ name, consistency: 'strong', ...access })), timeoutMs)
  return {
    get: async (key) =>
      (await inTime('read', (store) => store.get(key, { type: 'text' }))) ?? undefined,
    set: async (key, value) => {
      await inTime('write', (store) => store.set(key, value))
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
      () => reject(new StoreError(`The outbox did not ${what} within ${timeoutMs} ms.`)),
      timeoutMs,
    )
  })
  try {
    return await Promise.race([work(), late])
  } catch (cause) {
    if (cause instanceof StoreError) throw cause
    throw new StoreError(`The outbox could not ${what}.`, { cause })
  } finally {
    clearTimeout(timer)
  }
}
