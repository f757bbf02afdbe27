import { expect, test } from 'vitest'
import type { FieldRule } from '#src/lead/form-definition.ts'
import { parseRules, rulesText } from '#src/lead/rules-text.ts'

test('rules go through the markup and come back', () => {
  const rules: FieldRule[] = [
    { rule: 'required', value: null },
    { rule: 'alpha_spaces', value: null },
    { rule: 'max', value: 80 },
  ]
  expect(rulesText(rules)).toBe('required alpha_spaces max:80')
  expect(parseRules(rulesText(rules))).toEqual(rules)
})

test('no rules are no rules, and what is none is left out', () => {
  expect(parseRules('')).toEqual([])
  expect(parseRules('required other:3 constructor')).toEqual([{ rule: 'required', value: null }])
})
