import { accountShortlist } from '#src/account/shortlist-schema.ts'
import { failed } from './post-call.ts'
import { json, jsonAnswer, type Refused, refused } from './respond.ts'
import { parsedJson, type Strapi, type StrapiAnswer } from './strapi.ts'

/** The call for the shortlist of the person who is signed in, and the name of what a script sends. */
export const SHORTLIST = 'shortlist'

const PATH = 'users/me/shortlist'

type Kept = { status: 'kept'; homes: unknown } | Refused

export const readShortlist = async (
  strapi: Strapi | undefined,
  token: string | undefined,
  visitor: string,
): Promise<Kept> => {
  if (!strapi) return refused('notConfigured')
  if (!token) return refused('signedOut')
  return keptOf(await strapi({ method: 'GET', path: PATH, token, visitor }))
}

/** @param sent the homes as JSON. */
export const saveShortlist = async (
  strapi: Strapi | undefined,
  token: string | undefined,
  visitor: string,
  sent: string | undefined,
): Promise<Kept> => {
  if (!strapi) return refused('notConfigured')
  if (!token) return refused('signedOut')
  const { data } = accountShortlist.safeParse(parsedJson(sent))
  if (!data) return refused('refused')
  return keptOf(await strapi({ method: 'POST', path: PATH, body: data, token, visitor }))
}

export const jsonOf = (kept: Kept): Response =>
  kept.status === 'kept' ? json({ homes: kept.homes }) : jsonAnswer(kept)

const keptOf = (answer: StrapiAnswer): Kept => {
  const { data } = accountShortlist.safeParse(answer.body)
  return data && answer.status === 200 ? { status: 'kept', homes: data.homes } : failed(answer)
}
