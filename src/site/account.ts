/** What the owner decides about accounts. */

/** The path of the account function. */
export const ACCOUNT_API = '/api/account'

/** The first segment of the account pages, in all languages. */
export const ACCOUNT_SEGMENT = 'account'

/** How long a session lasts, in seconds. The CMS's is as long (`cms/config/plugins.ts`). */
export const SESSION_SECONDS = 14 * 24 * 60 * 60

/** Of a new password. The CMS asks for as much (`cms/src/accounts/even-answers.ts`). */
export const PASSWORD_MIN_LENGTH = 8

/** What the current-user call asks for (specification, section 7: "auth params from configuration"). */
export const ME_PARAMS: Readonly<Record<string, string>> = {
  'fields[0]': 'username',
  'fields[1]': 'email',
}

/**
 * How the providers of social login are called on their buttons; `{site}` stands for the name of the site. Another one
 * shows its name in the CMS.
 */
export const PROVIDER_LABELS: Readonly<Record<string, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  github: 'GitHub',
  google: 'Google',
  linkedin: 'LinkedIn',
  microsoft: 'Microsoft',
  oidc: '{site} ID',
}
