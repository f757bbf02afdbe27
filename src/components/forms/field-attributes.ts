import type { InputHTMLAttributes } from 'react'
import { PATTERNS } from '#src/lead/letters.ts'
import { NEEDS_VALUE } from '#src/lead/rules.ts'
import type { FormField } from '#src/models/parts/form.ts'
import type { PageMessageKey } from '#src/models/parts/messages.ts'
import { PHONE_DEFAULTS } from '#src/site/lead.ts'

type Rule = FormField['rules'][number]
type RuleName = Rule['rule']

export const isRequired = ({ rules }: FormField): boolean =>
  rules.some(({ rule }) => NEEDS_VALUE.has(rule))

type TextAttributes = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'minLength' | 'maxLength' | 'pattern' | 'dir'
>

/**
 * The attributes of a text field. Numbers and addresses are text with a fitting keyboard: the browser's
 * own kinds check otherwise than the rules do.
 */
export const textAttributes = (field: FormField): TextAttributes => {
  const pattern = field.rules.map(patternOf).find(Boolean)
  return { ...kindAttributes(field), ...lengths(field.rules), ...(pattern ? { pattern } : {}) }
}

/** The message that says what a field's pattern requires. */
export const patternMessage = ({ rules }: FormField): PageMessageKey | undefined => {
  const rule = rules.find(patternOf)
  return rule && (`rule.${rule.rule}` as PageMessageKey)
}

/** What the browser can check of a rule on its own. The rest, and the messages, come with the script. */
const patternOf = ({ rule }: Rule): string | undefined =>
  Object.hasOwn(PATTERNS, rule) ? PATTERNS[rule as keyof typeof PATTERNS] : undefined

const kindAttributes = ({ kind }: FormField): TextAttributes => {
  switch (kind) {
    case 'email':
      return { type: 'email', dir: 'ltr' }
    case 'phone':
      return { type: 'tel', dir: 'ltr', maxLength: PHONE_DEFAULTS.maxLength }
    case 'number':
      return { type: 'text', inputMode: 'numeric' }
    case 'url':
      return { type: 'text', inputMode: 'url', dir: 'ltr' }
    case 'date':
      return { type: 'date' }
    case 'time':
      return { type: 'time' }
    default:
      return { type: 'text' }
  }
}

const lengths = (rules: Rule[]): TextAttributes => {
  const value = (name: RuleName) => rules.find(({ rule }) => rule === name)?.value ?? undefined
  const exact = value('length')
  const minLength = exact ?? value('min')
  const maxLength = exact ?? value('max')
  return {
    ...(minLength === undefined ? {} : { minLength }),
    ...(maxLength === undefined ? {} : { maxLength }),
  }
}
