import { join } from 'node:path'
import type { Config } from '@netlify/functions'
import { observed } from '#functions/lib/observed.ts'
import { RESTRICTED_FOLDER } from '#src/account/restricted-files.ts'
import { leadMailEnvironment, restrictedFolder } from '#src/environment/functions.ts'
import { createMailLog, mailStore } from '#src/lead/mail/mail-log.ts'
import { LEAD_MAIL_FILE, leadMailSettings } from '#src/lead/mail/mail-settings.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import { leadStore } from '#src/lead/outbox/store.ts'
import { readJson } from '#src/lib/json-file.ts'
import { runMails } from './run-mails.ts'
import { createSmtp, noReply } from './smtp.ts'

/** Netlify stops a scheduled function after 30 s. */
const RUN_MS = 25_000

/** A run met what a person must look at. What is thrown is reported to Sentry, too. */
class LeadMailError extends Error {
  override name = 'LeadMailError'
}

/** Mails new leads to those who look after them, and answers their visitors. See docs/leads.md. */
export default observed('lead-mail', async (request, context, note) => {
  const environment = leadMailEnvironment(process.env)
  const { smtpUrl, from, problems } = environment
  if (problems.length > 0) note({ environment: problems.join(' ') })
  if (!smtpUrl) {
    note({ mail: 'SMTP_URL is not set, so nobody is mailed' })
    return new Response(null, { status: 204 })
  }
  const reported = new Set<string>()
  const file = join(restrictedFolder(process.env, RESTRICTED_FOLDER), LEAD_MAIL_FILE)
  const settings = await readJson(file, leadMailSettings)
  const [own] = settings ?? []
  const sender = from ?? noReply(own?.siteName ?? '', own?.origin ?? new URL(request.url).origin)
  const smtp = createSmtp({ url: smtpUrl, from: sender })
  try {
    const deploy = context.deploy?.context || 'dev'
    await runMails({
      outbox: createOutbox(leadStore(deploy)),
      log: createMailLog(mailStore(deploy)),
      settings,
      environment,
      send: smtp.send,
      now: Date.now,
      runMs: RUN_MS,
      note,
      report: (problem, details) => {
        reported.add(problem)
        console.error(JSON.stringify({ error: problem, ...details }))
      },
    })
  } finally {
    smtp.close()
  }
  if (reported.size > 0) throw new LeadMailError([...reported].join(', '))
  return new Response(null, { status: 204 })
})

// Literals only: Netlify reads this without running it, and anything cleverer is lost without an error.
export const config: Config = { schedule: '* * * * *' }
