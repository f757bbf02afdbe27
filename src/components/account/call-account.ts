import type { AccountCall } from '#src/account/forms.ts'
import type { AccountErrorCode } from '#src/account/outcomes.ts'
import { type AccountShortlist, accountShortlist } from '#src/account/shortlist-schema.ts'
import { type User, user } from '#src/account/user.ts'
import { get } from '#src/lib/get.ts'
import * as z from '#src/lib/zod-mini.ts'
import { ACCOUNT_API } from '#src/site/account.ts'

const HEADERS = { accept: 'application/json' }

/** `to` is where the browser goes on to. */
const doneAnswer = z.object({ done: z.string(), to: z.optional(z.string()) })

const refusedAnswer = z.object({
  error: z.object({ code: z.string(), message: z.string(), field: z.optional(z.string()) }),
})

export type CallResult =
  | { status: 'done'; done: string; to?: string }
  | { status: 'refused'; code: string; field?: string }

const RETRY_MS = 1_000

/**
 * Waits before it asks again: a page that is being left loses its calls, sometimes before it is notified, and
 * must not take that for a failure.
 *
 * @throws Error if nobody is signed in, or if that is unknown.
 */
export const loadUser = async (): Promise<User> => {
  const response = await get(`${ACCOUNT_API}/me`, { headers: HEADERS, retryDelayMs: RETRY_MS })
  if (!response.ok) throw new Error(`[GET] ${ACCOUNT_API}/me: ${response.status}`)
  return user.parse(await response.json())
}

/** The homes that the person keeps with the account. @throws Error without an answer that says. */
export const loadShortlist = async (): Promise<AccountShortlist> => {
  const response = await get(`${ACCOUNT_API}/shortlist`, { headers: HEADERS })
  if (!response.ok) throw new Error(`[GET] ${ACCOUNT_API}/shortlist: ${response.status}`)
  return accountShortlist.parse(await response.json())
}

/** @throws Error if it was not kept. */
export const saveShortlist = async (shortlist: AccountShortlist): Promise<void> => {
  const response = await fetch(`${ACCOUNT_API}/shortlist`, {
    method: 'POST',
    headers: HEADERS,
    body: new URLSearchParams({ shortlist: JSON.stringify(shortlist) }),
  })
  if (!response.ok) throw new Error(`[POST] ${ACCOUNT_API}/shortlist: ${response.status}`)
}

/** Sends a form to the account function. Without an answer the function counts as unreachable. */
export const callAccount = async (call: AccountCall, form: FormData): Promise<CallResult> => {
  const unavailable: AccountErrorCode = 'unavailable'
  try {
    const response = await fetch(`${ACCOUNT_API}/${call}`, {
      method: 'POST',
      headers: HEADERS,
      body: new URLSearchParams([...form].map(([name, value]) => [name, String(value)])),
    })
    const body: unknown = await response.json()
    const done = doneAnswer.safeParse(body)
    if (done.success) return { status: 'done', ...done.data }
    const refused = refusedAnswer.safeParse(body)
    if (refused.success) return { status: 'refused', ...refused.data.error }
    // Netlify's own limit of calls answers without a body of ours.
    const tooMany: AccountErrorCode = 'tooMany'
    return { status: 'refused', code: response.status === 429 ? tooMany : unavailable }
  } catch {
    return { status: 'refused', code: unavailable }
  }
}
