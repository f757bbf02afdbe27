import type { Config } from '@netlify/functions'
import { headersFor } from '#functions/draft/headers.ts'
import { observed } from '#functions/lib/observed.ts'
import { fileOfAddress } from '#src/draft/file-address.ts'
import { draftEnvironment } from '#src/environment/functions.ts'
import { FILE_POLICY } from '#src/site/file-policy.ts'
import { answerFile } from './answer-file.ts'
import { fetchFile } from './fetch-file.ts'

/** Fetches a file that only a draft shows from the CMS: the site's pages may load nothing from other hosts. */
export default observed('draft-file', async (request, _context, note) => {
  const environment = draftEnvironment(process.env)
  if ('problems' in environment) {
    note({ environment: environment.problems.join(' ') })
    return new Response('Drafts are not set up on this site.\n', {
      status: 503,
      headers: headersFor(),
    })
  }
  const { secret, cms, panel } = environment
  const headers = headersFor(panel, FILE_POLICY)
  const name = fileOfAddress(new URL(request.url).searchParams, { secret, now: Date.now() })
  if (name === undefined) return new Response('Forbidden\n', { status: 403, headers })
  const url = new URL(`/uploads/${encodeURIComponent(name)}`, cms.url)
  return answerFile(await fetchFile(url), headers)
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { path: '/api/draft-file' }
