import type { ListedLead, ReadLeads, UnreadableLead } from './read-leads.ts'

const HEAD = ['received', 'state', 'form', 'tries', 'what', 'id']

/** Leads for a terminal, without what people typed: `show` has that. Those that cannot be read come last. */
export const leadsTable = ({ leads, unreadable }: ReadLeads, now: Date): string => {
  if (leads.length === 0 && unreadable.length === 0) return 'There are no leads.'
  const rows = leads.map((lead) => [
    lead.receivedAt.slice(0, 16).replace('T', ' '),
    lead.state,
    lead.formKey,
    String(lead.attempts),
    what(lead, now),
    lead.id,
  ])
  const broken = unreadable.map(({ state, id }) => ['', state, '', '', 'cannot be read', id])
  const lines = [HEAD, ...rows, ...broken].map((line) => line.map(printable))
  const widths = HEAD.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)))
  return lines
    .map((line) =>
      line
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

/** Each record that cannot be read, why, and what is there as it is. */
export const unreadableText = (unreadable: readonly UnreadableLead[]): string =>
  unreadable
    .map(({ problem, raw }) => `${problem}${raw === undefined ? '' : `\n${printable(raw)}`}`)
    .join('\n')

/** What could steer a terminal is shown by its code. */
export const printable = (text: string): string =>
  text.replace(
    /[\u0000-\u001f\u007f-\u009f\u200e\u200f\u202a-\u202e\u2066-\u2069]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

const what = (lead: ListedLead, now: Date): string => {
  const problem = lead.problem ? `${lead.problem}, ` : ''
  switch (lead.state) {
    case 'pending':
      return Date.parse(lead.dueAt) <= now.getTime()
        ? `${problem}due`
        : `${problem}due ${lead.dueAt.slice(0, 16).replace('T', ' ')}`
    case 'delivered':
      return `delivered ${(lead.deliveredAt ?? '').slice(0, 16).replace('T', ' ')}`
    case 'dead':
      return `${problem}gave up`
    case 'quarantine':
    case 'trap':
      return lead.spam.join(', ')
    case 'dismissed':
      return [...lead.spam, 'dismissed'].join(', ')
  }
}
