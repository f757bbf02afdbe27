import { createHash } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The document id that the seed of the CMS gives an entry (`cms/src/seed/document-id.ts`; `tests/cms/new-site.test.ts`
 * compares the two), so that the first pull from a new CMS changes nothing.
 */
export const documentId = (type: string, key: string): string => {
  const hash = createHash('sha256').update(`${type}/${key}`).digest()
  const first = LETTERS[(hash[0] as number) % LETTERS.length]
  const number = BigInt(`0x${hash.toString('hex')}`)
    .toString(36)
    .padStart(50, '0')
  return `${first}${number.slice(-23)}`
}
