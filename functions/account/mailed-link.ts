import { accountPath } from '#src/account/pages.ts'
import { ACCOUNT_API } from '#src/site/account.ts'
import { resetCookie } from './cookies.ts'
import { linkPage } from './link-page.ts'
import { isOwnNavigation } from './own-site.ts'
import { type Outcome, pageAnswer, redirect, refused } from './respond.ts'
import type { Strapi } from './strapi.ts'
import { strapiError } from './strapi-error.ts'

/** The links that are in mails, and what the code in their address is called. */
const LINKS = { confirm: 'confirmation', 'reset-password': 'code' } as const

export type MailedLink = keyof typeof LINKS

/** The call that follows such a link after the person has agreed. */
export const FOLLOW = 'follow-link'

export const isMailedLink = (name: string): name is MailedLink => Object.hasOwn(LINKS, name)

type Following = {
  link: MailedLink
  code: string
  /** Of the language of the pages. */
  prefix: string
  visitor: string
  strapi: Strapi | undefined
}

/**
 * A link of a mail is followed at once where the browser says that nothing but the person led there. Another site, a
 * mail read in the browser, and a program that looks through mails get a page that asks first: else any site could
 * put its own code into a visitor's browser, and any program could confirm an address.
 */
export const mailedLink = async (
  request: Request,
  following: Following,
  words: (prefix: string) => Promise<Parameters<typeof linkPage>[1]>,
): Promise<Response> => {
  const { link, code, prefix } = following
  if (isOwnNavigation(request)) return followLink(following)
  const fields = { link, code, prefix }
  return linkPage({ action: `${ACCOUNT_API}/${FOLLOW}`, link, fields }, await words(prefix))
}

/** The code in the address of a link. */
export const codeOf = (link: MailedLink, query: URLSearchParams): string =>
  query.get(LINKS[link]) ?? ''

/** What a link of a mail is for. */
export const followLink = (following: Following): Response | Promise<Response> =>
  following.link === 'confirm'
    ? confirm(following)
    : redirect(accountPath('reset', following.prefix), [resetCookie(following.code)])

const confirm = async ({ code, prefix, visitor, strapi }: Following): Promise<Response> => {
  if (!strapi) return pageAnswer(refused('notConfigured'), accountPath('login', prefix))
  const failed = (outcome: Outcome) => pageAnswer(outcome, accountPath('confirm', prefix))
  if (!code) return failed(refused('code'))
  const answer = await strapi({
    method: 'GET',
    path: 'auth/email-confirmation',
    query: { confirmation: code },
    visitor,
  })
  // It leads to the page that says so; another redirect, such as to a page of maintenance, has confirmed nothing.
  const confirmed = answer.location?.endsWith('#account-done-confirmed') ?? false
  if (!confirmed) return failed(refused(strapiError(answer)))
  return pageAnswer({ status: 'done', done: 'confirmed' }, accountPath('login', prefix))
}
