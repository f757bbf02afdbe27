import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { createCmsClient } from '#src/cms/client.ts'
import { draftEnvironment } from '#src/environment/functions.ts'
import { handleDraft } from './handle-draft.ts'
import { headersFor } from './headers.ts'
import { createLiveContent } from './live-content.ts'

type Opened = { key: string } & Pick<Parameters<typeof handleDraft>[1], 'client' | 'live'>

/** Kept while Netlify keeps the function warm. */
let opened: Opened | undefined

/** Shows a draft to whoever has a link that the CMS has signed. See docs/publishing.md. */
export default observed('draft', (request, _context, note) => {
  const environment = draftEnvironment(process.env)
  if ('problems' in environment) {
    note({ environment: environment.problems.join(' ') })
    return new Response('Drafts are not set up on this site.\n', {
      status: 503,
      headers: headersFor(),
    })
  }
  if (request.method !== 'GET') {
    const headers = { ...headersFor(environment.panel), allow: 'GET' }
    return new Response('Method Not Allowed\n', { status: 405, headers })
  }
  const { url, publicUrl, token } = environment.cms
  const key = `${url} ${publicUrl} ${token}`
  if (opened?.key !== key) {
    const client = createCmsClient({ url, publicUrl, token })
    opened = { key, client, live: createLiveContent(client) }
  }
  const { client, live } = opened
  return handleDraft(request, { environment, client, live, now: Date.now, note })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { path: '/api/draft' }
