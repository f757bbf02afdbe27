import { withFileLinks } from '#src/lead/files/file-link.ts'
import type { LocaleLeadMail, MailedForm } from '#src/lead/mail/mail-settings.ts'
import type { LeadRecord } from '#src/lead/outbox/record.ts'
import { sha256 } from '#src/lib/hash.ts'
import { DAY_MS } from '#src/lib/time.ts'
import { htmlMail, htmlRows, textRows } from './html-mail.ts'
import { type Mail, mailAddress, oneLine } from './mail.ts'

/** Later, an answer would surprise more than it helps. */
const ANSWER_MS = DAY_MS

type Row = readonly [name: string, value: string]

/** The mails of a lead: one to each person who looks after it, and the answer to its visitor, if there is one. */
export const leadMails = (
  record: LeadRecord,
  settings: readonly LocaleLeadMail[],
  now: number,
): { team: Mail[]; answer: Mail | undefined } => ({
  team: teamMails(record, settings, now),
  answer: answerMail(record, settings, now),
})

/** In the words of the site's first language, whatever language the visitor read. */
const teamMails = (
  record: LeadRecord,
  settings: readonly LocaleLeadMail[],
  now: number,
): Mail[] => {
  const [own] = settings
  if (!own) return []
  const form = entry(own.forms, record.formKey)
  const project = entry(own.projects, String(record.fields.projectId ?? ''))
  const to = new Set([...(form?.to ?? []), ...(project?.to ?? [])])
  if (to.size === 0) return []
  const title = oneLine(
    [form?.title ?? record.formKey, project?.title, own.siteName].filter(Boolean).join(' · '),
  )
  const linked = { ...record, fields: withFileLinks(record, now) }
  const answers = answerRows(linked, form)
  const facts = factRows(linked, form)
  const { locale, dir } = own
  const html = htmlMail(`${htmlRows(answers)}<hr>${htmlRows(facts)}`, { locale, dir, title })
  const text = `${textRows(answers)}\n\n${textRows(facts)}\n`
  const replyTo = visitorAddress(record, form)
  return [...to].flatMap((address) =>
    mailAddress(address)
      ? [
          {
            id: mailId(record, address),
            to: address,
            replyTo,
            subject: title,
            text,
            html,
            isReply: false,
          },
        ]
      : [],
  )
}

/** Only for what passed every check: nobody else can make the site write to an address. */
const answerMail = (
  record: LeadRecord,
  settings: readonly LocaleLeadMail[],
  now: number,
): Mail | undefined => {
  const isOld = now - Date.parse(record.receivedAt) > ANSWER_MS
  if (record.spam.length > 0 || record.checked !== 'form' || isOld) return undefined
  const own = settings.find(({ locale }) => locale === record.locale)
  const form = own && entry(own.forms, record.formKey)
  const to = form && visitorAddress(record, form)
  if (!form?.answer || !to) return undefined
  const { subject, html, text } = form.answer
  const title = oneLine(subject)
  const { locale, dir } = own
  return {
    ...{ id: mailId(record, 'answer'), to, subject: title, isReply: true },
    text: `${text}\n`,
    html: htmlMail(html, { locale, dir, title }),
  }
}

/** What was typed, under the labels of the form; a choice by its words. */
const answerRows = ({ fields }: LeadRecord, form: MailedForm | undefined): Row[] =>
  (form?.fields ?? []).flatMap(({ name, label, choices }) => {
    const value = entry(fields, name)
    const words = (Array.isArray(value) ? value : [value ?? '']).map((one) =>
      typeof one === 'boolean'
        ? one
          ? '✓'
          : '–'
        : (choices.find((choice) => choice.value === one)?.label ?? one),
    )
    const said = words.join(', ')
    return said === '' ? [] : [[label, said] as const]
  })

/** All else that the CRM gets, under the names that the CRM knows, and which consent was given. */
const factRows = (record: LeadRecord, form: MailedForm | undefined): Row[] => {
  const { version, language, text } = record.consent
  const named = new Set((form?.fields ?? []).map(({ name }) => name))
  const utm = Object.entries(record.utm).map(([name, value]) => [`utm ${name}`, value] as const)
  const facts = [...Object.entries(record.fields), ...utm].filter(
    ([name, value]) => !named.has(name) && value !== '',
  )
  return [
    ...facts.map(([name, value]): Row => [name, String(value)]),
    ['consent', [version, language, text].filter(Boolean).join(', ')],
    ['received', record.receivedAt],
    ['lead', record.id],
  ]
}

/** What the first field for an address holds. */
const visitorAddress = (
  { fields }: LeadRecord,
  form: MailedForm | undefined,
): string | undefined => {
  const field = form?.fields.find(({ kind }) => kind === 'email')
  return field && mailAddress(entry(fields, field.name))
}

const mailId = ({ id }: LeadRecord, what: string): string => `${id}.${sha256(what).slice(0, 16)}`

const entry = <Value>(entries: Record<string, Value>, key: string): Value | undefined =>
  Object.hasOwn(entries, key) ? entries[key] : undefined
