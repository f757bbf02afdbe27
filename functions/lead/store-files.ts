import { createHash } from 'node:crypto'
import { ATTACHMENT_KINDS } from '#src/lead/attachment.ts'
import { fileKey, type LeadFiles } from '#src/lead/files/file-store.ts'
import type { ReceivedFile } from '#src/lead/files/received-file.ts'
import type { LeadRecord } from '#src/lead/outbox/record.ts'
import { withinTime } from '#src/lib/within-time.ts'

/**
 * Stores the files of a lead, before the lead itself: a lead that is accepted has its files.
 *
 * @param options.origin of the site, where the links to the files lead.
 * @returns the lead with its files, or undefined if they could not be stored in time.
 */
export const storeFiles = async (
  record: LeadRecord,
  received: readonly ReceivedFile[],
  options: { files: LeadFiles; origin: string; timeoutMs: number },
): Promise<LeadRecord | undefined> => {
  const known = received.flatMap(({ kind, ...file }) => (kind ? [{ ...file, kind }] : []))
  if (known.length === 0) return record
  const { files, origin, timeoutMs } = options
  const writes = known.map(async ({ field, name, bytes, kind }) => {
    const key = fileKey(record, field)
    const secret = secretOf(record.id, bytes)
    const { mime } = ATTACHMENT_KINDS[kind]
    await files.put(key, { name, mime, secret, data: Buffer.from(bytes).toString('base64') })
    return { field, name, mime, bytes: bytes.length, key, secret, origin }
  })
  const stored = await withinTime(Promise.all(writes), timeoutMs)
  return stored && { ...record, files: stored }
}

/** The same for each try to send a form, so that links of an earlier try stay good. */
const secretOf = (lead: string, bytes: Uint8Array): string =>
  createHash('sha256').update(`lead-file\n${lead}\n`).update(bytes).digest('base64url')
