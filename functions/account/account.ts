import { join } from 'node:path'
import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { RESTRICTED_FOLDER } from '#src/account/restricted-files.ts'
import { createForms } from '../lead/forms.ts'
import { handleAccount } from './handle-account.ts'
import { createRestrictedPages } from './restricted-page.ts'
import { createStrapi } from './strapi.ts'

/** Kept while Netlify keeps the function warm. */
const forms = createForms()

/** Accounts: every call to the CMS, and the session in a cookie that no script can read. See docs/accounts.md. */
export default observed('account', (request, context, note) => {
  const { CMS_URL: url, CMS_TOKEN: token, RESTRICTED_DIR, LAMBDA_TASK_ROOT } = process.env
  const folder = RESTRICTED_DIR || join(LAMBDA_TASK_ROOT ?? process.cwd(), RESTRICTED_FOLDER)
  return handleAccount(request, {
    strapi: url ? createStrapi({ url, token }) : undefined,
    restrictedPage: createRestrictedPages(folder),
    words: (prefix) => forms(new URL(request.url).origin, prefix.slice(1) || undefined),
    visitor: context.ip,
    note,
  })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = {
  path: '/api/account/*',
  rateLimit: { windowLimit: 120, windowSize: 60, aggregateBy: ['ip', 'domain'] },
}
