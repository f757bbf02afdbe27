import { type AccountCall, accountForms, formProblem } from '#src/account/forms.ts'
import { doneId } from '#src/account/outcomes.ts'
import { accountPath } from '#src/account/pages.ts'
import * as z from '#src/lib/zod-mini.ts'
import { type Cookies, noSessionCookies, resetCookie, sessionCookies } from './cookies.ts'
import { type Outcome, type Refused, refused } from './respond.ts'
import type { Strapi, StrapiAnswer } from './strapi.ts'
import { strapiError } from './strapi-error.ts'

/** Strapi's path for each form (specification, section 7). */
const PATHS: Record<AccountCall, string> = {
  login: 'auth/local',
  register: 'auth/local/register',
  'forgot-password': 'auth/forgot-password',
  'reset-password': 'auth/reset-password',
  'change-password': 'auth/change-password',
  'send-email-confirmation': 'auth/send-email-confirmation',
  logout: 'auth/logout',
}

export const isAccountCall = (name: string): name is AccountCall => Object.hasOwn(PATHS, name)

/** Strapi's answer about a mail, whether or not it sends one. A maintenance page in its place has no such answer. */
const mailedAnswer = z.union([
  z.object({ ok: z.literal(true) }),
  z.object({ sent: z.literal(true) }),
])

/** Its answer to a registration that has not signed in. */
const registeredAnswer = z.object({ user: z.object({ username: z.string() }) })

/** Strapi sends no token for a registration that must be confirmed first. */
const sessionAnswer = z.object({ jwt: z.optional(z.string()) })

export type PostCall = {
  call: AccountCall
  fields: Record<string, string>
  cookies: Cookies
  visitor: string
  /** The prefix of the language that the form is in. */
  prefix: string
  /** Where the visitor was going before. */
  next: string | undefined
  strapi: Strapi
}

/** Checks a form and makes its call to Strapi. */
export const postCall = async (post: PostCall): Promise<Outcome> => {
  const { call, cookies, visitor, prefix, strapi } = post
  const form = accountForms[call].safeParse(post.fields)
  if (!form.success) {
    const { code, field } = formProblem(form.error)
    return refused(code, { field })
  }
  if (call === 'reset-password' && !cookies.reset) return refused('code')
  if (call === 'change-password' && !cookies.session) return refused('signedOut')
  if (call === 'logout' && !cookies.session) return signedOut(post)
  const needsSession = call === 'change-password' || call === 'logout'
  const answer = await strapi({
    method: 'POST',
    path: PATHS[call],
    body: { ...form.data, ...(call === 'reset-password' && { code: cookies.reset }) },
    ...(needsSession && { token: cookies.session }),
    visitor,
    language: prefix.slice(1),
  })
  if (call === 'logout') return signedOut(post)
  return answer.status === 200 ? accepted(post, answer) : failed(answer)
}

const accepted = (post: PostCall, answer: StrapiAnswer): Outcome => {
  const { call, prefix, next } = post
  if (call === 'forgot-password' || call === 'send-email-confirmation') {
    return mailedAnswer.safeParse(answer.body).success
      ? { status: 'done', done: 'mailed' }
      : refused('unavailable')
  }
  const { success, data } = sessionAnswer.safeParse(answer.body)
  if (!success) return refused('unavailable')
  if (!data.jwt) {
    const registered = registeredAnswer.safeParse(answer.body).success && call === 'register'
    return registered ? { status: 'done', done: 'registered' } : refused('unavailable')
  }
  const cookies = sessionCookies(data.jwt)
  if (call === 'change-password') return { status: 'done', done: 'changed', cookies }
  if (call === 'reset-password') cookies.push(resetCookie(''))
  return { status: 'go', to: next ?? accountPath('profile', prefix), cookies }
}

/** What came of a call that Strapi refused or did not answer. An old session ends in the browser too. */
export const failed = (answer: StrapiAnswer): Refused => {
  const code = strapiError(answer)
  return refused(code, code === 'signedOut' ? { cookies: noSessionCookies() } : {})
}

/** Signs this browser out, also if Strapi could not be reached. */
const signedOut = ({ prefix }: PostCall): Outcome => ({
  status: 'go',
  to: `${accountPath('login', prefix)}#${doneId('signedOut')}`,
  cookies: noSessionCookies(),
})
