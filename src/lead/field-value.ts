import type { FieldDefinition } from './form-definition.ts'
import type { FieldValue } from './rules.ts'

/** Arabic, Persian, Devanagari and full-width zeros; each is followed by its nine other digits. */
const ZEROS = ['٠', '۰', '०', '０'].map((zero) => zero.codePointAt(0) as number)

/** Half of a character, which no UTF-8 can hold. */
const LONE_SURROGATES = /\p{Cs}/gu

const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu

type Field = Pick<FieldDefinition, 'kind' | 'choices'>

/**
 * The value of a field, from whatever a form or a request has for it: text without spaces around it and
 * without control characters, true or false for a box, the ticked ones for several boxes. What cannot be a
 * value of the field counts as empty.
 */
export const fieldValue = (raw: unknown, { kind, choices }: Field): FieldValue => {
  if (kind === 'checkbox') return choices.length > 0 ? ticked(raw) : isTicked(raw)
  const text = cleanText(raw)
  return ['phone', 'number', 'date', 'time'].includes(kind) ? plainDigits(text) : text
}

/** A text as it is kept: well-formed, composed, `\n` for every line end, trimmed. */
export const cleanText = (raw: unknown): string =>
  typeof raw === 'string'
    ? raw
        .replace(LONE_SURROGATES, '\ufffd')
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(CONTROL_CHARACTERS, '')
        .trim()
    : ''

/** A browser sends a ticked box as its value, and `on` where it has none. */
const isTicked = (raw: unknown): boolean => raw === true || raw === 'true' || raw === 'on'

const ticked = (raw: unknown): string[] => {
  const values = Array.isArray(raw) ? raw : [raw]
  return [...new Set(values.map(cleanText).filter((value) => value !== ''))]
}

/** Digits as other scripts write them become 0 to 9: telephones type them, and no CRM takes them. */
const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number
    const zero = ZEROS.find((zero) => code >= zero && code < zero + 10)
    return zero === undefined ? digit : String(code - zero)
  })
