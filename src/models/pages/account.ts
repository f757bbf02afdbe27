import type { AccountPageName } from '#src/account/pages.ts'
import { PROVIDER_LABELS } from '#src/site/account.ts'

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
): AccountModel => ({
  type: 'account',
  page,
  configured,
  providers: providers.map((name) => ({ name, label: PROVIDER_LABELS[name] ?? name })),
})
