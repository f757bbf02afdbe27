import { EMAIL_ADDRESS } from '#src/lib/email-address.ts'
import * as z from '#src/lib/zod-mini.ts'
import { PASSWORD_MIN_LENGTH } from '#src/site/account.ts'
import type { AccountErrorCode } from './outcomes.ts'

/** What a field refuses, by the code for which there is a sentence. */
type FieldError = Extract<
  AccountErrorCode,
  'required' | 'email' | 'username' | 'password' | 'mismatch'
>

const MAX_LENGTH = 254
/** Strapi's limit: bcrypt sees no more of a password. */
const PASSWORD_MAX_BYTES = 72

const says = (error: FieldError) => ({ error: () => error })
const text = z
  .string(says('required'))
  .check(z.minLength(1, says('required')), z.maxLength(MAX_LENGTH, says('required')))
const email = text.check(z.regex(EMAIL_ADDRESS, says('email')))
const newPassword = text.check(
  z.minLength(PASSWORD_MIN_LENGTH, says('password')),
  z.refine(
    (password) => new TextEncoder().encode(password).length <= PASSWORD_MAX_BYTES,
    says('password'),
  ),
)
/** No address: which addresses have an account must not be found out by taking names. */
const username = text.check(z.minLength(3, says('username')), z.regex(/^[^@]+$/, says('username')))

const twice = <T extends { password: string; passwordConfirmation: string }>() =>
  z.refine<T>(({ password, passwordConfirmation }) => password === passwordConfirmation, {
    ...says('mismatch'),
    path: ['passwordConfirmation'],
  })

/** What each form of the account pages sends; everything else in it is ignored. */
export const accountForms = {
  login: z.object({ identifier: text, password: text }),
  register: z.object({ username, email, password: newPassword }),
  'forgot-password': z.object({ email }),
  'reset-password': z.object({ password: newPassword, passwordConfirmation: text }).check(twice()),
  'change-password': z
    .object({ currentPassword: text, password: newPassword, passwordConfirmation: text })
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
