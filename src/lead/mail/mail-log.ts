import { netlifyStore, type StoreAccess } from '#src/lib/store/netlify-store.ts'
import * as z from '#src/lib/zod-mini.ts'
import type { LeadKey } from '../outbox/record.ts'
import type { LeadStore } from '../outbox/store.ts'

/** Whether all mails of a lead are out, some wait for another try, or some were given up. */
type MailState = 'waiting' | 'done' | 'failed'

const mark = z.object({
  /** The ids of the mails that need no other try. */
  sent: z.array(z.string()),
  /** Those of them that the server refused for good. */
  refused: z.array(z.string()),
  attempts: z.int(),
  /** Not to be tried before. */
  dueAt: z.iso.datetime(),
  /** What went wrong at the last try, without personal data. */
  problem: z.nullable(z.string()),
})

/** How far the mails of a lead are. */
export type MailMark = z.infer<typeof mark>

/**
 * What was mailed, in a store beside the outbox: no mail ever changes a lead. Every write has a key of its own.
 *
 * | key | says |
 * | --- | --- |
 * | `<state>/<day of receipt>/<lead>` | how far the mails of a lead are |
 * | `wanted/<day of receipt>/<lead>` | an operator has released an old lead: mail it |
 * | `answered/<hour>/<hash of the address>/<lead>` | a visitor was answered |
 * | `digest/<day>/<hash of the address>` | the digest of a day is out to one person |
 */
export type MailLog = {
  /** The leads of a state. */
  list: (state: MailState | 'wanted') => Promise<LeadKey[]>
  get: (key: LeadKey) => Promise<MailMark | undefined>
  put: (state: MailState, key: LeadKey, mark: MailMark) => Promise<void>
  want: (key: LeadKey) => Promise<void>
  drop: (state: MailState | 'wanted', key: LeadKey) => Promise<void>
  /** When answers went out, by the hashes of their addresses. */
  answers: () => Promise<{ hour: string; address: string; id: string }[]>
  answered: (answer: { hour: string; address: string; id: string }) => Promise<void>
  hasDigest: (day: string, address: string) => Promise<boolean>
  putDigest: (day: string, address: string) => Promise<void>
  /** Forgets what is older: days such as `2026-11-21`. */
  forget: (before: { answers: string; marks: string; failed: string }) => Promise<void>
}

/** The log of a deploy context on Netlify Blobs. */
export const mailStore = (context: string, access?: StoreAccess, timeoutMs?: number): LeadStore =>
  netlifyStore({ purpose: 'lead-mail', context }, access, timeoutMs)

export const createMailLog = (store: LeadStore): MailLog => {
  const keyOf = (folder: string, { id, receivedAt }: LeadKey) =>
    `${folder}/${receivedAt.slice(0, 10)}/${id}`
  const list: MailLog['list'] = async (folder) =>
    (await store.list(`${folder}/`)).flatMap((key) => {
      const [, day, id] = key.split('/')
      return day && id ? [{ id, receivedAt: day }] : []
    })
  const forgetFolder = async (folder: string, before: string) => {
    const keys = await store.list(`${folder}/`)
    const old = keys.filter((key) => (key.split('/')[1] ?? '') < before)
    await Promise.all(old.map((key) => store.delete(key)))
  }
  return {
    list,
    get: async (key) => {
      const text = await store.get(keyOf('waiting', key))
      return text === undefined ? undefined : mark.parse(JSON.parse(text))
    },
    put: async (state, key, value) => {
      await store.set(keyOf(state, key), JSON.stringify(value))
      if (state !== 'waiting') await store.delete(keyOf('waiting', key))
    },
    want: (key) => store.set(keyOf('wanted', key), 'wanted'),
    drop: (folder, key) => store.delete(keyOf(folder, key)),
    answers: async () =>
      (await store.list('answered/')).flatMap((key) => {
        const [, hour, address, id] = key.split('/')
        return hour && address && id ? [{ hour, address, id }] : []
      }),
    answered: ({ hour, address, id }) => store.set(`answered/${hour}/${address}/${id}`, 'sent'),
    hasDigest: async (day, address) => (await store.get(`digest/${day}/${address}`)) !== undefined,
    putDigest: (day, address) => store.set(`digest/${day}/${address}`, 'sent'),
    forget: async ({ answers, marks, failed }) => {
      await forgetFolder('answered', answers)
      await forgetFolder('digest', marks)
      await forgetFolder('waiting', marks)
      await forgetFolder('done', marks)
      await forgetFolder('failed', failed)
      await forgetFolder('wanted', failed)
    },
  }
}
