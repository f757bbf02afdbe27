import { type LeadRecord, setAsideState } from '#src/lead/outbox/record.ts'
import { DIGEST_LEADS } from '#src/site/lead-mail.ts'
import { htmlMail, htmlRows, textRows } from './html-mail.ts'
import { type Mail, mailAddress } from './mail.ts'

/** What a digest tells of: leads that were set aside, and records there that cannot be read. */
export type SetAside = { records: readonly LeadRecord[]; total: number }

const RELEASE = [
  'A lead of a person: npm run leads -- release ID',
  'A lead of a machine: npm run leads -- dismiss ID',
  'What it says: npm run leads -- show ID',
]

/** The mail of a day about what was set aside, without what anybody can be reached by. */
export const digestMail = (
  { records, total }: SetAside,
  { id, day, to, siteName }: { id: string; day: string; to: string; siteName: string },
): Mail => {
  const title = `${siteName} · ${total} set aside as spam · ${day}`
  const counts = [
    ['set aside', String(total)] as const,
    ...tally(
      'form',
      records.map(({ formKey }) => formKey),
    ),
    ...tally(
      'reason',
      records.flatMap(({ spam }) => spam),
    ),
  ]
  const newest = records.toSorted(
    (a, b) => Number(isTrapped(a)) - Number(isTrapped(b)) || (a.receivedAt < b.receivedAt ? 1 : -1),
  )
  const leads = newest
    .slice(0, DIGEST_LEADS)
    .map((record) => [record.id, leadLine(record)] as const)
  const rest = total - leads.length
  const more =
    rest > 0 ? [`${rest} more: npm run leads -- list --state quarantine --state trap`] : []
  const hints = [...more, ...RELEASE]
  return {
    ...{ id, to, subject: title, isReply: false },
    text: `${[textRows(counts), textRows(leads), hints.join('\n')].join('\n\n')}\n`,
    html: htmlMail(`${htmlRows(counts)}<hr>${htmlRows(leads)}<hr><p>${hints.join('<br>')}</p>`, {
      locale: 'en',
      dir: 'ltr',
      title,
    }),
  }
}

const isTrapped = (record: LeadRecord): boolean => setAsideState(record) === 'trap'

const tally = (name: string, values: string[]): [string, string][] =>
  [...Map.groupBy(values, (value) => value)]
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([value, { length }]) => [`${name} ${value}`, String(length)])

const leadLine = (record: LeadRecord): string =>
  [
    `${record.receivedAt.slice(0, 16).replace('T', ' ')} UTC`,
    record.formKey,
    record.spam.join(', '),
    ...contacts(record),
  ].join(' · ')

/** Enough to tell a person from a machine, and not enough to reach one. */
const contacts = ({ fields }: LeadRecord): string[] =>
  Object.values(fields).flatMap((value) => {
    if (typeof value !== 'string') return []
    const [mailbox = '', host] = mailAddress(value)?.split('@') ?? []
    if (host) return [`${[...mailbox][0]}…@${host.split('.').slice(-2).join('.')}`]
    return /^\+\d{7,}$/.test(value) ? [`${value.slice(0, 4)}…${value.slice(-2)}`] : []
  })
