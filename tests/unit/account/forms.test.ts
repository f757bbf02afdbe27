import { describe, expect, test } from 'vitest'
import { type AccountCall, accountForms, formProblem } from '#src/account/forms.ts'

const check = (call: AccountCall, values: Record<string, string>) => {
  const result = accountForms[call].safeParse(values)
  return result.success ? result.data : formProblem(result.error)
}

const PASSWORD = 'correct horse'

describe('names and addresses of accounts', () => {
  test('lose the spaces that keyboards add, and the marks that come along when they are pasted', () => {
    for (const identifier of ['anna ', '\u200eanna\u202c', ' anna\u200b']) {
      expect(check('login', { identifier, password: ' x ' })).toEqual({
        identifier: 'anna',
        password: ' x ',
      })
    }
    const typed = { username: ' Anna Maria ', email: '\u2068anna@mira.example\u2069 ' }
    expect(check('register', { ...typed, password: PASSWORD })).toEqual({
      username: 'Anna Maria',
      email: 'anna@mira.example',
      password: PASSWORD,
    })
    expect(check('register', { ...typed, username: '   ', password: PASSWORD })).toEqual({
      field: 'username',
      code: 'required',
    })
  })
})

const long = (length: number) => 'x'.repeat(length)

test.each([
  ['login', { identifier: long(255), password: 'x' }, 'identifier', 'credentials'],
  ['login', { identifier: 'anna', password: long(255) }, 'password', 'credentials'],
  [
    'register',
    { username: long(255), email: 'a@b.example', password: PASSWORD },
    'username',
    'username',
  ],
  [
    'register',
    { username: 'anna', email: `${long(250)}@b.example`, password: PASSWORD },
    'email',
    'email',
  ],
  [
    'register',
    { username: 'anna', email: 'a@b.example', password: long(255) },
    'password',
    'passwordLong',
  ],
  [
    'reset-password',
    { password: PASSWORD, passwordConfirmation: long(255) },
    'passwordConfirmation',
    'mismatch',
  ],
  [
    'change-password',
    { currentPassword: long(255), password: PASSWORD, passwordConfirmation: PASSWORD },
    'currentPassword',
    'currentPassword',
  ],
] as const)(
  '%s does not call a value missing that is too long: %o',
  (call, values, field, code) => {
    expect(check(call, values)).toEqual({ field, code })
  },
)
