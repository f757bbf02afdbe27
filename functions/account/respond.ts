import {
  ACCOUNT_ERRORS,
  type AccountDone,
  type AccountErrorCode,
  doneId,
  errorId,
} from '#src/account/outcomes.ts'
import { MESSAGES } from '#src/models/parts/messages.ts'

/** What came of a call, before it is put into JSON or into a redirect. */
export type Outcome =
  | { status: 'done'; done: AccountDone; to?: undefined; cookies?: string[] }
  /** The browser goes on to a path of this site. */
  | { status: 'go'; to: string; cookies?: string[] }
  | Refused

export type Refused = {
  status: 'refused'
  code: AccountErrorCode
  field?: string
  cookies?: string[]
}

export const refused = (
  code: AccountErrorCode,
  more: { field?: string; cookies?: string[] } = {},
): Refused => ({ status: 'refused', code, ...more })

/** The answer to a script. */
export const jsonAnswer = (outcome: Outcome): Response => {
  switch (outcome.status) {
    case 'done':
      return json({ done: outcome.done }, outcome)
    case 'go':
      return json({ done: 'gone', to: outcome.to }, outcome)
    case 'refused': {
      const { code, field } = outcome
      const message = MESSAGES[`account.error.${code}`]
      return json({ error: { code, message, field } }, outcome, ACCOUNT_ERRORS[code])
    }
  }
}

/**
 * The answer to a browser without a script: back to the page that has the words for what came of it.
 *
 * @param page the path of that page.
 */
export const pageAnswer = (outcome: Outcome, page: string): Response => {
  if (outcome.status === 'go') return redirect(outcome.to, outcome.cookies)
  const id = outcome.status === 'done' ? doneId(outcome.done) : errorId(outcome.code)
  return redirect(`${page}#${id}`, outcome.cookies)
}

/** @param to a path of this site, or a provider's page. */
export const redirect = (to: string, cookies: string[] = []): Response =>
  withCookies(
    new Response(null, {
      status: 303,
      // The codes in the address that led here go no further.
      headers: { ...PRIVATE, location: to, 'referrer-policy': 'no-referrer' },
    }),
    cookies,
  )

export const json = (
  body: unknown,
  { cookies = [] }: { cookies?: string[] } = {},
  status = 200,
): Response => withCookies(Response.json(body, { status, headers: PRIVATE }), cookies)

const PRIVATE = { 'cache-control': 'private, no-store', vary: 'Cookie' }

const withCookies = (response: Response, cookies: string[]): Response => {
  for (const cookie of cookies) response.headers.append('set-cookie', cookie)
  return response
}
