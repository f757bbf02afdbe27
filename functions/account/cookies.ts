import { SIGNED_IN_COOKIE } from '#src/account/signed-in-cookie.ts'
import { SESSION_SECONDS } from '#src/site/account.ts'

/**
 * `__Host-` makes browsers refuse the cookie unless it is Secure, for this host alone and for all its
 * paths: no subdomain can set or read it. Browsers hold 127.0.0.1 for secure, so the preview has it too.
 */
const HOST = '__Host-'

const SESSION = `${HOST}session`
const RESET = `${HOST}reset`
const SOCIAL = `${HOST}social`

/** What is begun and not finished, such as a login at a provider, is forgotten after this time. */
const PENDING_SECONDS = 15 * 60

/** The token of the session. The other cookie tells scripts that there is one, and no more. */
export const sessionCookies = (token: string): string[] => [
  hidden(SESSION, token, SESSION_SECONDS),
  `${SIGNED_IN_COOKIE}=1; Path=/; Max-Age=${SESSION_SECONDS}; Secure; SameSite=Lax`,
]

export const noSessionCookies = (): string[] => [
  hidden(SESSION, '', 0),
  `${SIGNED_IN_COOKIE}=; Path=/; Max-Age=0; Secure; SameSite=Lax`,
]

/** The code out of a mail, on its way to the form: so it is in no address, no history and no referrer. */
export const resetCookie = (code: string): string =>
  hidden(RESET, code, code === '' ? 0 : PENDING_SECONDS)

/** What is known of a login at a provider: Strapi's own cookies of it, and where to go on to. */
export const socialCookie = (pending: Record<string, string>): string =>
  hidden(SOCIAL, new URLSearchParams(pending).toString(), PENDING_SECONDS)

export const noSocialCookie = (): string => hidden(SOCIAL, '', 0)

export type Cookies = Partial<Record<'session' | 'reset' | 'social', string>>

export const readCookies = (request: Request): Cookies => {
  const entries = (request.headers.get('cookie') ?? '').split('; ').map((pair) => {
    const at = pair.indexOf('=')
    return [pair.slice(0, at), pair.slice(at + 1)] as const
  })
  const cookies = new Map(entries)
  const value = (name: string) => decoded(cookies.get(name)) || undefined
  return { session: value(SESSION), reset: value(RESET), social: value(SOCIAL) }
}

const hidden = (name: string, value: string, seconds: number): string =>
  `${name}=${encodeURIComponent(value)}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`

const decoded = (value = ''): string => {
  try {
    return decodeURIComponent(value)
  } catch {
    return ''
  }
}
