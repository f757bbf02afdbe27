import { patternSentence } from './patterns.ts'

/** The rules of a field in a schema, as far as Strapi checks them. */
export type Rules = {
  type: string
  required?: boolean
  repeatable?: boolean
  regex?: string
  enum?: string[]
  min?: number | string
  max?: number | string
  minLength?: number
  maxLength?: number
}

const NUMBERS = ['integer', 'decimal', 'float', 'biginteger']
const LISTS = ['dynamiczone', 'component']

/** What Strapi allows for a short text where the schema says nothing. */
const SHORT_TEXT = 255

/** What Strapi says of a value that another entry has. */
const TAKEN = 'This attribute must be unique'

/**
 * What is wrong with a value that Strapi refused, in a sentence, with what to do. `help` is what the
 * panel says below the field. Null if no rule that is known here is broken.
 */
export function problemOf(rules: Rules, value: unknown, said: string, help = ''): string | null {
  if (isEmpty(value)) {
    return rules.required || said.includes('must be defined') || said.includes('cannot be null')
      ? sentences('This is empty, but it is needed.', help)
      : null
  }
  if (said === TAKEN) return `“${value}” is taken by another entry. Write another one.`
  if (Array.isArray(value)) return ofList(rules, value.length)
  if (NUMBERS.includes(rules.type)) return ofNumber(rules, value, help)
  if (rules.enum && !rules.enum.includes(String(value))) {
    return `“${value}” is none of the choices. They are: ${rules.enum.join(', ')}.`
  }
  if (typeof value === 'string') return ofText(rules, value, said)
  if (LISTS.includes(rules.type)) return null
  return sentences('This is not of the right kind.', help)
}

function ofNumber({ type, min, max }: Rules, value: unknown, help: string): string | null {
  const number = typeof value === 'number' ? value : Number(value)
  if (Number.isNaN(number) || typeof value === 'boolean') {
    return sentences(`“${value}” is not a number.`, help)
  }
  if (type.endsWith('integer') && !Number.isInteger(number)) {
    return sentences(`${value} is not a whole number.`, help)
  }
  if (min !== undefined && number < Number(min)) {
    return sentences(`${value} is too small: at least ${min}.`, help)
  }
  if (max !== undefined && number > Number(max)) {
    return sentences(`${value} is too large: at most ${max}.`, help)
  }
  return null
}

function ofText(rules: Rules, value: string, said: string): string | null {
  const { type, regex, minLength, maxLength = type === 'string' ? SHORT_TEXT : undefined } = rules
  const { length } = value
  if (maxLength !== undefined && length > maxLength) {
    return `This has ${length} characters, but at most ${maxLength} fit. Shorten it.`
  }
  if (minLength !== undefined && length < minLength) {
    return `This has ${length} characters, but needs at least ${minLength}. Write more.`
  }
  if (regex && !new RegExp(regex).test(value)) {
    return `“${value}” does not fit. ${patternSentence(regex)}`
  }
  if (type === 'email' && said.includes('email')) {
    return `“${value}” is no address of e-mail. Write one such as name@example.com.`
  }
  return null
}

function ofList({ min, max }: Rules, count: number): string | null {
  if (min !== undefined && count < Number(min)) {
    return `This has ${count} entries, but needs at least ${min}. Add some.`
  }
  if (max !== undefined && count > Number(max)) {
    return `This has ${count} entries, but may have at most ${max}. Remove some.`
  }
  return null
}

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && !value.length)

const sentences = (...parts: string[]) => parts.filter(Boolean).join(' ')
