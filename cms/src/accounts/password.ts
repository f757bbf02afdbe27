/** The site asks for as much (`PASSWORD_MIN_LENGTH` in its `src/site/account.ts`). */
const MIN_LENGTH = 8

/** What a new password must be, besides Strapi's own limit of 72 bytes. */
export const isPassword = (password: string): boolean => password.length >= MIN_LENGTH
