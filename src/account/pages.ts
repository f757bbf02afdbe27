import { ACCOUNT_SEGMENT } from '#src/site/account.ts'
import type { Guard } from '#src/site/site-config.ts'

/** The account pages: where they are below the segment, and whom they are for. */
export const ACCOUNT_PAGES = {
  profile: { slug: '', guard: 'auth' },
  login: { slug: 'login', guard: 'guest' },
  register: { slug: 'register', guard: 'guest' },
  forgot: { slug: 'forgot-password', guard: 'guest' },
  reset: { slug: 'reset-password', guard: 'none' },
  change: { slug: 'change-password', guard: 'auth' },
  confirm: { slug: 'confirm-email', guard: 'guest' },
} as const satisfies Record<string, { slug: string; guard: Guard }>

export type AccountPageName = keyof typeof ACCOUNT_PAGES

export const ACCOUNT_PAGE_NAMES = Object.keys(ACCOUNT_PAGES) as AccountPageName[]

/** The path of an account page: `accountPath('login', '/ar')` is `/ar/account/login`. */
export const accountPath = (page: AccountPageName, prefix: string): string => {
  const { slug } = ACCOUNT_PAGES[page]
  return `${prefix}/${ACCOUNT_SEGMENT}${slug && `/${slug}`}`
}

/** The paths of all account pages of a language. */
export const accountPaths = (prefix: string): Record<AccountPageName, string> =>
  Object.fromEntries(ACCOUNT_PAGE_NAMES.map((page) => [page, accountPath(page, prefix)])) as Record<
    AccountPageName,
    string
  >

/** A language's prefix that came from outside: such as `/ar`, or '' for anything else. */
export const languagePrefix = (given: string | null | undefined): string =>
  given && /^\/[a-z]{2,3}(?:-[a-z0-9]+)*$/i.test(given) ? given : ''

/** The prefix of the language of a path: `/ar` of `/ar/account/login`; '' of any other path. */
export const prefixOf = (accountPagePath: string): string =>
  /^(?<prefix>\/[^/]+)?\/account(?:\/|$)/.exec(accountPagePath)?.groups?.prefix ?? ''
