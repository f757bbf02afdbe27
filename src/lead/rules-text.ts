import { type FieldRule, RULE_NAMES, type RuleName } from './form-definition.ts'

/** The rules of a field in one attribute of its markup, such as "required max:80". */
export const rulesText = (rules: readonly FieldRule[]): string =>
  rules.map(({ rule, value }) => (value === null ? rule : `${rule}:${value}`)).join(' ')

/** The counterpart. What is no rule is left out: the lead function checks again. */
export const parseRules = (text: string): FieldRule[] =>
  text.split(' ').flatMap((part) => {
    const [name = '', value] = part.split(':')
    return isRule(name) ? [{ rule: name, value: value === undefined ? null : Number(value) }] : []
  })

const isRule = (name: string): name is RuleName => (RULE_NAMES as readonly string[]).includes(name)
