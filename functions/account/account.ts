import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { RESTRICTED_FOLDER } from '#src/account/restricted-files.ts'
import { cmsEnvironment, restrictedFolder } from '#src/environment/functions.ts'
import { createForms } from '../lead/forms.ts'
import { handleAccount } from './handle-account.ts'
import { createRestrictedPages } from './restricted-page.ts'
import { createStrapi } from './strapi.ts'

/** Kept while Netlify keeps the function warm. */
const forms = createForms()

/** Accounts: every call to the CMS, and the session in a cookie that no script can read. See docs/accounts.md. */
export default observed('account', (request, context, note) => {
  const { cms, problems } = cmsEnvironment(process.env)
  if (problems.length > 0) note({ environment: problems.join(' ') })
  return handleAccount(request, {
    strapi: cms && createStrapi(cms),
    restrictedPage: createRestrictedPages(restrictedFolder(process.env, RESTRICTED_FOLDER)),
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
