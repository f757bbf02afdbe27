import { withoutUnseen } from '#src/lib/unseen.ts'
import type { FieldDefinition, RuleName } from './form-definition.ts'
import type { FieldValue } from './rules.ts'

/** Arabic, Persian, Devanagari and full-width zeros; each is followed by its nine other digits. */
const ZEROS = ['٠', '۰', '०', '０'].map((zero) => zero.codePointAt(0) as number)

/** Half of a character, which no UTF-8 can hold. */
const LONE_SURROGATES = /\p{Cs}/gu

const CONTROL_CHARACTERS = /[^\P{Cc}\n\t]/gu

const EXACT_KINDS: readonly FieldKind[] = ['email', 'phone', 'number', 'url', 'date', 'time']
const DIGIT_KINDS: readonly FieldKind[] = ['phone', 'number', 'date', 'time']
const DIGIT_RULES: readonly RuleName[] = ['digits', 'alpha_num']

type FieldKind = FieldDefinition['kind']
type Field = Pick<FieldDefinition, 'kind' | 'choices' | 'rules'>

/**
 * The value of a field, from whatever a form or a request has for it: text without spaces around it and
 * without control characters, true or false for a box, the ticked ones for several boxes. What programs read, such as
 * an address, has no unseen marks, and where digits are asked for they are 0 to 9. What cannot be a value of the field
 * counts as empty.
 */
export const fieldValue = (raw: unknown, { kind, choices, rules }: Field): FieldValue => {
  if (kind === 'checkbox') return choices.length > 0 ? ticked(raw) : isTicked(raw)
  const text = cleanText(raw)
  const exact = EXACT_KINDS.includes(kind) ? withoutUnseen(text) : text
  const asksForDigits =
    DIGIT_KINDS.includes(kind) || rules.some(({ rule }) => DIGIT_RULES.includes(rule))
  return asksForDigits ? plainDigits(exact) : exact
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
export const plainDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => {
    const code = digit.codePointAt(0) as number
    const zero = ZEROS.find((zero) => code >= zero && code < zero + 10)
    return zero === undefined ? digit : String(code - zero)
  })
