/**
 * Whether a page of this site has sent a request. Browsers say so with every POST; a request that says
 * nothing is refused here, since a cookie may come with it.
 */
export const isOwnPost = ({ headers, url }: Request): boolean => {
  const site = headers.get('sec-fetch-site')
  const origin = headers.get('origin')
  if (site !== null && site !== 'same-origin') return false
  if (origin === null || origin === 'null') return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host
}

/** A GET for a script of this site. Old browsers say nothing; they give no other site what they read. */
export const isOwnGet = ({ headers }: Request): boolean => {
  const site = headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

/**
 * A navigation to which no other site led: a link of this one, or an address that was typed or opened from a program,
 * such as one for mails. Old browsers say nothing, and that is no proof.
 */
export const isOwnNavigation = ({ headers }: Request): boolean => {
  const site = headers.get('sec-fetch-site')
  return site === 'same-origin' || site === 'none'
}
