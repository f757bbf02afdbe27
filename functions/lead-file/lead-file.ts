import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { createLeadFiles, leadFileStore } from '#src/lead/files/file-store.ts'
import { handleLeadFile } from './handle-lead-file.ts'

/** Gives a file that came with a lead to whoever has a signed link to it. See docs/leads.md. */
export default observed('lead-file', (request, context, note) =>
  handleLeadFile(request, {
    files: createLeadFiles(leadFileStore(context.deploy?.context || 'dev')),
    now: Date.now,
    note,
  }),
)

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = {
  path: '/api/lead-file',
  rateLimit: { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
