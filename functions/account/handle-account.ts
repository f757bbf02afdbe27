import type { AccountErrorCode } from '#src/account/answer.ts'
import { accountPath, languagePrefix, prefixOf } from '#src/account/pages.ts'
import { returnPath } from '#src/account/return-path.ts'
import { type User, user } from '#src/account/user.ts'
import { ACCOUNT_API, ME_PARAMS } from '#src/site/account.ts'
import type { Note } from '../lib/observed.ts'
import { json, jsonAnswer, type Outcome, pageAnswer, redirect, refused } from './answer.ts'
import { noSessionCookies, readCookies, resetCookie } from './cookies.ts'
import { isOwnGet, isOwnPost } from './own-site.ts'
import { isAccountCall, postCall } from './post-call.ts'
import { readForm } from './read-form.ts'
import type { RestrictedPage } from './restricted-page.ts'
import { callback, connect } from './social.ts'
import type { Strapi } from './strapi.ts'
import { strapiError } from './strapi-error.ts'

export type AccountMeans = {
  /** Undefined where the site has no CMS, and so no accounts. */
  strapi: Strapi | undefined
  restrictedPage: (path: string) => Promise<RestrictedPage | undefined>
  visitor: string
  note: Note
}

/**
 * All that the site does with accounts, below `/api/account/`:
 *
 * | request | what it does |
 * | --- | --- |
 * | `POST login`, `register`, `forgot-password`, `reset-password`, `change-password`, `send-email-confirmation`, `logout` | a form, from a script or from the browser alone |
 * | `GET me` | who is signed in |
 * | `GET page?path=/x` | the model of a page for signed-in people |
 * | `GET connect/{provider}`, `callback/{provider}` | social login |
 * | `GET confirm`, `reset-password` | the links in mails |
 */
export const handleAccount = async (request: Request, means: AccountMeans): Promise<Response> => {
  const { pathname, searchParams: query } = new URL(request.url)
  const [name = '', provider = ''] = pathname.slice(ACCOUNT_API.length + 1).split('/')
  means.note({ call: isAccountCall(name) ? name : request.method })
  if (request.method === 'POST') return post(request, name, means)
  if (request.method !== 'GET') return jsonAnswer(refused('notFound'))

  const { strapi, visitor } = means
  const cookies = readCookies(request)
  const prefix = languagePrefix(query.get('prefix'))
  switch (name) {
    case 'me':
    case 'page': {
      if (!isOwnGet(request)) return jsonAnswer(refused('refused'))
      const session = await signedIn(strapi, cookies.session, visitor)
      if (session.status === 'refused') return jsonAnswer(session)
      if (name === 'me') return json(session.user)
      return restricted(query.get('path') ?? '', session.user, means)
    }
    case 'connect':
    case 'callback': {
      const toLogin = (code: AccountErrorCode) =>
        pageAnswer(refused(code), accountPath('login', prefix))
      if (!strapi) return toLogin('notConfigured')
      if (name === 'callback') return callback({ provider, query, cookies, visitor, strapi })
      if (!isOwnGet(request)) return toLogin('refused')
      const next = query.get('next') ?? pageBefore(request)?.searchParams.get('next')
      return connect({ provider, query, cookies, visitor, strapi }, returnPath(next))
    }
    case 'confirm':
      return confirm(query, prefix, means)
    case 'reset-password':
      return redirect(accountPath('reset', prefix), [resetCookie(query.get('code') ?? '')])
    default:
      return jsonAnswer(refused('notFound'))
  }
}

/** Scripts ask for JSON; a browser alone wants a page. */
const post = async (request: Request, name: string, means: AccountMeans): Promise<Response> => {
  const { strapi, visitor } = means
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false
  if (!isAccountCall(name)) return jsonAnswer(refused('notFound'))
  if (!isOwnPost(request)) return jsonAnswer(refused('refused'))
  const fields = await readForm(request)
  if (!fields) return jsonAnswer(refused('refused'))

  const from = pageBefore(request)
  const page = returnPath(fields.page) ?? from?.pathname ?? accountPath('login', '')
  const next = returnPath(fields.next ?? from?.searchParams.get('next'))
  const prefix = prefixOf(page)
  const outcome: Outcome = strapi
    ? await postCall({
        ...{ call: name, fields, visitor, prefix, next, strapi },
        cookies: readCookies(request),
      })
    : refused('notConfigured')
  if (outcome.status === 'refused') means.note({ code: outcome.code })
  return wantsJson ? jsonAnswer(outcome) : pageAnswer(outcome, page + keptQuery(next))
}

const keptQuery = (next: string | undefined): string =>
  next ? `?next=${encodeURIComponent(next)}` : ''

/** The page of this site that sent a form. */
const pageBefore = (request: Request): URL | undefined => {
  const referrer = request.headers.get('referer')
  if (!referrer || !URL.canParse(referrer)) return undefined
  const url = new URL(referrer)
  return url.host === new URL(request.url).host ? url : undefined
}

type SignedIn = { status: 'signed in'; user: User } | Extract<Outcome, { status: 'refused' }>

/** The person of a session. Whatever goes wrong ends it (specification, section 4). */
const signedIn = async (
  strapi: Strapi | undefined,
  token: string | undefined,
  visitor: string,
): Promise<SignedIn> => {
  const cookies = noSessionCookies()
  const refuse = (code: AccountErrorCode): SignedIn => ({ status: 'refused', code, cookies })
  if (!strapi) return refuse('notConfigured')
  if (!token) return refuse('signedOut')
  const answer = await strapi({ method: 'GET', path: 'users/me', query: ME_PARAMS, token, visitor })
  const { data } = user.safeParse(answer.body)
  return data ? { status: 'signed in', user: data } : refuse(strapiError(answer))
}

/** A page for signed-in people, if this person may see it. */
const restricted = async (path: string, person: User, means: AccountMeans): Promise<Response> => {
  const page = await means.restrictedPage(path)
  if (!page) return jsonAnswer(refused('notFound'))
  if (page.role !== null && page.role !== person.role.type) return jsonAnswer(refused('forbidden'))
  const response = json(null)
  return new Response(await page.json(), { headers: response.headers })
}

/** The link of a mail that confirms an address. */
const confirm = async (
  query: URLSearchParams,
  prefix: string,
  means: AccountMeans,
): Promise<Response> => {
  const confirmation = query.get('confirmation')
  if (!means.strapi) return pageAnswer(refused('notConfigured'), accountPath('login', prefix))
  if (!confirmation) return pageAnswer(refused('code'), accountPath('confirm', prefix))
  const answer = await means.strapi({
    method: 'GET',
    path: 'auth/email-confirmation',
    query: { confirmation },
    visitor: means.visitor,
  })
  const confirmed = answer.status >= 300 && answer.status < 400
  return confirmed
    ? pageAnswer({ status: 'done', done: 'confirmed' }, accountPath('login', prefix))
    : pageAnswer(refused(strapiError(answer)), accountPath('confirm', prefix))
}
