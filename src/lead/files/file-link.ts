import { createHmac } from 'node:crypto'
import { sameSecret } from '#src/lib/same-secret.ts'
import { LEAD_FILE_LINK_MS, LEAD_FILE_PATH } from '#src/site/lead.ts'
import type { FieldValue } from '../rules.ts'

/** What a lead says of a file, as far as a link needs it. */
type LinkedFile = { field: string; key: string; secret: string; origin: string }

/** The fields of a lead, with a link in place of the name of each file. The links expire. */
export const withFileLinks = (
  { fields, files }: { fields: Record<string, FieldValue>; files: readonly LinkedFile[] },
  now: number,
): Record<string, FieldValue> => ({
  ...fields,
  ...Object.fromEntries(files.map((file) => [file.field, fileLink(file, now)])),
})

const fileLink = ({ origin, key, secret }: LinkedFile, now: number): string => {
  const until = String(Math.floor((now + LEAD_FILE_LINK_MS) / 1_000))
  const query = new URLSearchParams({ file: key, until, signature: sign({ key, until, secret }) })
  return `${origin}${LEAD_FILE_PATH}?${query}`
}

/** Whether a link to a file was made here, and when it ends. */
export const checkFileLink = (
  query: URLSearchParams,
  { key, secret, now }: { key: string; secret: string; now: number },
): 'good' | 'expired' | 'forged' => {
  const until = query.get('until') ?? ''
  if (!sameSecret(query.get('signature'), sign({ key, until, secret }))) return 'forged'
  return now < Number(until) * 1_000 ? 'good' : 'expired'
}

const sign = ({ key, until, secret }: { key: string; until: string; secret: string }): string =>
  createHmac('sha256', secret).update(`lead-file\n${key}\n${until}`).digest('base64url')
