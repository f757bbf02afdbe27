import { runMails } from '#functions/lead-mail/run-mails.ts'
import { createSmtp } from '#functions/lead-mail/smtp.ts'
import type { Note } from '#functions/lib/observed.ts'
import { leadMailEnvironment } from '#src/environment/functions.ts'
import { createMailLog } from '#src/lead/mail/mail-log.ts'
import type { LocaleLeadMail } from '#src/lead/mail/mail-settings.ts'
import { createOutbox } from '#src/lead/outbox/outbox.ts'
import type { LeadStore } from '#src/lead/outbox/store.ts'
import { publishedForms } from './sample.ts'

const fields = (publishedForms.forms.interest?.fields ?? []).map(({ name, label, kind }) => ({
  ...{ name, label, kind },
  choices: name === 'project' ? [{ value: 'tower', label: 'The Tower' }] : [],
}))

/** What editors have set: two people for the form, one for a project, and replies in three languages. */
export const mailSettings: LocaleLeadMail[] = (
  [
    ['en', 'ltr', 'We call you', 'We call you within a day.'],
    ['ar', 'rtl', 'سنتصل بك', 'نتصل بك خلال يوم.'],
    ['de', 'ltr', 'Wir rufen Sie an', 'Wir rufen Sie innerhalb eines Tages an.'],
  ] as const
).map(([locale, dir, subject, words]) => ({
  locale,
  dir,
  siteName: 'Mira',
  origin: 'https://mira.example',
  forms: {
    interest: {
      title: 'Register your interest',
      to: ['sales@mira.example', 'desk@mira.example'],
      fields,
      answer: { subject, html: `<p>${words}</p>`, text: words },
    },
  },
  projects: { marina00000: { title: 'Marina Crest', to: ['marina@mira.example'] } },
}))

/** One run of the function that mails, with a real connection to a server. */
export const mailRun = async (options: {
  port: number
  store: LeadStore
  log: LeadStore
  now: number
  settings?: LocaleLeadMail[]
  digestTo?: string
}) => {
  const { port, store, log, now, settings = mailSettings, digestTo = '' } = options
  const noted: Record<string, unknown> = {}
  const reported: { problem: string; details: object }[] = []
  const note: Note = (details) => Object.assign(noted, details)
  const smtp = createSmtp({ url: `smtp://127.0.0.1:${port}`, from: 'Mira <no-reply@mira.example>' })
  await runMails({
    outbox: createOutbox(store),
    log: createMailLog(log),
    settings,
    environment: leadMailEnvironment({ LEAD_DIGEST_TO: digestTo }),
    send: smtp.send,
    now: () => now,
    runMs: 25_000,
    note,
    report: (problem, details) => reported.push({ problem, details }),
  })
  smtp.close()
  return { noted, reported }
}
