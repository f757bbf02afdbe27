import { createHmac } from 'node:crypto'

/** Which entry is looked at. The site has the twin of this in `src/draft/link.ts`. */
export type DraftLink = {
  /** As in the path of its call: `pages`, `layout`. */
  type: string
  documentId: string
  locale: string
  status: 'draft' | 'published'
}

/** Long enough to open the preview; whoever finds the address in a log later has nothing. */
const MINUTES = 15

/**
 * The address at which the site shows the current state of an entry in the CMS.
 *
 * @param now milliseconds since 1970.
 */
export function draftAddress(
  link: DraftLink,
  { site, secret, now }: { site: string; secret: string; now: number },
): string {
  const { type, documentId, locale, status } = link
  const until = String(Math.floor(now / 1000) + MINUTES * 60)
  const signed = [type, documentId, locale, status, until].join('\n')
  const signature = createHmac('sha256', secret).update(signed).digest('base64url')
  const query = new URLSearchParams({ type, documentId, locale, status, until, signature })
  return `${site}/api/draft?${query}`
}
