import type { Core } from '@strapi/strapi'

/** As the site's media have it: `src/site/file-policy.ts`. */
const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; media-src 'self'; sandbox"

type Context = { path: string; set(name: string, value: string): void }

/**
 * Files that were uploaded are of the panel's own origin, where editors are signed in: opened by their address
 * they may be seen, and nothing else. Those too that were there before uploads were looked at.
 */
export function confineUploads(strapi: Core.Strapi): void {
  strapi.server.use(async (context: Context, next: () => Promise<unknown>) => {
    await next()
    if (!context.path.startsWith('/uploads/')) return
    context.set('Content-Security-Policy', POLICY)
    context.set('X-Content-Type-Options', 'nosniff')
  })
}
