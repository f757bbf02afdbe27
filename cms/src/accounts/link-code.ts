import { randomBytes } from 'node:crypto'

/** How long the link of a mail is good, in milliseconds. */
export const LINK_MS = { reset: 60 * 60_000, confirm: 48 * 60 * 60_000 } as const

export type LinkKind = keyof typeof LINK_MS

/**
 * A code for the link of a mail: the time of its creation, then a random part. The database stores the whole code, so
 * nobody can change the time.
 *
 * @param now milliseconds since 1970.
 */
export const newCode = (now: number): string =>
  `${now.toString(36)}-${randomBytes(48).toString('hex')}`

/** Whether the link with a code may still be followed. One without a time is from before there were any. */
export function isFresh(code: unknown, kind: LinkKind, now: number): boolean {
  const [, made] = /^([0-9a-z]{1,11})-[0-9a-f]+$/.exec(typeof code === 'string' ? code : '') ?? []
  const age = now - Number.parseInt(made ?? '', 36)
  return age >= 0 && age < LINK_MS[kind]
}
