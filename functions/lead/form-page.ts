import { LEAD_INPUTS, LEAD_PATH } from '#src/site/lead.ts'

/**
 * The page of this site that holds a form which a browser sent, without its hash. The browser names it; if it does
 * not, or if an answer page sends the form again, the form itself does.
 */
export const formPage = (
  entries: readonly [string, string][],
  request: Request,
): string | undefined => {
  const [, named] = entries.find(([name]) => name === LEAD_INPUTS.page) ?? []
  return ownPage(request.headers.get('referer'), request) ?? ownPage(named, request)
}

/** An address as one of this site's pages, without its hash; undefined if it is none. */
export const ownPage = (
  address: string | null | undefined,
  request: Request,
): string | undefined => {
  if (!address || !URL.canParse(address, request.url)) return undefined
  const page = new URL(address, request.url)
  const own = new URL(request.url)
  // A page of answers is no page to go back to.
  if (page.host !== own.host || page.pathname === LEAD_PATH) return undefined
  return `${own.origin}${page.pathname}${page.search}`
}
