import type { AccountPageName } from '#src/account/pages.ts'
import { PROVIDER_LABELS } from '#src/site/account.ts'
import type { Link } from '../addresses/links.ts'
import type { EntryContext } from '../parts/context.ts'
import { listOf } from '../parts/list-of.ts'

/** What the build knows of the accounts behind the site. */
export type Accounts = {
  /** Whether the site has a CMS, and so accounts. */
  configured: boolean
  /** The providers of social login, by the names that the CMS has for them. */
  providers: string[]
}

/** An account page. Its texts are the interface's, under `account.`; who is signed in only browsers know. */
export type AccountModel = {
  type: 'account'
  page: AccountPageName
  configured: boolean
  providers: { name: string; label: string }[]
}

export const accountPage = (
  page: AccountPageName,
  { configured, providers }: Accounts,
  siteName: string,
): AccountModel => ({
  type: 'account',
  page,
  configured,
  providers: providers.map((name) => ({
    name,
    label: (PROVIDER_LABELS[name] ?? name).replace('{site}', () => siteName),
  })),
})

/** The page of the visitor's shortlist. Its texts are the interface's; which homes are on it only browsers know. */
export type ShortlistModel = {
  type: 'shortlist'
  /** The path of the list of all homes; null if the language has none. */
  homes: string | null
  /** Asks about the homes: where the main action of a home leads; null if there are no sales actions. */
  ask: Link | null
  /** Whether visitors can keep their shortlist in an account. */
  hasAccounts: boolean
}

export const shortlistPage = (context: EntryContext, { configured }: Accounts): ShortlistModel => {
  const { content, word } = context
  const { sales } = content.layout
  return {
    type: 'shortlist',
    homes: listOf('units', context)?.path ?? null,
    ask: context.openOne(
      sales && context.link({ label: word('shortlist.ask'), href: sales.href, newTab: false }),
    ),
    hasAccounts: configured,
  }
}

/** The page of the search. Its texts are the interface's; what somebody searches for only browsers know. */
export type SearchModel = {
  type: 'search'
  /** The lists of the site and the subjects of its articles, for who does not search. */
  links: { label: string; path: string }[]
}

const LISTS = ['projects', 'units', 'articles', 'jobs'] as const

export const searchPage = (context: EntryContext): SearchModel => ({
  type: 'search',
  links: [
    ...LISTS.map((kind) => listOf(kind, context)),
    ...context.content.all.tags.map(({ documentId, title }) => ({
      title,
      path: context.pathOf('tags', documentId),
    })),
  ].flatMap((list) => (list?.path ? [{ label: list.title, path: list.path }] : [])),
})

/** The public shell of a page for signed-in visitors: not a word of its content. */
export type GuardedModel = { type: 'guarded' }

export const guardedPage = (): GuardedModel => ({ type: 'guarded' })

/** The errors that have a text of their own (specification, section 8). */
export type ErrorCode = 403 | 404 | 500

/** An error page. Its texts are the interface's, under `error.<code>.`. */
export type ErrorModel = { type: 'error'; code: ErrorCode }

export const notFoundPage = (): ErrorModel => ({ type: 'error', code: 404 })

/** The error that visitors see for a status: one without its own text counts as 404. */
export const errorCode = (status: number): ErrorCode =>
  status === 403 || status === 500 ? status : 404

/** The empty page in which an editor's draft is shown. Nothing of a draft is in it. */
export type DraftModel = { type: 'draft' }

export const draftPage = (): DraftModel => ({ type: 'draft' })
