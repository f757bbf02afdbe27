import type { Config } from '@netlify/functions'
import { draftEnvironment } from '#functions/draft/environment.ts'
import { observed } from '#functions/lib/observed.ts'
import { fileOfAddress } from './file-address.ts'

/** What the browser may know of the CMS's answer. */
const PASSED_ON = ['content-type', 'content-length']

/** Brings a file that only a draft shows from the CMS: the site's pages may load nothing from elsewhere. */
export default observed('draft-file', async (request, _context, note) => {
  const environment = draftEnvironment(process.env)
  if ('missing' in environment) {
    note({ problem: `Missing or wrong: ${environment.missing.join(', ')}` })
    return new Response('Drafts are not set up on this site.\n', { status: 503 })
  }
  const { secret, cms } = environment
  const name = fileOfAddress(new URL(request.url).searchParams, { secret, now: Date.now() })
  if (name === undefined) return new Response('Forbidden\n', { status: 403 })
  const file = await fetch(new URL(`/uploads/${encodeURIComponent(name)}`, cms.url))
  const headers = new Headers({
    'cache-control': 'private, max-age=600',
    'x-robots-tag': 'noindex',
  })
  for (const header of PASSED_ON) headers.set(header, file.headers.get(header) ?? '')
  // A drawing opened by itself may run scripts.
  headers.set('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'")
  headers.set('x-content-type-options', 'nosniff')
  return new Response(file.body, { status: file.ok ? 200 : 404, headers })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { path: '/api/draft-file' }
