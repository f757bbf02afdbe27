import { siteUrl } from '../settings/site.ts'

/** Where the links in account mails lead: the site's function, which knows what to do with their codes. */
const API = '/api/account'

export const resetLink = (code: string, prefix: string): string =>
  withQuery(`${siteUrl()}${API}/reset-password`, { code, prefix })

export const confirmationLink = (confirmation: string, prefix: string): string =>
  withQuery(`${siteUrl()}${API}/confirm`, { confirmation, prefix })

export const loginPage = (prefix: string): string => `${siteUrl()}${prefix}/account/login`

export const forgotPage = (prefix: string): string =>
  `${siteUrl()}${prefix}/account/forgot-password`

/** Where a confirmed address leads when somebody calls the CMS itself. */
export const confirmedPage = (): string => `${loginPage('')}#account-done-confirmed`

/** Where the site takes visitors back from a provider of social login. */
export const socialCallback = (provider: string): string =>
  `${siteUrl()}${API}/callback/${provider}`

/** @param query empty values are left out. */
function withQuery(address: string, query: Record<string, string>): string {
  const given = Object.entries(query).filter(([, value]) => value)
  return `${address}?${new URLSearchParams(given)}`
}
