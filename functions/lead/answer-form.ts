import { escapeHtml } from '#functions/lib/escape-html.ts'
import { ATTACHMENT_ENDINGS } from '#src/lead/attachment.ts'
import type { FieldDefinition } from '#src/lead/form-definition.ts'
import { LEAD_INPUTS, LEAD_PATH } from '#src/site/lead.ts'

/** Kinds whose answer is typed, with the keyboard of each. The others need words that only their page has. */
const KEYBOARDS: Partial<Record<FieldDefinition['kind'], string>> = {
  text: 'text',
  textarea: 'text',
  email: 'email',
  phone: 'tel',
  number: 'numeric',
  url: 'url',
}

type AnswerForm = {
  /** What the browser sent. */
  raw: readonly [string, string][]
  /** The page that holds the form. */
  back: string | undefined
  /** Fields that the visitor types again; the other values are sent as they were. */
  wrong: readonly FieldDefinition[]
  /** The fields of the form for files. */
  files: readonly FieldDefinition[]
  label: string
}

/**
 * A form that sends the same values again: with the same key, so that it is the same lead, and with the page of the
 * original form, so that it is known where the visitor came from.
 */
export const answerForm = ({ raw, back, wrong, files, label }: AnswerForm): string => {
  // A browser does not send a file again: it is chosen anew.
  const again = files.filter((file) => !wrong.includes(file))
  const typed = [...wrong, ...again]
  const left: ReadonlySet<string> = new Set([
    LEAD_INPUTS.turnstile,
    LEAD_INPUTS.page,
    ...typed.map(({ name }) => name),
  ])
  const kept = raw.filter(([name]) => !left.has(name))
  const values = new Map(raw)
  const inputs = [
    ...[...kept, ...(back ? [[LEAD_INPUTS.page, back] as const] : [])].map(hiddenInput),
    ...typed.map((field) => typedInput(field, values.get(field.name) ?? '')),
  ]
  const encoding = typed.some(({ kind }) => kind === 'file') ? ' enctype="multipart/form-data"' : ''
  return `<form method="post" action="${LEAD_PATH}"${encoding}>${inputs.join('')}<p><button>${escapeHtml(label)}</button></p></form>`
}

/** Kinds that the browser has an input of its own for. */
const TYPES: Partial<Record<FieldDefinition['kind'], string>> = { date: 'date', time: 'time' }

/** Whether a visitor can put a field right on an answer page. */
export const isTyped = ({ kind }: FieldDefinition): boolean =>
  KEYBOARDS[kind] !== undefined || TYPES[kind] !== undefined || kind === 'file'

const hiddenInput = ([name, value]: readonly [string, string]): string =>
  `<input type="hidden" name="${escapeHtml(name)}" value="${escapeHtml(value)}">`

const typedInput = ({ name, label, kind }: FieldDefinition, value: string): string => {
  if (kind === 'file') {
    const accept = ATTACHMENT_ENDINGS.join(',')
    const input = `<input type="file" name="${escapeHtml(name)}" accept="${accept}">`
    return `<p><label>${escapeHtml(label)}${input}</label></p>`
  }
  const type = TYPES[kind]
  const keyboard = type ? `type="${type}"` : `inputmode="${KEYBOARDS[kind]}" dir="auto"`
  const attributes = `name="${escapeHtml(name)}" ${keyboard} aria-invalid="true"`
  const input =
    kind === 'textarea'
      ? `<textarea ${attributes} rows="5">\n${escapeHtml(value)}</textarea>`
      : `<input ${attributes} value="${escapeHtml(value)}">`
  return `<p><label>${escapeHtml(label)}${input}</label></p>`
}
