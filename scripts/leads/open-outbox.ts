import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { BLOBS_FOLDER, openLocalBlobs } from '#scripts/preview/local-blobs.ts'
import { requireVariables } from '#src/environment/read.ts'
import { createMailLog, type MailLog, mailStore } from '#src/lead/mail/mail-log.ts'
import { createOutbox, type Outbox } from '#src/lead/outbox/outbox.ts'
import { leadStore } from '#src/lead/outbox/store.ts'
import { LeadsError } from './leads-error.ts'

type OpenOutbox = { outbox: Outbox; mails: MailLog; place: string; close: () => Promise<void> }

/**
 * The outbox that the environment names: a deployed site's with `NETLIFY_SITE_ID` and
 * `NETLIFY_AUTH_TOKEN`, else the one that the preview on this machine uses.
 *
 * @throws LeadsError when there is none.
 */
export const openOutbox = async (options: {
  variables: Record<string, string | undefined>
  projectDir: string
  context: string | undefined
}): Promise<OpenOutbox> => {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = requireVariables(
    options.variables,
    ['NETLIFY_SITE_ID', 'NETLIFY_AUTH_TOKEN'],
  )
  if (Boolean(siteID) !== Boolean(token)) {
    const missing = siteID ? 'NETLIFY_AUTH_TOKEN' : 'NETLIFY_SITE_ID'
    throw new LeadsError(
      `${missing} is missing. Set both variables for the leads of a deployed site, or neither of them for the leads on this machine.`,
    )
  }
  if (siteID && token) {
    const context = options.context ?? 'production'
    return {
      outbox: createOutbox(leadStore(context, { siteID, token }, 60_000)),
      mails: createMailLog(mailStore(context, { siteID, token }, 60_000)),
      place: `that of ${context} on Netlify's site ${siteID}`,
      close: async () => {},
    }
  }
  return openLocal(join(options.projectDir, BLOBS_FOLDER), options.context ?? 'dev')
}

/** The store of the preview on this machine. */
const openLocal = async (directory: string, context: string): Promise<OpenOutbox> => {
  if (!existsSync(directory)) {
    throw new LeadsError(
      `There is no outbox on this machine (${directory}). "npm run preview" creates it. For a deployed site set NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN.`,
    )
  }
  const { access, close } = await openLocalBlobs(directory)
  const outbox = createOutbox(leadStore(context, access))
  return { outbox, mails: createMailLog(mailStore(context, access)), place: directory, close }
}
