import type { Shell } from '../site/shell.ts'

/** The owner of the site, whole enough to stand wherever an entry needs it. */
export const organisation = ({ siteName, origin, header, footer }: Shell): object => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: siteName,
  url: `${origin}/`,
  logo: new URL(header.logo.src, origin).href,
  ...(footer.address ? { address: footer.address.replace(/\s*\n\s*/g, ', ') } : {}),
  sameAs: footer.socials.filter(({ external }) => external).map(({ href }) => href),
})
