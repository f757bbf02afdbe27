import { createHash, timingSafeEqual } from 'node:crypto'

/** Compares two secrets in a time that reveals nothing about either, not even the length. */
export const sameSecret = (given: string | null | undefined, wanted: string): boolean =>
  timingSafeEqual(digest(given ?? ''), digest(wanted)) && given !== null && given !== undefined

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()
