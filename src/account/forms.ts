import { EMAIL_ADDRESS } from '#src/lib/email-address.ts'
import { withoutUnseen } from '#src/lib/unseen.ts'
import * as z from '#src/lib/zod-mini.ts'
import { PASSWORD_MIN_LENGTH } from '#src/site/account.ts'
import type { AccountErrorCode } from './outcomes.ts'

/** What a field refuses, by the code for which there is a sentence. */
type FieldError = Extract<
  AccountErrorCode,
  | 'required'
  | 'email'
  | 'username'
  | 'password'
  | 'passwordLong'
  | 'mismatch'
  | 'credentials'
  | 'currentPassword'
>

const MAX_LENGTH = 254
/** Strapi's limit: bcrypt sees no more of a password. */
const PASSWORD_MAX_BYTES = 72

const says = (error: FieldError) => ({ error: () => error })

/** @param tooLong what is said of a text that is longer than any that is right. */
const text = (tooLong: FieldError) =>
  z
    .string(says('required'))
    .check(z.minLength(1, says('required')), z.maxLength(MAX_LENGTH, says(tooLong)))
/** A name or an address, without what a keyboard adds or comes along when it is pasted. */
const name = (tooLong: FieldError) =>
  z
    .string(says('required'))
    .check(
      z.overwrite(withoutUnseen),
      z.minLength(1, says('required')),
      z.maxLength(MAX_LENGTH, says(tooLong)),
    )
const email = name('email').check(z.regex(EMAIL_ADDRESS, says('email')))
const newPassword = text('passwordLong').check(
  z.minLength(PASSWORD_MIN_LENGTH, says('password')),
  z.refine(
    (password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES,
    says('passwordLong'),
  ),
)
/** No address: which addresses have an account must not be found out by taking names. */
const username = name('username').check(
  z.minLength(3, says('username')),
  z.regex(/^[^@]+$/, says('username')),
)

const twice = <T extends { password: string; passwordConfirmation: string }>() =>
  z.refine<T>(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    ...says('mismatch'),
    path: ['passwordConfirmation'],
  })

/** What each form of the account pages sends; everything else in it is ignored. */
export const accountForms = {
  login: z.object({ identifier: name('credentials'), password: text('credentials') }),
  register: z.object({ username, email, password: newPassword }),
  'forgot-password': z.object({ email }),
  'reset-password': z
    .object({ password: newPassword, passwordConfirmation: text('mismatch') })
    .check(twice()),
  'change-password': z
    .object({
      currentPassword: text('currentPassword'),
      password: newPassword,
      passwordConfirmation: text('mismatch'),
    })
    .check(twice()),
  'send-email-confirmation': z.object({ email }),
  logout: z.object({}),
}

export type AccountCall = keyof typeof accountForms

/** The first thing that is wrong: the field, and the code of the sentence. */
export const formProblem = (error: z.core.$ZodError): { field: string; code: FieldError } => {
  const [issue] = error.issues
  return { field: String(issue?.path[0] ?? ''), code: (issue?.message ?? 'required') as FieldError }
}
