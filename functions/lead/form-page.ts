import { LEAD_INPUTS, LEAD_PATH } from '#src/site/lead.ts'

/**
 * The page of this site that holds a form which a browser sent, without its hash. An answer page, which
 * sends a form again, names that page; else the browser does.
 */
export const formPage = (
  entries: readonly [string, string][],
  request: Request,
): string | undefined => {
  const [, named] = entries.find(([name]) => name === LEAD_INPUTS.page) ?? []
  const address = named ?? request.headers.get('referer')
  if (!address || !URL.canParse(address)) return undefined
  const page = new URL(address)
  const own = new URL(request.url)
  // A page of answers is no page to go back to.
  if (page.host !== own.host || page.pathname === LEAD_PATH) return undefined
  return `${own.origin}${page.pathname}${page.search}`
}
