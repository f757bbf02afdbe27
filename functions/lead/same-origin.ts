/**
 * Whether a request comes from a page of this site. Browsers say where a POST comes from; a request that
 * says nothing comes from none, and a check could not stop it. Hosts are compared: behind a proxy the
 * scheme can differ.
 */
export const isSameOrigin = (request: Request): boolean => {
  const { headers } = request
  const site = headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin' && site !== 'none') return false
  const origin = headers.get('origin')
  if (origin === null) return true
  // Browsers that hide the origin still tell whether it is the same.
  if (origin === 'null') return site === 'same-origin'
  return URL.canParse(origin) && new URL(origin).host === new URL(request.url).host
}
