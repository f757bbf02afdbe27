import { createHash } from 'node:crypto'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz'

/**
 * The document id of a seeded entry or file, derived from its type and key, so that every fresh seed
 * has the same ids. They have the form of Strapi's own: 24 of [a-z0-9], the first a letter.
 */
export function documentId(type: string, key: string): string {
  const hash = createHash('sha256').update(`${type}/${key}`).digest()
  const first = LETTERS[(hash[0] as number) % LETTERS.length]
  return (
    first +
    BigInt(`0x${hash.toString('hex')}`)
      .toString(36)
      .padStart(50, '0')
      .slice(-23)
  )
}
