import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { collectionNames, singleNames } from '#src/cms/types.ts'
import { sameSecret } from '#src/lib/same-secret.ts'

/** An editor may keep a preview open for a working day; the address that opened it is valid for minutes. */
const SESSION_S = 8 * 60 * 60

/**
 * Which entry is looked at, and until when, in seconds since 1970. The CMS makes such links too: `cms/src/preview`.
 * `session` is in the links that the site makes of the CMS's: when it began, in the same seconds. It ends some hours
 * later, however often its links are used.
 */
const draftLink = z.object({
  type: z.enum([...singleNames, ...collectionNames]),
  documentId: z.string().regex(/^[A-Za-z0-9_-]{0,64}$/),
  locale: z.string().regex(/^[A-Za-z0-9-]{1,35}$/),
  status: z.enum(['draft', 'published']),
  until: z.coerce.number().int(),
  session: z.coerce.number().int().optional(),
})

export type DraftLink = z.infer<typeof draftLink>

export type ReadLink =
  | { status: 'ok'; link: DraftLink }
  | { status: 'forged' }
  | { status: 'expired' }

/** The query of an address that shows a draft. */
export const signLink = (link: DraftLink, secret: string): URLSearchParams => {
  const { until, session, ...named } = link
  return new URLSearchParams({
    ...named,
    until: String(until),
    ...(session !== undefined && { session: String(session) }),
    signature: sign(signedText(link), secret),
  })
}

/** @param now in milliseconds since 1970. */
export const readLink = (
  query: URLSearchParams,
  { secret, now }: { secret: string; now: number },
): ReadLink => {
  const read = draftLink.safeParse(Object.fromEntries(query))
  if (!read.success) return { status: 'forged' }
  const link = read.data
  const signature = sign(signedText(link), secret)
  if (!sameSecret(query.get('signature'), signature)) return { status: 'forged' }
  return now < link.until * 1000 ? { status: 'ok', link } : { status: 'expired' }
}

/**
 * The link with which a page asks for its draft again: valid until the session of the link that opened it ends, which
 * no use of either makes any later.
 *
 * @param now in milliseconds since 1970.
 */
export const sessionLink = (link: DraftLink, now: number): DraftLink => {
  const session = link.session ?? Math.floor(now / 1000)
  return { ...link, session, until: session + SESSION_S }
}

/** A signature of something else than a link, such as the name of a file. */
export const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

const signedText = ({ type, documentId, locale, status, until, session }: DraftLink): string =>
  [type, documentId, locale, status, until, ...(session === undefined ? [] : [session])].join('\n')
