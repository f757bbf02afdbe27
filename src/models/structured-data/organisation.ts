import type { Shell } from '../whole-site/shell.ts'

export type Organisation = ReturnType<typeof organisation>

/** The owner of the site, complete enough for every entry that refers to it. */
export const organisation = ({ siteName, origin, header, footer }: Shell) => ({
  '@type': 'Organization',
  '@id': `${origin}/#organization`,
  name: siteName,
  url: `${origin}/`,
  logo: new URL(header.logo.src, origin).href,
  ...(footer.address ? { address: footer.address.replace(/\s*\n\s*/g, ', ') } : {}),
  sameAs: footer.socials.filter(({ external }) => external).map(({ href }) => href),
})
