import type { ListedLead } from './read-leads.ts'

const HEAD = ['received', 'state', 'form', 'tries', 'what', 'id']

/** Leads for a terminal, without what people typed: `show` has that. */
export const leadsTable = (leads: readonly ListedLead[], now: Date): string => {
  if (leads.length === 0) return 'There are no leads.'
  const rows = leads.map((lead) => [
    lead.receivedAt.slice(0, 16).replace('T', ' '),
    lead.state,
    lead.formKey,
    String(lead.attempts),
    what(lead, now),
    lead.id,
  ])
  const lines = [HEAD, ...rows]
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
      return lead.spam.join(', ')
  }
}
