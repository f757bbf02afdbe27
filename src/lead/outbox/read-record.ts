import * as z from '#src/lib/zod-mini.ts'
import { type LeadRecord, type LeadState, leadRecord, RECORD_VERSION, recordKey } from './record.ts'

/** What is stored under a lead's key is no lead that this code can read. `text` is what is there. */
export class UnreadableRecord extends Error {
  override name = 'UnreadableRecord'
  readonly text: string
  constructor(message: string, text: string, options?: ErrorOptions) {
    super(message, options)
    this.text = text
  }
}

const versioned = z.looseObject({ version: z.int() })

/**
 * A stored record. Under another lead's key it is none: what is done with it would be done to that other lead.
 *
 * @param key the key of the record.
 * @throws UnreadableRecord
 */
export const readRecord = (text: string, state: LeadState, key: string): LeadRecord => {
  const fail = (why: string, cause?: unknown): never => {
    throw new UnreadableRecord(`The record ${key} cannot be read: ${why}.`, text, { cause })
  }
  const stored = versioned.safeParse(parsed(text))
  if (!stored.success) return fail('it is no lead', stored.error)
  const { version } = stored.data
  if (version > RECORD_VERSION) return fail(`a newer version of the site wrote it (${version})`)
  const read = leadRecord.safeParse(stored.data)
  // Only the path: the value may be personal.
  if (!read.success) {
    return fail(`${read.error.issues[0]?.path.join('.')} is not right`, read.error)
  }
  if (recordKey(state, read.data) !== key) return fail('it is the record of another lead')
  return read.data
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
