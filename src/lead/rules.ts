import { EMAIL_ADDRESS } from '#src/lib/email-address.ts'
import type { FieldRule, RuleName } from './form-definition.ts'
import { hasOnly } from './letters.ts'
import type { RuleMessage, RuleMessageKey } from './message.ts'
import { isTooShort, type PhoneExample, type PhoneMismatch } from './phone.ts'
import type { VisitContext } from './visit.ts'

/** Text, a box that is ticked or not, or the ticked ones of several boxes. */
export type FieldValue = string | boolean | string[]

export type RuleContext = {
  phoneExample?: PhoneExample
  phoneMismatch?: PhoneMismatch
  /** For forms that ask for a day. */
  visit?: VisitContext
}

/** What is wrong with a value, or undefined. `n` is the number that the editor gave the rule. */
type Rule = (value: FieldValue, n: number, context: RuleContext) => RuleMessage | undefined

const URL_ADDRESS =
  /^(?:https?:\/\/)?(?:[\p{L}\p{N}\p{M}_-]+\.)+[\p{L}\p{N}\p{M}-]{2,}(?::\d{1,5})?(?:\/\S*)?$/iu

/** The rules of the specification, section 5; `phone` also refuses a number that its country does not have. */
const RULES: Record<RuleName, Rule> = {
  required: (value) => when(isEmpty(value), 'rule.required'),
  requiredCheckbox: (value) => when(value !== true && isUnticked(value), 'rule.requiredCheckbox'),
  phone: (value, _n, { phoneExample, phoneMismatch }) => {
    const number = textOf(value)
    if (number === '') return { key: 'rule.phone.empty' }
    const example = phoneExample?.(number)
    if (example !== undefined && isTooShort(number, example)) return { key: 'rule.phone.short' }
    const country = phoneMismatch?.(number)
    return country === undefined ? undefined : { key: 'rule.phone.country', values: { country } }
  },
  email: (value) => {
    const address = textOf(value)
    if (address === '') return { key: 'rule.email.empty' }
    return when(!EMAIL_ADDRESS.test(address), 'rule.email.format')
  },
  min: (value, n) => when(isEmpty(value) || lengthOf(value) < n, 'rule.min', n),
  max: (value, n) => when(lengthOf(value) > n, 'rule.max', n),
  length: (value, n) => when(isEmpty(value) || lengthOf(value) !== n, 'rule.length', n),
  alpha: (value) => when(!hasOnly('alpha', textOf(value)), 'rule.alpha'),
  alpha_spaces: (value) => when(!hasOnly('alpha_spaces', textOf(value)), 'rule.alpha_spaces'),
  alpha_num: (value) => when(!hasOnly('alpha_num', textOf(value)), 'rule.alpha_num'),
  digits: (value) => when(!hasOnly('digits', textOf(value)), 'rule.digits'),
  url: (value) => when(!isEmpty(value) && !URL_ADDRESS.test(textOf(value)), 'rule.url'),
}

/** Rules that need a number. */
export const COUNTED: ReadonlySet<RuleName> = new Set(['min', 'max', 'length'])

/** Rules that an empty value fails, too: a field with one of them is a required one. */
export const NEEDS_VALUE: ReadonlySet<RuleName> = new Set([
  'required',
  'requiredCheckbox',
  'phone',
  'email',
  'min',
  'length',
])

/**
 * The first thing that is wrong with a value, in the order of the editor's rules. A rule that needs a
 * number and has none says nothing.
 */
export const checkValue = (
  value: FieldValue,
  rules: readonly FieldRule[],
  context: RuleContext = {},
): RuleMessage | undefined => {
  for (const { rule, value: n } of rules) {
    if (n === null && COUNTED.has(rule)) continue
    const message = RULES[rule](value, n ?? 0, context)
    if (message) return message
  }
  return undefined
}

const when = (wrong: boolean, key: RuleMessageKey, n?: number): RuleMessage | undefined =>
  wrong ? { key, ...(n === undefined ? {} : { values: { n } }) } : undefined

const isEmpty = (value: FieldValue): boolean =>
  typeof value === 'boolean' ? !value : value.length === 0

/** Of several boxes, one ticked is agreement enough. */
const isUnticked = (value: FieldValue): boolean => !Array.isArray(value) || value.length === 0

const textOf = (value: FieldValue): string => (typeof value === 'string' ? value : '')

/** In characters as people count them, not in UTF-16 units. */
const lengthOf = (value: FieldValue): number => [...textOf(value)].length
