import { accountPath, languagePrefix } from '#src/account/pages.ts'
import { returnPath } from '#src/account/return-path.ts'
import * as z from '#src/lib/zod-mini.ts'
import { type Cookies, noSocialCookie, sessionCookies, socialCookie } from './cookies.ts'
import { pageAnswer, redirect, refused } from './respond.ts'
import type { Strapi, StrapiAnswer } from './strapi.ts'
import { strapiError } from './strapi-error.ts'

const PROVIDER = /^[a-z][a-z0-9-]{0,30}$/

const sessionAnswer = z.object({ jwt: z.string() })

type Social = {
  provider: string
  query: URLSearchParams
  cookies: Cookies
  visitor: string
  strapi: Strapi
}

/**
 * Begins a login at a provider. Strapi's cookies of it go into one of the site, so that only this browser
 * can finish it. `prefix` in the query is that of the language.
 *
 * @param next where to go on to.
 */
export const connect = async (social: Social, next = ''): Promise<Response> => {
  const { provider, query, visitor, strapi } = social
  const prefix = languagePrefix(query.get('prefix'))
  if (!PROVIDER.test(provider)) return failed('provider', prefix)
  const answer = await strapi({ method: 'GET', path: `connect/${provider}`, visitor })
  if (!leadsOn(answer)) return failed(strapiError(answer), prefix)
  const pending = { provider, prefix, next, cookie: cookieHeader(answer) }
  return redirect(answer.location, [socialCookie(pending)])
}

/**
 * The provider has sent the browser back, with a code in the query that Strapi changes for a session.
 * Neither the provider's token nor Strapi's is ever in an address or in reach of a script.
 */
export const callback = async (social: Social): Promise<Response> => {
  const { provider, query, cookies, visitor, strapi } = social
  const pending = new URLSearchParams(cookies.social)
  const prefix = languagePrefix(pending.get('prefix'))
  const cookie = pending.get('cookie') ?? undefined
  if (!cookie || pending.get('provider') !== provider) return failed('social', prefix)

  const path = `connect/${provider}/callback`
  const granted = await strapi({ method: 'GET', path, query, cookie, visitor })
  if (!leadsOn(granted)) return failed(strapiError(granted), prefix)
  const { searchParams } = new URL(granted.location, 'https://site.invalid')
  if (searchParams.has('error')) return failed('social', prefix)

  const session = await strapi({
    method: 'GET',
    path: `auth/${provider}/callback`,
    query: searchParams,
    cookie: cookieHeader(granted),
    visitor,
  })
  const { data } = sessionAnswer.safeParse(session.body)
  if (!data)
    return failed(session.status === 400 ? socialError(session) : strapiError(session), prefix)
  const next = returnPath(pending.get('next')) ?? accountPath('profile', prefix)
  return redirect(next, [...sessionCookies(data.jwt), noSocialCookie()])
}

const failed = (code: Parameters<typeof refused>[0], prefix: string): Response =>
  pageAnswer(refused(code, { cookies: [noSocialCookie()] }), accountPath('login', prefix))

/** A provider's refusal, such as an address that is not verified, is shown as a failed login. */
const socialError = (answer: StrapiAnswer) => {
  const code = strapiError(answer)
  return code === 'unavailable' ? 'social' : code
}

const leadsOn = (answer: StrapiAnswer): answer is StrapiAnswer & { location: string } =>
  answer.status >= 300 && answer.status < 400 && answer.location !== null

/** Strapi's cookies as a browser would send them back. */
const cookieHeader = ({ cookies }: StrapiAnswer): string =>
  cookies.map((cookie) => cookie.split(';')[0]).join('; ')
