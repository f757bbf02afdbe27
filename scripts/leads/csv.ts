import type { ReadLeads } from './read-leads.ts'
import { guarded, PARTS } from './spreadsheet-guard.ts'

/** By the names that the command has for them. */
export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const

export type Separator = keyof typeof SEPARATORS

/**
 * Leads as CSV for a spreadsheet (RFC 4180, UTF-8 with its mark), one column for each field of any form, and one
 * with what is there of those that cannot be read.
 *
 * @param separator the separator of the spreadsheet program in the reader's country: German and most Arabic ones
 * use a semicolon.
 */
export const leadsCsv = (
  { leads, unreadable }: ReadLeads,
  separator: Separator = 'comma',
): string => {
  const names = [...new Set(leads.flatMap(({ fields }) => Object.keys(fields)))]
  const head = [
    ...['id', 'state', 'receivedAt', 'deliveredAt', 'form', 'locale', 'checked', 'spam'],
    ...['consentVersion', 'consentLanguage', 'consentGivenAt', 'consentText', 'consentHash'],
    ...['source', 'medium', 'campaign', 'term', 'referrer'].map((name) => `utm ${name}`),
    ...names.map((name) => `field ${name}`),
    ...(unreadable.length > 0 ? ['unreadable'] : []),
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
    lead.consent.text ?? '',
    lead.consent.hash ?? '',
    lead.utm.source,
    lead.utm.medium,
    lead.utm.campaign,
    lead.utm.term,
    lead.utm.referrer,
    ...names.map((name) => cellText(Object.hasOwn(lead.fields, name) ? lead.fields[name] : '')),
    ...(unreadable.length > 0 ? [''] : []),
  ])
  const broken = unreadable.map(({ id, state, raw, problem }) => [
    ...[id, state],
    ...Array<string>(head.length - 3).fill(''),
    raw ?? problem,
  ])
  const cell = cellIn(SEPARATORS[separator])
  const lines = [head, ...rows, ...broken].map((row) => row.map(cell).join(SEPARATORS[separator]))
  return `\ufeff${lines.join('\r\n')}`
}

type FieldValue = ReadLeads['leads'][number]['fields'][string] | undefined

const cellText = (value: FieldValue): string =>
  Array.isArray(value) ? value.join(', ') : String(value ?? '')

/** Also the separators of other programs. */
const QUOTED = new RegExp(`["${PARTS}]`)

const cellIn =
  (separator: string) =>
  (text: string): string => {
    const safe = guarded(text, separator)
    return QUOTED.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
  }
