import type { AccountErrorCode } from '#src/account/outcomes.ts'
import * as z from '#src/lib/zod-mini.ts'
import type { StrapiAnswer } from './strapi.ts'

const failure = z.object({ error: z.object({ message: z.string() }) })

/** Strapi's messages, and the code of the sentence for each. Strapi itself has no codes. */
const BY_MESSAGE: readonly [says: RegExp, code: AccountErrorCode][] = [
  [/^Invalid identifier or password/, 'credentials'],
  [/^Your account email is not confirmed/, 'unconfirmed'],
  [/blocked/i, 'blocked'],
  [/^Username is already taken/, 'usernameTaken'],
  [/^Email or Username are already taken|^Email is already taken/, 'emailTaken'],
  [/^Register action is/, 'registrationClosed'],
  [/^Incorrect code provided|^Invalid token/, 'code'],
  [/^Passwords do not match/, 'mismatch'],
  [/^The provided current password is invalid/, 'currentPassword'],
  [/^Your new password must be different/, 'samePassword'],
  [/^Password validation failed/, 'password'],
  [/^Password must be less/, 'passwordLong'],
  [/^username must not be/, 'username'],
  [/^email must be/, 'email'],
  [/^This provider is disabled|^Unknown OAuth provider/, 'provider'],
  [/^OAuth authentication requires/, 'social'],
]

/** Why Strapi refused, as a code for the visitor's message. An unknown message is our fault, not theirs. */
export const strapiError = ({ status, body }: StrapiAnswer): AccountErrorCode => {
  if (status === 429) return 'tooMany'
  if (status === 401) return 'signedOut'
  const { data } = failure.safeParse(body)
  const known = BY_MESSAGE.find(([says]) => data && says.test(data.error.message))
  if (known) return known[1]
  return status === 403 ? 'forbidden' : 'unavailable'
}
