import type { ListedLead } from './read-leads.ts'

/**
 * A spreadsheet would run these as a formula, full-width signs and what follows white space too; a
 * telephone number is none. https://owasp.org/www-community/attacks/CSV_Injection
 */
const FORMULA = /^(?:[\t\r\n]|\s*[=@＝＠]|\s*[+\-＋－](?![\d\s().-]*$))/

/** Leads as CSV for a spreadsheet (RFC 4180, UTF-8 with its mark), one column for each field of any form. */
export const leadsCsv = (leads: readonly ListedLead[]): string => {
  const names = [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))]
  const head = [
    ...['id', 'state', 'receivedAt', 'deliveredAt', 'form', 'locale', 'checked', 'spam'],
    ...['consentVersion', 'consentLanguage', 'consentGivenAt'],
    ...['source', 'medium', 'campaign', 'term', 'referrer'].map((name) => `utm ${name}`),
    ...names.map((name) => `field ${name}`),
  ]
  const rows = leads.map((lead) => [
    lead.id,
    lead.state,
    lead.receivedAt,
    lead.deliveredAt ?? '',
    lead.formKey,
    lead.locale ?? '',
    lead.checked,
    lead.spam.join(', '),
    lead.consent.version ?? '',
    lead.consent.language ?? '',
    lead.consent.givenAt,
    lead.utm.source,
    lead.utm.medium,
    lead.utm.campaign,
    lead.utm.term,
    lead.utm.referrer,
    ...names.map((name) => cellText(lead.fields[name])),
  ])
  return `\ufeff${[head, ...rows].map((row) => row.map(quoted).join(',')).join('\r\n')}`
}

const cellText = (value: ListedLead['fields'][string] | undefined): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

const quoted = (text: string): string => {
  const safe = FORMULA.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
