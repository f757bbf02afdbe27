import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { collectionNames, singleNames } from '#src/cms/types.ts'
import { sameSecret } from '#src/lib/same-secret.ts'

/** Which entry is looked at, and until when, in seconds since 1970. The CMS makes such links too: `cms/src/preview`. */
const draftLink = z.object({
  type: z.enum([...singleNames, ...collectionNames]),
  documentId: z.string().max(64),
  locale: z.string().regex(/^[A-Za-z0-9-]{1,35}$/),
  status: z.enum(['draft', 'published']),
  until: z.coerce.number().int(),
})

export type DraftLink = z.infer<typeof draftLink>

export type ReadLink =
  | { status: 'ok'; link: DraftLink }
  | { status: 'forged' }
  | { status: 'expired' }

/** The query of an address that shows a draft. */
export const signLink = (link: DraftLink, secret: string): URLSearchParams =>
  new URLSearchParams({
    ...link,
    until: String(link.until),
    signature: sign(signedText(link), secret),
  })

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

/** A signature of something else than a link, such as the name of a file. */
export const sign = (text: string, secret: string): string =>
  createHmac('sha256', secret).update(text).digest('base64url')

const signedText = ({ type, documentId, locale, status, until }: DraftLink): string =>
  [type, documentId, locale, status, until].join('\n')
