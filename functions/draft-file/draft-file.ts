import type { Config } from '@netlify/functions'
import { draftEnvironment } from '#functions/draft/environment.ts'
import { headersFor } from '#functions/draft/headers.ts'
import { observed } from '#functions/lib/observed.ts'
import { fileOfAddress } from './file-address.ts'

/** A drawing opened by itself may run scripts. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'"

/** Brings a file that only a draft shows from the CMS: the site's pages may load nothing from elsewhere. */
export default observed('draft-file', async (request, _context, note) => {
  const environment = draftEnvironment(process.env)
  if ('missing' in environment) {
    note({ problem: `Missing or wrong: ${environment.missing.join(', ')}` })
    return new Response('Drafts are not set up on this site.\n', {
      status: 503,
      headers: headersFor(),
    })
  }
  const { secret, cms, panel } = environment
  const headers = headersFor(panel, POLICY)
  const name = fileOfAddress(new URL(request.url).searchParams, { secret, now: Date.now() })
  if (name === undefined) return new Response('Forbidden\n', { status: 403, headers })
  const file = await fetch(new URL(`/uploads/${encodeURIComponent(name)}`, cms.url))
  return new Response(file.body, {
    status: file.ok ? 200 : 404,
    headers: { ...headers, 'content-type': file.headers.get('content-type') ?? '' },
  })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { path: '/api/draft-file' }
