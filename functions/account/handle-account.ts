import type { AccountErrorCode } from '#src/account/outcomes.ts'
import { accountPath, languagePrefix, prefixOf } from '#src/account/pages.ts'
import { returnPath } from '#src/account/return-path.ts'
import { type User, user } from '#src/account/user.ts'
import type { FormsFile } from '#src/lead/forms-file.ts'
import { ACCOUNT_API, ME_PARAMS } from '#src/site/account.ts'
import type { Note } from '../lib/observed.ts'
import { noSessionCookies, readCookies } from './cookies.ts'
import { codeOf, FOLLOW, followLink, isMailedLink, mailedLink } from './mailed-link.ts'
import { isOwnGet, isOwnPost } from './own-site.ts'
import { isAccountCall, postCall } from './post-call.ts'
import { json, jsonAnswer, type Outcome, pageAnswer, refused } from './respond.ts'
import type { RestrictedPage } from './restricted-page.ts'
import { jsonOf, readShortlist, SHORTLIST, saveShortlist } from './shortlist.ts'
import { callback, connect } from './social.ts'
import type { Strapi } from './strapi.ts'
import { strapiError } from './strapi-error.ts'

export type AccountDependencies = {
  /** Undefined if the site has no CMS, and so no accounts. */
  strapi: Strapi | undefined
  restrictedPage: (path: string) => Promise<RestrictedPage | undefined>
  /** The words of a language, by the prefix of its paths, for a page that this function makes. */
  words: (prefix: string) => Promise<FormsFile | undefined>
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
 * | `GET shortlist`, `POST shortlist` | the homes that the person keeps, for a script |
 * | `GET page?path=/x` | the model of a page for signed-in people |
 * | `GET connect/{provider}`, `callback/{provider}` | social login |
 * | `GET confirm`, `reset-password` | the links in mails; `POST follow-link` where a person was asked first |
 */
export const handleAccount = async (
  request: Request,
  dependencies: AccountDependencies,
): Promise<Response> => {
  const { pathname, searchParams: query } = new URL(request.url)
  const [name = '', provider = ''] = pathname.slice(ACCOUNT_API.length + 1).split('/')
  dependencies.note({ call: isAccountCall(name) ? name : request.method })
  if (request.method === 'POST') return post(request, name, dependencies)
  if (request.method !== 'GET') return jsonAnswer(refused('notFound'))

  const { strapi, visitor } = dependencies
  const cookies = readCookies(request)
  const prefix = languagePrefix(query.get('prefix'))
  switch (name) {
    case SHORTLIST: {
      if (!isOwnGet(request)) return jsonAnswer(refused('refused'))
      return jsonOf(await readShortlist(strapi, cookies.session, visitor))
    }
    case 'me':
    case 'page': {
      if (!isOwnGet(request)) return jsonAnswer(refused('refused'))
      const session = await signedIn(strapi, cookies.session, visitor)
      if (session.status === 'refused') return jsonAnswer(session)
      if (name === 'me') return json(session.user)
      return restricted(query.get('path') ?? '', session.user, dependencies)
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
    case 'reset-password': {
      const following = { link: name, code: codeOf(name, query), prefix, visitor, strapi } as const
      return mailedLink(request, following, dependencies.words)
    }
    default:
      return jsonAnswer(refused('notFound'))
  }
}

/** Scripts ask for JSON; a browser alone wants a page. */
const post = async (
  request: Request,
  name: string,
  dependencies: AccountDependencies,
): Promise<Response> => {
  const { strapi, visitor } = dependencies
  const wantsJson = request.headers.get('accept')?.includes('application/json') ?? false
  if (!isAccountCall(name) && name !== FOLLOW && name !== SHORTLIST) {
    return jsonAnswer(refused('notFound'))
  }
  if (!isOwnPost(request)) return jsonAnswer(refused('refused'))
  const fields = await readForm(request)
  if (!fields) return jsonAnswer(refused('refused'))
  if (name === SHORTLIST) {
    const { session } = readCookies(request)
    return jsonOf(await saveShortlist(strapi, session, visitor, fields.shortlist))
  }
  if (name === FOLLOW) {
    const { link = '', code = '' } = fields
    if (!isMailedLink(link)) return jsonAnswer(refused('refused'))
    return followLink({ link, code, prefix: languagePrefix(fields.prefix), visitor, strapi })
  }

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
  if (outcome.status === 'refused') dependencies.note({ code: outcome.code })
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
const restricted = async (
  path: string,
  person: User,
  dependencies: AccountDependencies,
): Promise<Response> => {
  const page = await dependencies.restrictedPage(path)
  if (!page) return jsonAnswer(refused('notFound'))
  if (page.role !== null && page.role !== person.role.type) return jsonAnswer(refused('forbidden'))
  const response = json(null)
  return new Response(await page.json(), { headers: response.headers })
}

const MAX_BYTES = 16 * 1024

/** The fields of a form, each once; undefined for anything that no form of the site sends. */
const readForm = async (request: Request): Promise<Record<string, string> | undefined> => {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/x-www-form-urlencoded\b/i.test(type)) return undefined
  if (Number(request.headers.get('content-length')) > MAX_BYTES) return undefined
  const text = await request.text()
  return text.length > MAX_BYTES ? undefined : Object.fromEntries(new URLSearchParams(text))
}
