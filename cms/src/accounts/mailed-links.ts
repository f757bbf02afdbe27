import { siteUrl } from '../settings/site.ts'

/** Where the links in account mails lead: the site's function, which knows what to do with their codes. */
const API = '/api/account'

export const resetLink = (): string => `${siteUrl()}${API}/reset-password`

export const confirmationLink = (): string => `${siteUrl()}${API}/confirm`

/** Where a confirmed address leads when somebody opens the CMS's own link. */
export const confirmedPage = (): string => `${siteUrl()}/account/login#account-done-confirmed`

/** Where the site takes visitors back from a provider of social login. */
export const socialCallback = (provider: string): string =>
  `${siteUrl()}${API}/callback/${provider}`
