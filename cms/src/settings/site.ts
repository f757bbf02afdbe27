/** The address of the site that this CMS feeds, without a slash at its end. */
export function siteUrl(): string {
  return (process.env.SITE_URL || 'http://127.0.0.1:8888').replace(/\/+$/, '')
}
