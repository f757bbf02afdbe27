import type { AccountErrorCode } from '#src/account/outcomes.ts'
import { accountShortlist } from '#src/account/shortlist-schema.ts'
import { noSessionCookies } from './cookies.ts'
import { json, jsonAnswer, type Outcome } from './respond.ts'
import type { Strapi, StrapiAnswer } from './strapi.ts'
import { strapiError } from './strapi-error.ts'

/** The call for the shortlist of the person who is signed in, and the name of what a script sends. */
export const SHORTLIST = 'shortlist'

const PATH = 'users/me/shortlist'

type Kept = { status: 'kept'; homes: unknown } | Extract<Outcome, { status: 'refused' }>

export const readShortlist = async (
  strapi: Strapi | undefined,
  token: string | undefined,
  visitor: string,
): Promise<Kept> => {
  if (!strapi) return refuse('notConfigured')
  if (!token) return refuse('signedOut')
  return keptOf(await strapi({ method: 'GET', path: PATH, token, visitor }))
}

/** @param sent the homes as JSON. */
export const saveShortlist = async (
  strapi: Strapi | undefined,
  token: string | undefined,
  visitor: string,
  sent: string | undefined,
): Promise<Kept> => {
  if (!strapi) return refuse('notConfigured')
  if (!token) return refuse('signedOut')
  const { data } = accountShortlist.safeParse(parsed(sent))
  if (!data) return refuse('refused')
  return keptOf(await strapi({ method: 'POST', path: PATH, body: data, token, visitor }))
}

export const jsonOf = (kept: Kept): Response =>
  kept.status === 'kept' ? json({ homes: kept.homes }) : jsonAnswer(kept)

const keptOf = (answer: StrapiAnswer): Kept => {
  const { data } = accountShortlist.safeParse(answer.body)
  if (data && answer.status === 200) return { status: 'kept', homes: data.homes }
  const code = strapiError(answer)
  return code === 'signedOut' ? { ...refuse(code), cookies: noSessionCookies() } : refuse(code)
}

const refuse = (code: AccountErrorCode): Extract<Outcome, { status: 'refused' }> => ({
  status: 'refused',
  code,
})

const parsed = (text: string | undefined): unknown => {
  try {
    return JSON.parse(text ?? '')
  } catch {
    return undefined
  }
}
