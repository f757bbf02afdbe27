import { environment } from './environment.ts'

/** The address of the site that this CMS feeds, without a slash at its end. */
export function siteUrl(): string {
  return environment().SITE_URL ?? 'http://127.0.0.1:8888'
}

/** The address that mails come from where `MAIL_FROM` names none: at the site's own host. */
export function noReply(): string {
  return `no-reply@${new URL(siteUrl()).hostname}`
}
