import { netlifyStore, type StoreAccess } from '#src/lib/store/netlify-store.ts'
import type { Store } from '#src/lib/store/store.ts'
import * as z from '#src/lib/zod-mini.ts'

const storedFile = z.object({
  name: z.string(),
  mime: z.string(),
  /** Signs the links to it, and is known to nobody who does not have the file or its lead. */
  secret: z.string(),
  /** In base64. */
  data: z.string(),
})

type StoredFile = z.infer<typeof storedFile>

/** The files that came with leads, each under `<day of receipt>/<lead>/<field>`. */
export type LeadFiles = {
  put: (key: string, file: StoredFile) => Promise<void>
  get: (key: string) => Promise<StoredFile | undefined>
  keys: () => Promise<{ key: string; day: string; lead: string }[]>
  drop: (key: string) => Promise<void>
}

/** The store of a deploy context; a file takes longer than a lead. */
export const leadFileStore = (context: string, access?: StoreAccess, timeoutMs = 10_000) =>
  netlifyStore({ purpose: 'lead-files', context }, access, timeoutMs)

export const fileKey = (lead: { id: string; receivedAt: string }, field: string): string =>
  `${lead.receivedAt.slice(0, 10)}/${lead.id}/${field}`

/** Whether a text can be a key of this store at all. */
export const isFileKey = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}\/[A-Za-z0-9_-]{8,100}\/[a-z][a-zA-Z0-9_]*$/.test(text)

export const createLeadFiles = (store: Omit<Store, 'create'>): LeadFiles => ({
  put: (key, file) => store.set(key, JSON.stringify(file)),
  get: async (key) => {
    const text = await store.get(key)
    return text === undefined ? undefined : storedFile.parse(JSON.parse(text))
  },
  keys: async () =>
    (await store.list('')).flatMap((key) => {
      const [day, lead] = key.split('/')
      return day && lead && isFileKey(key) ? [{ key, day, lead }] : []
    }),
  drop: (key) => store.delete(key),
})
