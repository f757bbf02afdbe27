/** Why the account function refused, with its HTTP status. Stable: pages and tests rely on the codes. */
export const ACCOUNT_ERRORS = {
  required: 422,
  email: 422,
  username: 422,
  password: 422,
  passwordLong: 422,
  mismatch: 422,
  credentials: 401,
  unconfirmed: 403,
  blocked: 403,
  usernameTaken: 409,
  emailTaken: 409,
  registrationClosed: 403,
  code: 400,
  currentPassword: 422,
  samePassword: 422,
  provider: 404,
  social: 401,
  signedOut: 401,
  forbidden: 403,
  notFound: 404,
  tooMany: 429,
  refused: 403,
  unavailable: 503,
  notConfigured: 503,
} as const

/** What went well, where a page says so. */
export const ACCOUNT_DONE = ['registered', 'mailed', 'confirmed', 'changed', 'signedOut'] as const

export type AccountErrorCode = keyof typeof ACCOUNT_ERRORS
export type AccountDone = (typeof ACCOUNT_DONE)[number]

/** Where a page has the words for an outcome: the function leads there, and no script is needed. */
export const errorId = (code: AccountErrorCode): string => `account-${code}`
export const doneId = (done: AccountDone): string => `account-done-${done}`
