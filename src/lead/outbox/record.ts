import * as z from '#src/lib/zod-mini.ts'

/**
 * The state of a lead. It is also the folder of its record. A lead in `quarantine` was set aside because it may be
 * from a bot; one in `trap` because it filled in what no person sees. A person has found one in `dismissed` to be spam.
 */
export const LEAD_STATES = [
  'pending',
  'delivered',
  'dead',
  'quarantine',
  'trap',
  'dismissed',
] as const

/** The states of leads that wait for a person's decision. */
export const SET_ASIDE = ['quarantine', 'trap'] as const satisfies (typeof LEAD_STATES)[number][]

/** The sign of spam of a lead that has a value in the input that people don't see. */
export const TRAP_SIGN = 'trap'

/**
 * The shape that is written. A change of it is a new version: `read-record.ts` then has to make it of the one before, and
 * `tests/fixtures/leads` gets a stored example. What was once stored is read for ever.
 */
export const RECORD_VERSION = 1

const time = z.iso.datetime()

/** A lead in the outbox. Times are ISO 8601 in UTC. */
export const leadRecord = z.object({
  version: z.literal(RECORD_VERSION),
  /** The idempotency key, the same for every try to deliver. */
  id: z.string().check(z.regex(/^[A-Za-z0-9_-]{8,100}$/)),
  receivedAt: time,
  formKey: z.string(),
  /** The language of the page that the form was on; null when the form did not say. */
  locale: z.nullable(z.string()),
  /** Whether the form's own rules were applied, or only general limits because the form was not known. */
  checked: z.enum(['form', 'unchecked']),
  fields: z.record(z.string(), z.union([z.string(), z.boolean(), z.array(z.string())])),
  /** The files that came with it. In `fields`, the field of each has its name. */
  files: z.array(
    z.object({
      field: z.string(),
      name: z.string(),
      mime: z.string(),
      bytes: z.int(),
      /** In the store of files. */
      key: z.string(),
      /** Signs the links to it. */
      secret: z.string(),
      /** Of the site that took it, where the links lead. */
      origin: z.string(),
    }),
  ),
  utm: z.object({
    source: z.string(),
    medium: z.string(),
    campaign: z.string(),
    term: z.string(),
    referrer: z.string(),
  }),
  /**
   * What was agreed to: its version, its language, when, and the words. `hash` stands for the words that the page
   * showed, `text` has them if they were those of the published form; null where they are not known.
   */
  consent: z.object({
    version: z.nullable(z.string()),
    language: z.nullable(z.string()),
    givenAt: time,
    hash: z.nullable(z.string()),
    text: z.nullable(z.string()),
  }),
  /** Why it looks like spam; empty otherwise. */
  spam: z.array(z.string()),
  /** Tries to deliver it so far. The one at its receipt counts from the start. */
  attempts: z.int(),
  /** Not to be sent before. */
  dueAt: time,
  /** What went wrong at the last try, without personal data. */
  problem: z.nullable(z.string()),
  deliveredAt: z.nullable(time),
  /** When an operator asked for it to be sent again. */
  replayedAt: z.nullable(time),
})

export type LeadState = (typeof LEAD_STATES)[number]
export type LeadRecord = z.infer<typeof leadRecord>
export type LeadKey = { id: string; receivedAt: string }

/**
 * Where a lead that looks like spam is set aside. What is surely a machine's has a place of its own, so that masses
 * of it hide no lead that may be a person's.
 */
export const setAsideState = ({ spam }: Pick<LeadRecord, 'spam'>): (typeof SET_ASIDE)[number] =>
  spam.includes(TRAP_SIGN) ? 'trap' : 'quarantine'

/** The key of a record in the store: `pending/2026-11-21/<id>`. */
export const recordKey = (state: LeadState, { id, receivedAt }: LeadKey): string =>
  `${state}/${receivedAt.slice(0, 10)}/${id}`

/** A key of the store taken apart; undefined for a file that is no record, such as one half written. */
export const parseKey = (
  key: string,
): { state: LeadState; day: string; id: string } | undefined => {
  const [, name, day, id] = /^([a-z]+)\/(\d{4}-\d{2}-\d{2})\/([A-Za-z0-9_-]+)$/.exec(key) ?? []
  const state = LEAD_STATES.find((one) => one === name)
  return state && day && id ? { state, day, id } : undefined
}
